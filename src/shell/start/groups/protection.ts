import { needs, services } from 'virtual:service-names/protection';
import { sessionState } from '@grandstand/bus-contracts';
import { IDLE_KEY, NOTICE_KEY } from '../../../services/protection/auto-logoff/idle-span';
import { REALITY_CHECK_KEY } from '../../../services/protection/reality-check/storage-key';
import { SESSION_TIME_KEY } from '../../../services/protection/session-limit/storage-key';
import { defineGroup, onState } from '../service-group';

const STORED: readonly string[] = [IDLE_KEY, NOTICE_KEY, REALITY_CHECK_KEY, SESSION_TIME_KEY];

/** The player's limits, the session limit, the reality check, the net position and the sign-out for inactivity. A guest's page does not fetch them. */
export const protectionServices = defineGroup({
  services,
  needs,
  starts: [
    // An earlier visit stored a session time or a reality check, or ended for inactivity.
    { on: 'stored', isKey: (key) => STORED.includes(key) },
    onState(sessionState, ({ status }) => status === 'player'),
  ],
  load: async ({ loadOverlays }) => {
    const [{ start }] = await Promise.all([
      import('virtual:services/protection'),
      // The services' dialogs are fetched at the same time.
      loadOverlays(),
    ]);
    return start;
  },
});
