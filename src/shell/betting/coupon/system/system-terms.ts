import type { CouponState } from '@grandstand/bus-contracts';
import { BANKER_BLOCK, type CouponTerms } from '@grandstand/bus-contracts/domain';

/** The terms of a system, for the stake or, without one, the first quick amount. */
export function systemTerms(
  coupon: CouponState,
  exactCoef: number,
): CouponTerms & { readonly amount: number } {
  return {
    typeId: coupon.typeId,
    systemValue: coupon.systemValue,
    legs: coupon.bets.map(({ market, blockId }) => ({
      coef: market.coef,
      isBanker: blockId === BANKER_BLOCK,
    })),
    hyperBonus: coupon.hyperBonus,
    maxPayout: coupon.maxPayout,
    exactCoef,
    amount: coupon.amount ?? coupon.initialAmount ?? 0,
  };
}
