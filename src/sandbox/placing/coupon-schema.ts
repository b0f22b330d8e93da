import { createHash } from 'node:crypto';
import * as v from 'valibot';

const coef = v.pipe(v.number(), v.finite(), v.minValue(1), v.maxValue(100_000));
const decimal = v.pipe(v.number(), v.finite(), v.minValue(0));

/** A placed coupon as it comes over the wire; amounts are decimals. */
export const sentCouponSchema = v.object({
  refId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  userId: v.union([v.string(), v.number()]),
  accountId: v.number(),
  typeId: v.picklist([0, 1, 2, 9]),
  systemValue: v.pipe(v.number(), v.integer()),
  amount: decimal,
  bets: v.pipe(
    v.array(
      v.object({
        marketId: v.pipe(v.string(), v.maxLength(80)),
        coef,
        blockId: v.optional(v.number(), 0),
        isBanker: v.optional(v.boolean(), false),
      }),
    ),
    v.minLength(1),
    v.maxLength(50),
  ),
  changeCoefAction: v.picklist([0, 1, 2]),
  coef: v.nullish(v.number(), null),
  coefByView: v.nullish(v.union([v.string(), v.number()]), null),
  coefViewId: v.nullish(v.number(), null),
  exactCoef: v.nullish(v.number(), null),
  isDropOnScoreChange: v.nullish(v.boolean(), null),
  amountByBlockId: v.nullish(v.record(v.string(), decimal), null),
  prepaidAmount: v.nullish(decimal, null),
});
export type SentCoupon = v.InferOutput<typeof sentCouponSchema>;

/** Equal for equal coupons, whatever the order of their fields was. */
export function couponHash(coupon: SentCoupon): string {
  return createHash('sha256').update(JSON.stringify(coupon)).digest('base64url');
}
