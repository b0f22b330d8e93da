import { needs, services } from 'virtual:service-names/player';
import { dialogsState, sessionState } from '@grandstand/bus-contracts';
import { defineGroup, FOR_LIKELY_PLAYER, onState } from '../service-group';

/** The services that a player's page needs before it is idle. */
export const playerServices = defineGroup({
  services,
  needs,
  // Terms to accept must redirect before the player starts reading, and a balance must not be shown
  // before it is known whether to hide it. So they are there before a visitor has signed in.
  starts: [
    FOR_LIKELY_PLAYER,
    onState(dialogsState, ({ open }) => open === 'sign-in' || open === 'registration'),
    onState(sessionState, ({ status }) => status === 'player'),
  ],
  load: async () => (await import('virtual:services/player')).start,
});
