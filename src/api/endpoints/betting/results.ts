import { resultsAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { defineGet } from '../../endpoint';

const text = v.optional(v.string());

/** The games of a day that have ended, or those in play. */
export const lineResults = defineGet({
  path: '/line-api/v1/results',
  request: v.object({
    type: text,
    day: text,
    timeZone: text,
    sport: text,
    champ: text,
    search: text,
    limit: text,
  }),
  answer: resultsAnswers.lineResults,
  isForAreas: true,
});

/** A championship with its table, its last results and its next games. */
export const lineChamp = defineGet({
  path: '/line-api/v1/champs/:champ',
  request: v.object({ champ: v.string() }),
  answer: resultsAnswers.lineChamp,
  isForAreas: true,
});

/** A team with its last results and its next games. */
export const lineTeam = defineGet({
  path: '/line-api/v1/teams/:team',
  request: v.object({ team: v.string() }),
  answer: resultsAnswers.lineTeam,
  isForAreas: true,
});

/** The matches of two teams against each other. */
export const lineHeadToHead = defineGet({
  path: '/line-api/v1/head-to-head/:team/:rival',
  request: v.object({ team: v.string(), rival: v.string() }),
  answer: resultsAnswers.lineHeadToHead,
  isForAreas: true,
});
