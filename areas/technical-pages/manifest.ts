import {
  apiCall,
  areaDead,
  areaReady,
  defineManifest,
  dialogsOpen,
  sessionState,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';

export const manifest = defineManifest({
  name: 'technical-pages',
  subscribes: [...viewTopics, sessionState],
  publishes: [areaReady, areaDead],
  sends: [apiCall, dialogsOpen],
});
