import {
  apiCall,
  areaDead,
  areaReady,
  defineManifest,
  sessionState,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';

export const manifest = defineManifest({
  name: 'technical-pages',
  hears: [...viewTopics, sessionState],
  says: [areaReady, areaDead],
  sends: [apiCall],
});
