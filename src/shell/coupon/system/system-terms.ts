import type { CouponState } from '@grandstand/bus-contracts';
import type { CouponTerms } from '@grandstand/bus-contracts/domain';

const BANKER_BLOCK = 1;

/** What a system's figures follow from, with the stake or, without one, the first that is offered. */
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
