import { sessionState } from '@grandstand/bus-contracts';
import { overlays } from '../../app/later-overlays';
import { defineGroup, onState } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: [
    'account-conversion',
    'appeals',
    'bonus-games',
    'bonuses',
    'cashback',
    'casino',
    'cash-out',
    'fair',
    'ideas',
    'mailing',
    'payments',
    'profile',
    'purchase',
    'referral',
    'requests',
    'secure-data',
    'security',
    'team-cash',
    'toto',
    'tournaments',
    'uploads',
    'verification',
  ],
  needs: ['api', 'boot', 'clock', 'cookies', 'log', 'page', 'storage'],
} as const;

/** The ports of these services. */
export type AccountServicePorts = PortsOf<typeof declared>;

/** The services that only a signed-in player needs, and that no page waits for; a guest's page of tournaments starts them too. */
export const accountServices = defineGroup({
  ...declared,
  starts: [onState(sessionState, ({ status }) => status === 'player')],
  load: async ({ boot }) => {
    const [{ startAccountServices }] = await Promise.all([
      import('../services/account'),
      // The services' dialogs are fetched at the same time.
      overlays.load(boot.language),
    ]);
    return startAccountServices;
  },
});
