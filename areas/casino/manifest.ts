import {
  accountState,
  apiCall,
  areaDead,
  areaMissing,
  areaReady,
  defineManifest,
  dialogsOpen,
  dialogsState,
  navigationGo,
  navigationIntent,
  noticesShow,
  sessionState,
  type HandleOf,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';
import {
  casinoFavourites,
  casinoSetFavourite,
  stageOpen,
  stageState,
} from '@grandstand/bus-contracts/player';

/** The contracts that this area may use. */
export const manifest = defineManifest({
  name: 'casino',
  subscribes: [
    ...viewTopics,
    accountState,
    casinoFavourites,
    dialogsState,
    navigationIntent,
    sessionState,
    stageState,
  ],
  publishes: [areaReady, areaDead, areaMissing],
  sends: [apiCall, casinoSetFavourite, dialogsOpen, navigationGo, noticesShow, stageOpen],
});

export type CasinoBus = HandleOf<typeof manifest>;
