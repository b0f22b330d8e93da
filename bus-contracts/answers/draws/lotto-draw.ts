import * as v from 'valibot';
import { poolCategorySchema } from './pool-category';

/** The lotteries, as their addresses have them: so many numbers of so many. */
export const LOTTERIES = ['5-36', '6-45', '4-20'] as const;
export const lotterySchema = v.picklist(LOTTERIES);
export type Lottery = v.InferOutput<typeof lotterySchema>;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Minor units of the currency of the lotteries. */
const money = count;
const moment = v.number();

/** What is published of a drawn round, for `verifyRound` of `domain/fair`. */
export const lottoProofSchema = v.object({
  scheme: v.literal('shared'),
  label: v.string(),
  /** The seed of the round before, or the terminal hash of the chain with round 0. */
  link: v.object({ round: count, hash: v.string() }),
  salt: v.string(),
  round: count,
  seed: v.string(),
  root: v.optional(v.string()),
  draws: v.array(v.object({ kind: v.literal('pick'), count, from: count })),
  /** Counted from 0. */
  results: v.array(v.array(count)),
});
export type LottoProof = v.InferOutput<typeof lottoProofSchema>;

/** What so many hits of a combination win: `times` is in its prices, and `percent` a part of the draw's sales. */
export const lottoTermsSchema = v.variant('kind', [
  v.object({
    kind: v.literal('fixed'),
    prizes: v.array(v.object({ hits: count, times: count })),
  }),
  v.object({
    kind: v.literal('pool'),
    /** Each combination with these hits gets an equal part, and at least `times`, which the house guarantees. */
    prizes: v.array(v.object({ hits: count, percent: count, times: count })),
    /** The jackpot is for all hits. The house guarantees that each draw begins with so many prices in it. */
    leastJackpot: count,
  }),
]);
export type LottoTerms = v.InferOutput<typeof lottoTermsSchema>;

/** How the sales of a draw were shared: they, `jackpot.atStake`, `added` and `renewed` are as much as all that left them. */
export const lottoDividendsSchema = v.object({
  sales: money,
  /** `units` are combinations with exactly so many hits. */
  categories: v.array(poolCategorySchema),
  /** What was in it before the draw, what each combination with all hits got of it, and what is in it after the draw. */
  jackpot: v.object({ atStake: money, units: count, each: money, after: money }),
  house: money,
  /** What went to the jackpot: parts that nobody won, and what is left by cutting to the minor unit. */
  carried: money,
  /** What the house added to prizes, so that each is at least the guaranteed one. */
  added: money,
  /** What the house put into the jackpot after it was won. */
  renewed: money,
});
export type LottoDividends = v.InferOutput<typeof lottoDividendsSchema>;

export const lottoDrawSchema = v.object({
  id: count,
  lottery: lotterySchema,
  number: count,
  /** Kept from when the draw was planned. */
  terms: lottoTermsSchema,
  /** `closed`: no more tickets are sold, and the root of those that were is published. */
  state: v.picklist(['open', 'closed', 'drawn']),
  closesAt: moment,
  drawsAt: moment,
  drawnAt: v.nullable(moment),
  /** It was drawn after its time, because the operator was stopped. */
  isLate: v.boolean(),
  /** The SHA-256 that the first seed of its chain has, published before its tickets were sold. */
  terminalHash: v.string(),
  /** Of its chain: fixed once the terminal hash was published; null until then. */
  salt: v.nullable(v.string()),
  /** The root of the tickets and their number; null while they are sold. */
  root: v.nullable(v.string()),
  tickets: v.nullable(count),
  /** In the order in which they were drawn, from 1; null until then. */
  numbers: v.nullable(v.array(count)),
  /** By the number of hits that win: how many combinations had them, and what each won. */
  winners: v.array(v.object({ hits: count, tickets: count, each: money })),
  /** Null until it is drawn, and where prizes are fixed. */
  dividends: v.nullable(lottoDividendsSchema),
  proof: v.nullable(lottoProofSchema),
});
export type LottoDraw = v.InferOutput<typeof lottoDrawSchema>;
