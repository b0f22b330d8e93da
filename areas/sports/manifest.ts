import {
  apiCall,
  areaDead,
  areaMissing,
  areaReady,
  betsChanged,
  betsList,
  configGroups,
  configState,
  defineManifest,
  dialogsOpen,
  feedReset,
  lineCourse,
  lineGame,
  lineGames,
  lineSports,
  navigationGo,
  navigationIntent,
  playerRulesState,
  sessionState,
  type HandleOf,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';
import { lineCommands, lineTopics } from '@grandstand/line-ui/manifest';

export const manifest = defineManifest({
  name: 'sports',
  subscribes: [
    ...viewTopics,
    ...lineTopics,
    navigationIntent,
    playerRulesState,
    sessionState,
    configState,
    betsChanged,
    feedReset,
  ],
  publishes: [areaReady, areaDead, areaMissing],
  sends: [
    ...lineCommands,
    apiCall,
    lineSports,
    lineGames,
    lineGame,
    lineCourse,
    betsList,
    navigationGo,
    dialogsOpen,
    configGroups,
  ],
});

export type SportsBus = HandleOf<typeof manifest>;
