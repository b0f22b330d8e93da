import { navigationState, sessionState } from '@grandstand/bus-contracts';
import { FAVOURITES_KEY } from '../../../services/player/favourites/storage-key';
import { defineGroup, onState } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: ['favourites'],
  needs: ['api', 'boot', 'clock', 'log', 'otherTabs', 'storage'],
} as const;

/** The ports of this service. */
export type FavouritesServicePorts = PortsOf<typeof declared>;

/** The visitor's favourites. A guest's page without any does not fetch them. */
export const favouritesService = defineGroup({
  ...declared,
  starts: [
    { on: 'stored', isKey: (key) => key === FAVOURITES_KEY },
    onState(sessionState, ({ status }) => status === 'player'),
    onState(navigationState, ({ route }) => route === 'favourites'),
  ],
  load: async () => (await import('../services/favourites')).startFavouritesService,
});
