import {
  areaDead,
  areaReady,
  betsChanged,
  betsGet,
  betsList,
  defineManifest,
  dialogsOpen,
  navigationGo,
  sessionState,
  settingsSet,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';

export const manifest = defineManifest({
  name: 'office',
  hears: [...viewTopics, sessionState, betsChanged],
  says: [areaReady, areaDead],
  sends: [betsList, betsGet, dialogsOpen, navigationGo, settingsSet],
});
