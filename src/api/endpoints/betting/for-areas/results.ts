import { resultsAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { defineAreaCall } from '../../../endpoint';

const text = v.optional(v.string());

/** The games of a day that have ended, or those in play. */
export const lineResults = defineAreaCall('lineResults', {
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
});

/** A championship with its table, its last results and its next games. */
export const lineChamp = defineAreaCall('lineChamp', {
  path: '/line-api/v1/champs/:champ',
  request: v.object({ champ: v.string() }),
  answer: resultsAnswers.lineChamp,
});

/** A team with its last results and its next games. */
export const lineTeam = defineAreaCall('lineTeam', {
  path: '/line-api/v1/teams/:team',
  request: v.object({ team: v.string() }),
  answer: resultsAnswers.lineTeam,
});

/** The matches of two teams against each other. */
export const lineHeadToHead = defineAreaCall('lineHeadToHead', {
  path: '/line-api/v1/head-to-head/:team/:rival',
  request: v.object({ team: v.string(), rival: v.string() }),
  answer: resultsAnswers.lineHeadToHead,
});
