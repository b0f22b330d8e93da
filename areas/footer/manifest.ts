import {
  areaDead,
  areaReady,
  configState,
  defineManifest,
  dialogsOpen,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';

export const manifest = defineManifest({
  name: 'footer',
  subscribes: [...viewTopics, configState],
  publishes: [areaReady, areaDead],
  sends: [dialogsOpen],
});
