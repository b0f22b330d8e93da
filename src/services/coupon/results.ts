import type { CouponProblem, CouponState, PlacedBet } from '@grandstand/bus-contracts';
import type { Sent } from './placing';

/** What is shown of the last placement, and of a loaded code. */
export type Results = Pick<CouponState, 'successCoupon' | 'singlesResultCoupons' | 'loadReport'>;

/** Nothing is shown of them. */
export const NO_RESULT: Results = {
  successCoupon: null,
  singlesResultCoupons: [],
  loadReport: null,
};

type PlacementResult = Pick<Results, 'successCoupon' | 'singlesResultCoupons'>;

/** What to show of a placement: the coupon, or what became of each of several singles. */
export function resultOf({ verdicts }: Sent): PlacementResult {
  const [only, ...others] = verdicts;
  if (only && others.length === 0) {
    const { verdict } = only;
    return {
      successCoupon: verdict.kind === 'placed' ? verdict.bet : null,
      singlesResultCoupons: [],
    };
  }
  return {
    successCoupon: null,
    singlesResultCoupons: verdicts.map(({ intent, verdict }) => {
      const marketId = intent.coupon.bets[0]?.marketId ?? '';
      if (verdict.kind === 'placed') return { marketId, bet: verdict.bet, problem: null };
      if (verdict.kind === 'unknown') return { marketId, bet: null, problem: null };
      const problem: CouponProblem = verdict.problem ?? { code: 'price-changed' };
      return { marketId, bet: null, problem: { ...problem, marketId } };
    }),
  };
}

/** A bet that was asked after and found: in the place it has among the singles, or alone. */
export function withFound(shown: PlacementResult, bet: PlacedBet): PlacementResult {
  const marketId = bet.legs[0]?.marketId;
  const { singlesResultCoupons } = shown;
  const isAwaited = singlesResultCoupons.some(
    (one) => one.marketId === marketId && one.bet === null && one.problem === null,
  );
  if (!isAwaited) return { successCoupon: bet, singlesResultCoupons: [] };
  return {
    successCoupon: null,
    singlesResultCoupons: singlesResultCoupons.map((one) =>
      one.marketId === marketId ? { ...one, bet } : one,
    ),
  };
}
