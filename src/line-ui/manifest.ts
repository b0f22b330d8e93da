import {
  type areaDead,
  type areaReady,
  couponAddBet,
  couponRemoveBet,
  couponState,
  favouritesSet,
  favouritesState,
  feedGames,
  feedOdds,
  feedReset,
  feedState,
  noticesShow,
  scrollState,
  serverClockState,
  sessionState,
  settingsSet,
  type HandleOf,
  type Manifest,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';

/** The topics that matches and their prices follow; an area that shows them lists these under `subscribes`. */
export const lineTopics = [
  couponState,
  favouritesState,
  feedGames,
  feedOdds,
  feedState,
  scrollState,
  serverClockState,
] as const;

/** The topics of an area that `mountLineView` mounts. */
export const lineViewTopics = [...viewTopics, ...lineTopics, feedReset, sessionState] as const;

/** The commands of prices, stars and columns; an area that shows them lists these under `sends`. */
export const lineCommands = [
  couponAddBet,
  couponRemoveBet,
  favouritesSet,
  noticesShow,
  settingsSet,
] as const;

/** The least manifest of an area that shows matches. */
export type LineManifest = Manifest<
  (typeof lineTopics)[number],
  never,
  (typeof lineCommands)[number]
>;

export type LineBus = HandleOf<LineManifest>;

/** The bus of an area that `mountLineView` mounts. */
export type LineViewBus = HandleOf<
  Manifest<
    (typeof lineViewTopics)[number],
    typeof areaReady | typeof areaDead,
    (typeof lineCommands)[number]
  >
>;
