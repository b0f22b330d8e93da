import {
  areaDead,
  areaReady,
  betsChanged,
  betsGet,
  betsList,
  defineManifest,
  dialogsOpen,
  navigationGo,
  serverClockState,
  sessionSignOut,
  sessionState,
  settingsSet,
  termsConfirm,
  termsGet,
  termsState,
} from '@grandstand/bus-contracts';
import {
  limitsAnswerTest,
  limitsBlockUser,
  limitsDecide,
  limitsLoad,
  limitsSave,
  limitsState,
} from '@grandstand/bus-contracts/player';
import { viewTopics } from '@grandstand/bus-contracts/area';

export const manifest = defineManifest({
  name: 'office',
  hears: [...viewTopics, sessionState, termsState, betsChanged, limitsState, serverClockState],
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
    limitsLoad,
    limitsSave,
    limitsAnswerTest,
    limitsDecide,
    limitsBlockUser,
  ],
});
