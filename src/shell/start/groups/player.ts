import { AT_REST, defineGroup, FOR_LIKELY_PLAYER } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: ['balance-view', 'terms', 'user-config'],
  needs: ['api', 'log', 'otherTabs', 'storage'],
} as const;

/** What these services are given. */
export type PlayerServicePorts = PortsOf<typeof declared>;

/** What a player's page needs before it has come to rest. */
export const playerServices = defineGroup({
  ...declared,
  // A player with terms to agree to is led there before they begin to read something else, and a
  // balance is not shown before it is known whether it has to be hidden.
  starts: [FOR_LIKELY_PLAYER, AT_REST],
  load: async () => (await import('../services/player')).startPlayerServices,
});
