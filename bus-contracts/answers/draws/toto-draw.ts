import * as v from 'valibot';
import { scoreSchema } from '@grandstand/bus-contracts';
import { poolCategorySchema } from './pool-category';

/** The sections of toto, as their addresses have them. */
export const TOTO_SECTIONS = [
  'fifteen',
  'correct-score',
  'football',
  'ice-hockey',
  'basketball',
  'cyber-football',
  'cyber-sport',
] as const;
export const totoSectionSchema = v.picklist(TOTO_SECTIONS);
export type TotoSection = v.InferOutput<typeof totoSectionSchema>;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Minor units of the currency of the pool. */
const money = count;
const moment = v.number();

export const totoMatchSchema = v.object({
  gameId: v.number(),
  home: v.string(),
  away: v.string(),
  champ: v.string(),
  /** The path of the match on the site, without the language; null where it has no page any more. */
  path: v.nullable(v.string()),
  startsAt: moment,
  isLive: v.boolean(),
  /** The score so far, or the last one. */
  score: v.nullable(v.pick(scoreSchema, ['home', 'away'])),
  /** The symbol of the outcome, "void", or null: not known yet. */
  result: v.nullable(v.string()),
  /** Of each outcome: the odds of the line, where it has some, and its share of the pool in percent. */
  odds: v.array(v.nullable(v.number())),
  shares: v.array(v.nullable(v.number())),
});
export type TotoMatch = v.InferOutput<typeof totoMatchSchema>;

export const totoDrawSchema = v.object({
  id: count,
  section: totoSectionSchema,
  number: count,
  /** `quick`: of matches that begin within the hour; `weekend`: of those of a weekend. */
  rhythm: v.picklist(['quick', 'weekend']),
  /** `announced`: coupons are taken from `opensAt` on; `closed`: its matches are being played. */
  state: v.picklist(['announced', 'open', 'closed', 'settled', 'void']),
  opensAt: moment,
  closesAt: moment,
  settledAt: v.nullable(moment),
  /** As of `countedAt`: late coupons are not shown before the draw closes. */
  pool: money,
  countedAt: moment,
  jackpot: money,
  matches: v.array(totoMatchSchema),
  /** Null until it is settled. */
  dividends: v.nullable(
    v.object({
      categories: v.array(poolCategorySchema),
      jackpot: v.object({ atStake: money, units: count, each: money }),
      house: money,
      /** What went to the jackpot. */
      carried: money,
    }),
  ),
  /** The largest dividends, by players whose names are cut. */
  winners: v.array(v.object({ name: v.string(), hits: count, amount: money })),
});
export type TotoDraw = v.InferOutput<typeof totoDrawSchema>;
