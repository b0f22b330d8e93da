import {
  areaDead,
  areaReady,
  betsChanged,
  betsGet,
  betsList,
  defineManifest,
  dialogsOpen,
  navigationGo,
  sessionSignOut,
  sessionState,
  settingsSet,
  termsConfirm,
  termsGet,
  termsState,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';

export const manifest = defineManifest({
  name: 'office',
  hears: [...viewTopics, sessionState, termsState, betsChanged],
  says: [areaReady, areaDead],
  sends: [
    betsList,
    betsGet,
    dialogsOpen,
    navigationGo,
    settingsSet,
    sessionSignOut,
    termsGet,
    termsConfirm,
  ],
});
