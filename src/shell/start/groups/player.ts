import { WHEN_IDLE, defineGroup, FOR_LIKELY_PLAYER } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: ['balance-view', 'terms', 'user-config'],
  needs: ['api', 'log', 'otherTabs', 'storage'],
} as const;

/** The ports of these services. */
export type PlayerServicePorts = PortsOf<typeof declared>;

/** The services that a player's page needs before it is idle. */
export const playerServices = defineGroup({
  ...declared,
  // Terms to accept must redirect before the player starts reading, and a balance must not be shown
  // before it is known whether to hide it.
  starts: [FOR_LIKELY_PLAYER, WHEN_IDLE],
  load: async () => (await import('../services/player')).startPlayerServices,
});
