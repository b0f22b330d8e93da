import { lottoAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { defineAreaCall } from '../../../endpoint';

/** The lotteries with their next draws. */
export const lottoLotteries = defineAreaCall('lottoLotteries', {
  path: '/lotto-api/v1/lotteries',
  request: v.object({}),
  answer: lottoAnswers.lottoLotteries,
});

/** The draws of a lottery that are closed or drawn. */
export const lottoDraws = defineAreaCall('lottoDraws', {
  path: '/lotto-api/v1/draws',
  request: v.object({ lottery: v.string(), before: v.optional(v.string()) }),
  answer: lottoAnswers.lottoDraws,
});
