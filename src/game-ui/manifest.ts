import {
  accountState,
  apiCall,
  configState,
  dialogsOpen,
  dialogsState,
  navigationGo,
  noticesShow,
  sessionState,
  type HandleOf,
  type Manifest,
} from '@grandstand/bus-contracts';
import {
  bonusesChanged,
  bonusesFreeSpins,
  casinoFavourites,
  casinoJackpots,
  casinoMeters,
  casinoSetFavourite,
  fairSeeds,
  stageOpen,
  stageState,
} from '@grandstand/bus-contracts/player';

/** The topics that games follow; an area that shows them lists these under `subscribes`. */
export const gameTopics = [
  accountState,
  bonusesChanged,
  casinoFavourites,
  casinoMeters,
  configState,
  dialogsState,
  sessionState,
  stageState,
] as const;

/** The commands of games; an area that shows them lists these under `sends`. */
export const gameCommands = [
  apiCall,
  bonusesFreeSpins,
  casinoJackpots,
  casinoSetFavourite,
  dialogsOpen,
  fairSeeds,
  navigationGo,
  noticesShow,
  stageOpen,
] as const;

/** The least manifest of an area that shows games. */
export type GameManifest = Manifest<
  (typeof gameTopics)[number],
  never,
  (typeof gameCommands)[number]
>;

export type GameBus = HandleOf<GameManifest>;
