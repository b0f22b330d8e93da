import * as v from 'valibot';
import { lotterySchema, lottoDrawSchema } from './draws/lotto-draw';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Minor units of the currency of the lotteries. */
const money = count;

export const lottoAnswers = {
  /** The lotteries with the draws that come next, and the last one that was drawn. */
  lottoLotteries: v.object({
    iso: v.string(),
    scale: count,
    lotteries: v.array(
      v.object({
        lottery: lotterySchema,
        /** Of a combination in a draw: a system costs as many as it has. */
        price: money,
        /** What is in the jackpot now; null where the next draw has fixed prizes. */
        jackpot: v.nullable(money),
        /** Those that sell tickets, the next one first. */
        next: v.array(lottoDrawSchema),
        last: v.nullable(lottoDrawSchema),
      }),
    ),
  }),
  /** The draws of a lottery that are closed or drawn, the newest first. */
  lottoDraws: v.object({ draws: v.array(lottoDrawSchema), hasMore: v.boolean() }),
};
export type LottoLotteries = v.InferOutput<typeof lottoAnswers.lottoLotteries>;
