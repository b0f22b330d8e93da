import { dialogsState, sessionState } from '@grandstand/bus-contracts';
import { defineGroup, FOR_LIKELY_PLAYER, onState } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: ['account', 'balance-view', 'ban', 'bets', 'terms', 'user-config'],
  needs: ['api', 'clock', 'log', 'otherTabs', 'page', 'storage'],
} as const;

/** The ports of these services. */
export type PlayerServicePorts = PortsOf<typeof declared>;

/** The services that a player's page needs before it is idle. */
export const playerServices = defineGroup({
  ...declared,
  // Terms to accept must redirect before the player starts reading, and a balance must not be shown
  // before it is known whether to hide it. So they are there before a visitor has signed in.
  starts: [
    FOR_LIKELY_PLAYER,
    onState(dialogsState, ({ open }) => open === 'sign-in' || open === 'registration'),
    onState(sessionState, ({ status }) => status === 'player'),
  ],
  load: async () => (await import('../services/player')).startPlayerServices,
});
