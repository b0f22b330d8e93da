import { marblesAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { defineGet } from '../../endpoint';

/** The races of marbles: the next one with its markets, the one on the track, and the last results. */
export const lineMarbles = defineGet({
  path: '/line-api/v1/marbles',
  request: v.object({}),
  answer: marblesAnswers.lineMarbles,
  isForAreas: true,
});
