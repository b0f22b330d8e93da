import type { CouponProblem, CouponState, PlacedBet } from '@grandstand/bus-contracts';
import type { Intent } from './intents';
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

type SingleResult = PlacementResult['singlesResultCoupons'][number];

/**
 * What to show of a placement: the coupon, or what became of each of several singles. Singles that
 * are tried again keep their place among those they were first sent with.
 */
export function resultOf({ verdicts }: Sent, shown: PlacementResult): PlacementResult {
  const results = verdicts.map(singleResult);
  const before = shown.singlesResultCoupons;
  const isAgain = verdicts.every(
    ({ intent: { coupon } }) =>
      coupon.bets.length === 1 &&
      before.some(({ marketId }) => marketId === coupon.bets[0]?.marketId),
  );
  if (isAgain) {
    const later = new Map(results.map((result) => [result.marketId, result]));
    return {
      successCoupon: null,
      singlesResultCoupons: before.map((one) => later.get(one.marketId) ?? one),
    };
  }
  if (results.length > 1) return { successCoupon: null, singlesResultCoupons: results };
  return { successCoupon: results[0]?.bet ?? null, singlesResultCoupons: [] };
}

function singleResult({ intent, verdict }: Sent['verdicts'][number]): SingleResult {
  const marketId = marketOf(intent);
  if (verdict.kind === 'placed') return { marketId, bet: verdict.bet, problem: null };
  if (verdict.kind === 'unknown') return { marketId, bet: null, problem: null };
  const problem: CouponProblem = verdict.problem ?? { code: 'price-changed' };
  return { marketId, bet: null, problem: { ...problem, marketId } };
}

function marketOf({ coupon }: Intent): string {
  return coupon.bets[0]?.marketId ?? '';
}

/** A coupon whose answer was lost never arrived: a single among several says so in its place. */
export function withMissing(
  { singlesResultCoupons }: PlacementResult,
  intent: Intent,
): Pick<Results, 'singlesResultCoupons'> {
  const marketId = marketOf(intent);
  return {
    singlesResultCoupons: singlesResultCoupons.map((one) =>
      one.marketId === marketId && isAwaited(one)
        ? { ...one, problem: { code: 'unavailable', marketId } }
        : one,
    ),
  };
}

function isAwaited({ bet, problem }: SingleResult): boolean {
  return bet === null && problem === null;
}

/** A bet that was asked after and found: in the place it has among the singles, or alone. */
export function withFound(shown: PlacementResult, bet: PlacedBet): PlacementResult {
  const marketId = bet.legs[0]?.marketId;
  const { singlesResultCoupons } = shown;
  if (!singlesResultCoupons.some((one) => one.marketId === marketId && isAwaited(one)))
    return { successCoupon: bet, singlesResultCoupons: [] };
  return {
    successCoupon: null,
    singlesResultCoupons: singlesResultCoupons.map((one) =>
      one.marketId === marketId ? { ...one, bet } : one,
    ),
  };
}
