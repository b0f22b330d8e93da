import { sessionState } from '@grandstand/bus-contracts';
import { REALITY_CHECK_KEY } from '../../../services/reality-check/storage-key';
import { SESSION_TIME_KEY } from '../../../services/session-limit/storage-key';
import { overlays } from '../../frame/later-overlays';
import { defineGroup, onState } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: ['limits', 'reality-check', 'session-limit'],
  needs: ['api', 'boot', 'clock', 'log', 'otherTabs', 'returns$', 'storage'],
} as const;

/** The ports of these services. */
export type ProtectionServicePorts = PortsOf<typeof declared>;

/** The player's limits, the session limit and the reality check. A guest's page does not fetch them. */
export const protectionServices = defineGroup({
  ...declared,
  starts: [
    // An earlier visit stored a session time or a reality check.
    { on: 'stored', isKey: (key) => key === REALITY_CHECK_KEY || key === SESSION_TIME_KEY },
    onState(sessionState, ({ status }) => status === 'player'),
  ],
  load: async ({ boot }) => {
    const [{ startProtectionServices }] = await Promise.all([
      import('../services/protection'),
      // The services' dialogs are fetched at the same time.
      overlays.load(boot.language),
    ]);
    return startProtectionServices;
  },
});
