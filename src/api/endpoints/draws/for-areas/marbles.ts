import { marblesAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { defineAreaCall } from '../../../endpoint';

/** The races of marbles: the next one with its markets, the one on the track, and the last results. */
export const lineMarbles = defineAreaCall('lineMarbles', {
  path: '/line-api/v1/marbles',
  request: v.object({}),
  answer: marblesAnswers.lineMarbles,
});
