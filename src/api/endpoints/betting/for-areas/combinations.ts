import { combinationAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { defineAreaCall } from '../../../endpoint';

/** Ready combinations of outcomes of a match, with their prices together. */
export const lineCombinations = defineAreaCall('lineCombinations', {
  path: '/line-api/v1/games/:game/combinations',
  request: v.object({ game: v.number() }),
  answer: combinationAnswers.lineCombinations,
});
