import {
  areaDead,
  areaReady,
  couponAddBet,
  couponRemoveBet,
  couponState,
  defineManifest,
  dictionaryState,
  feedGames,
  feedOdds,
  feedReset,
  feedState,
  lineGame,
  lineGames,
  lineSports,
  navigationGo,
  navigationIntent,
  navigationState,
  noticesShow,
  settingsState,
  type HandleOf,
} from '@grandstand/bus-contracts';

export const manifest = defineManifest({
  name: 'sports',
  hears: [
    navigationState,
    navigationIntent,
    settingsState,
    dictionaryState,
    couponState,
    feedOdds,
    feedGames,
    feedReset,
    feedState,
  ],
  says: [areaReady, areaDead],
  sends: [
    lineSports,
    lineGames,
    lineGame,
    couponAddBet,
    couponRemoveBet,
    navigationGo,
    noticesShow,
  ],
});

export type SportsBus = HandleOf<typeof manifest>;
