import { casinoAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { defineAreaCall } from '../../../endpoint';

const at = '/web-api/third-party';
/** The currency of the stakes; left out: that of the jurisdiction. */
const iso = v.optional(v.string());
const text = v.optional(v.string());

/** Categories, providers, and the first games of each. */
export const casinoLobby = defineAreaCall('casinoLobby', {
  path: `${at}/lobby`,
  request: v.object({ iso }),
  answer: casinoAnswers.casinoLobby,
});

/** Those who make the games, with the first ones of each. */
export const casinoProviders = defineAreaCall('casinoProviders', {
  path: `${at}/providers`,
  request: v.object({ iso }),
  answer: casinoAnswers.casinoProviders,
});

/** A page of the games of a category or a provider, or the games of a list of slugs. */
export const casinoGames = defineAreaCall('casinoGames', {
  path: `${at}/games`,
  request: v.object({
    iso,
    category: text,
    provider: text,
    part: text,
    sort: text,
    cursor: text,
    ids: text,
  }),
  answer: casinoAnswers.casinoGames,
});

/** A game, and others that are like it. */
export const casinoGame = defineAreaCall('casinoGame', {
  path: `${at}/games/:game`,
  request: v.object({ game: v.string(), iso }),
  answer: casinoAnswers.casinoGame,
});

/** The games that have the words. */
export const casinoSearch = defineAreaCall('casinoSearch', {
  path: `${at}/search`,
  request: v.object({ search: v.string(), iso }),
  answer: casinoAnswers.casinoSearch,
  retries: 0,
});

/** The games that the player opened last. */
export const casinoRecent = defineAreaCall('casinoRecent', {
  path: `${at}/recent`,
  request: v.object({}),
  answer: casinoAnswers.casinoRecent,
  token: 'required',
});

/** How a game is played, and its odds. */
export const casinoRules = defineAreaCall('casinoRules', {
  path: `${at}/games/:game/rules`,
  request: v.object({ game: v.string() }),
  answer: casinoAnswers.casinoRules,
});

/** The player's last rounds of a game. */
export const casinoRounds = defineAreaCall('casinoRounds', {
  path: `${at}/rounds`,
  request: v.object({ game: v.string() }),
  answer: casinoAnswers.casinoRounds,
  token: 'required',
});

/** A page about one game or event. */
export const gamesLanding = defineAreaCall('gamesLanding', {
  path: `${at}/landings/:landing`,
  request: v.object({ landing: v.string(), iso }),
  answer: casinoAnswers.gamesLanding,
});
