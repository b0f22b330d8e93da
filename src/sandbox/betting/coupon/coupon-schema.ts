import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { amountSchema, idSchema, integerSchema, timeSchema } from '../../platform/http/inputs';

const coef = v.pipe(v.number(), v.finite(), v.minValue(1), v.maxValue(100_000));
const goals = v.object({ home: integerSchema, away: integerSchema });
const marketId = v.pipe(v.string(), v.maxLength(80));
const typeId = v.picklist([0, 1, 2, 9]);
const systemValue = integerSchema;

/** More than a coupon may have, so that too many bets are refused with a reason. */
const MAX_SENT = 200;

const legEntries = {
  marketId,
  coef,
  blockId: v.optional(integerSchema, 0),
  isBanker: v.optional(v.boolean(), false),
};

/** A coupon before it is placed. */
export const draftSchema = v.object({
  typeId,
  systemValue,
  bets: v.pipe(v.array(v.object(legEntries)), v.maxLength(MAX_SENT)),
});
export type Draft = v.InferOutput<typeof draftSchema>;

/** A coupon to be placed; amounts are decimals. */
export const sentCouponSchema = v.object({
  refId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  userId: v.union([v.pipe(v.string(), v.maxLength(100)), idSchema]),
  accountId: idSchema,
  typeId,
  systemValue,
  amount: amountSchema,
  bets: v.pipe(
    v.array(
      v.object({
        ...legEntries,
        /** The price the player saw, and since when. */
        seen: v.nullish(v.object({ coef, at: timeSchema })),
        sentAt: v.nullish(timeSchema),
        /** The score the player saw. */
        score: v.nullish(goals),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_SENT),
  ),
  /** The prices of the legs of one match together, for each match with several legs. */
  matchPrices: v.optional(
    v.pipe(
      v.array(
        v.object({
          gameId: idSchema,
          coef,
          seen: v.nullish(v.object({ coef, at: timeSchema })),
        }),
      ),
      v.maxLength(MAX_SENT),
    ),
  ),
  changeCoefAction: v.picklist([0, 1, 2]),
  coef: v.nullish(v.number(), null),
  coefByView: v.nullish(v.union([v.pipe(v.string(), v.maxLength(100)), v.number()]), null),
  coefViewId: v.nullish(v.number(), null),
  exactCoef: v.nullish(v.union([v.literal(0), coef]), null),
  isDropOnScoreChange: v.nullish(v.boolean(), null),
  amountByBlockId: v.nullish(v.record(v.string(), v.nullable(amountSchema)), null),
  prepaidAmount: v.nullish(amountSchema, null),
  promoCode: v.nullish(v.pipe(v.string(), v.maxLength(40))),
  isVipBet: v.nullish(v.boolean()),
  /** Whether the player saw that the stake is a free bet. */
  isFreeBet: v.nullish(v.boolean()),
  /** The bonus bet that the player saw; null: none, or removed. */
  bonusCoef: v.nullish(coef),
  /** The percentage the player saw; null: none. */
  hyperBonus: v.nullish(v.object({ percent: v.pipe(v.number(), v.finite()) })),
});
export type SentCoupon = v.InferOutput<typeof sentCouponSchema>;

/** The hash of a coupon; the order of its fields does not matter. */
export function couponHash(coupon: SentCoupon): string {
  return createHash('sha256').update(JSON.stringify(coupon)).digest('base64url');
}
