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

/** What these services are given. */
export type ProtectionServicePorts = PortsOf<typeof declared>;

/** The limits that a player has set, and what ends or interrupts play by them; a guest's page does not fetch it. */
export const protectionServices = defineGroup({
  ...declared,
  starts: [
    // An earlier visit left what ends or interrupts play.
    { on: 'stored', isKey: (key) => key === REALITY_CHECK_KEY || key === SESSION_TIME_KEY },
    onState(sessionState, ({ status }) => status === 'player'),
  ],
  load: async ({ boot }) => {
    const [{ startProtectionServices }] = await Promise.all([
      import('../services/protection'),
      // The dialogs come with the services, not after them.
      overlays.load(boot.language),
    ]);
    return startProtectionServices;
  },
});
