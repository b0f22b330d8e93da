import {
  apiCall,
  areaDead,
  areaMissing,
  areaReady,
  defineManifest,
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
  subscribes: [...viewTopics, feedGames, navigationIntent],
  publishes: [areaReady, areaDead, areaMissing],
  sends: [apiCall, lineCourse, lineSports, navigationGo],
});

export type ResultsBus = HandleOf<typeof manifest>;
