import {
  areaDead,
  areaReady,
  configState,
  defineManifest,
  dialogsOpen,
  sessionState,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';
import { appealsChanged, appealsList, appealsSend } from '@grandstand/bus-contracts/player';

export const manifest = defineManifest({
  name: 'technical-pages',
  subscribes: [...viewTopics, appealsChanged, configState, sessionState],
  publishes: [areaReady, areaDead],
  sends: [appealsList, appealsSend, dialogsOpen],
});
