import {
  apiCall,
  areaDead,
  areaMissing,
  areaReady,
  configState,
  defineManifest,
  favouritesSet,
  favouritesState,
  feedGames,
  lineCourse,
  lineSports,
  navigationGo,
  navigationIntent,
  type HandleOf,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';

/** The contracts that this area may use. */
export const manifest = defineManifest({
  name: 'results',
  subscribes: [...viewTopics, configState, favouritesState, feedGames, navigationIntent],
  publishes: [areaReady, areaDead, areaMissing],
  sends: [apiCall, favouritesSet, lineCourse, lineSports, navigationGo],
});

export type ResultsBus = HandleOf<typeof manifest>;
