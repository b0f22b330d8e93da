import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';

/** The calls that areas may make: they place no bet, do not sign in or out, and return no token. */
export const areaCallSchema = v.picklist([
  'actionsList',
  'blockAppeals',
  'bonusGames',
  'cashTerminals',
  'casinoGame',
  'casinoGames',
  'casinoLobby',
  'casinoRecent',
  'casinoRounds',
  'casinoRules',
  'casinoSearch',
  'contentList',
  'contentPage',
  'contentSearch',
  'favouriteNames',
  'gamePartitions',
  'gameTypes',
  'gamesLanding',
  'gamesPreview',
  'lineBroadcast',
  'lineChamp',
  'lineCyber',
  'lineHeadToHead',
  'lineResults',
  'lineSuggestions',
  'lineTeam',
  'lottoDraws',
  'lottoLotteries',
  'mainAccountList',
  'phoneCountries',
  'phoneMasks',
  'policyLogo',
  'sportsMap',
  'totoDraws',
  'totoSections',
  'userRights',
]);
export type AreaCall = v.InferOutput<typeof areaCallSchema>;

export const apiCall = defineCommand({
  name: 'api.call',
  version: 1,
  owner: 'area-calls',
  doc: 'Makes a call to the operator that areas may make; its answer is read with `areaAnswers` of `@grandstand/bus-contracts/answers`.',
  request: v.object({
    call: areaCallSchema,
    input: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
  answer: v.object({ answer: v.unknown() }),
  failures: [
    'bad-request',
    'not-found',
    'unauthorized',
    'refused',
    'offline',
    'timeout',
    'unavailable',
  ],
});
