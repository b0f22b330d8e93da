import { casinoAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { defineGet } from '../../endpoint';

const at = '/web-api/third-party';
/** The currency of the stakes; left out: that of the jurisdiction. */
const iso = v.optional(v.string());
const text = v.optional(v.string());

/** Categories, providers, and the first games of each. */
export const casinoLobby = defineGet({
  path: `${at}/lobby`,
  request: v.object({ iso }),
  answer: casinoAnswers.casinoLobby,
  isForAreas: true,
});

/** Those who make the games, with the first ones of each. */
export const casinoProviders = defineGet({
  path: `${at}/providers`,
  request: v.object({ iso }),
  answer: casinoAnswers.casinoProviders,
  isForAreas: true,
});

/** A page of the games of a category or a provider, or the games of a list of slugs. */
export const casinoGames = defineGet({
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
  isForAreas: true,
});

/** A game, and others that are like it. */
export const casinoGame = defineGet({
  path: `${at}/games/:game`,
  request: v.object({ game: v.string(), iso }),
  answer: casinoAnswers.casinoGame,
  isForAreas: true,
});

/** The games that have the words. */
export const casinoSearch = defineGet({
  path: `${at}/search`,
  request: v.object({ search: v.string(), iso }),
  answer: casinoAnswers.casinoSearch,
  retries: 0,
  isForAreas: true,
});

/** The games that the player opened last. */
export const casinoRecent = defineGet({
  path: `${at}/recent`,
  request: v.object({}),
  answer: casinoAnswers.casinoRecent,
  token: 'required',
  isForAreas: true,
});

/** How a game is played, and its odds. */
export const casinoRules = defineGet({
  path: `${at}/games/:game/rules`,
  request: v.object({ game: v.string() }),
  answer: casinoAnswers.casinoRules,
  isForAreas: true,
});

/** The player's last rounds of a game. */
export const casinoRounds = defineGet({
  path: `${at}/rounds`,
  request: v.object({ game: v.string() }),
  answer: casinoAnswers.casinoRounds,
  token: 'required',
  isForAreas: true,
});

/** A page about one game or event. */
export const gamesLanding = defineGet({
  path: `${at}/landings/:landing`,
  request: v.object({ landing: v.string(), iso }),
  answer: casinoAnswers.gamesLanding,
  isForAreas: true,
});
