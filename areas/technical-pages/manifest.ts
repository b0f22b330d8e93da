import {
  apiCall,
  areaDead,
  areaReady,
  configState,
  defineManifest,
  dialogsOpen,
  sessionState,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';

export const manifest = defineManifest({
  name: 'technical-pages',
  subscribes: [...viewTopics, configState, sessionState],
  publishes: [areaReady, areaDead],
  sends: [apiCall, dialogsOpen],
});
