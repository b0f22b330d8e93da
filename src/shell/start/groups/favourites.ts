import { needs, services } from 'virtual:service-names/favourites';
import { navigationState, sessionState } from '@grandstand/bus-contracts';
import { FAVOURITES_KEY } from '../../../services/player/favourites/storage-key';
import { defineGroup, onState } from '../service-group';

/** The visitor's favourites. A guest's page without any does not fetch them. */
export const favouritesService = defineGroup({
  services,
  needs,
  starts: [
    { on: 'stored', isKey: (key) => key === FAVOURITES_KEY },
    onState(sessionState, ({ status }) => status === 'player'),
    onState(navigationState, ({ route }) => route === 'favourites'),
  ],
  load: async () => (await import('virtual:services/favourites')).start,
});
