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
  navigationState,
  noticesShow,
  settingsState,
  type HandleOf,
} from '@grandstand/bus-contracts';

export const manifest = defineManifest({
  name: 'sports',
  hears: [
    navigationState,
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
