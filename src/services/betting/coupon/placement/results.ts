import type { CouponProblem, CouponState, PlacedBet } from '@grandstand/bus-contracts';
import type { Intent } from './intents';
import type { Sent } from './placing';
import type { BetVerdict, Verdict } from './verdict';

/** The shown result of the last placement, and of a loaded code. */
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
 * Returns the result to show of a placement: the coupon, or one result for each of several singles.
 * A single that is tried again keeps its position among those it was first sent with.
 */
export function resultOf({ verdicts }: Sent, shown: PlacementResult): PlacementResult {
  const results = verdicts.flatMap(singleResult);
  const before = shown.singlesResultCoupons;
  const open = new Set(before.filter(({ bet }) => bet === null).map(({ marketId }) => marketId));
  const isAgain = results.length > 0 && results.every(({ marketId }) => open.has(marketId));
  if (isAgain) {
    const later = new Map(results.map((result) => [result.marketId, result]));
    return {
      successCoupon: null,
      singlesResultCoupons: before.map((one) => later.get(one.marketId) ?? one),
    };
  }
  if (results.length > 1) return { successCoupon: null, singlesResultCoupons: results };
  const verdict = verdicts[0]?.verdict;
  const bet = verdict?.kind === 'placed' ? verdict.bet : null;
  return { successCoupon: bet, singlesResultCoupons: [] };
}

/** The placed bets of a result: the coupon, or those of several singles that were taken. */
export function placedIn({
  successCoupon,
  singlesResultCoupons,
}: PlacementResult): readonly PlacedBet[] {
  if (successCoupon) return [successCoupon];
  return singlesResultCoupons.flatMap(({ bet }) => bet ?? []);
}

/** None for a verdict on a coupon of several bets. */
function singleResult({ marketId, verdict }: BetVerdict): readonly SingleResult[] {
  if (marketId === null) return [];
  if (verdict.kind === 'placed') return [{ marketId, bet: verdict.bet, problem: null }];
  if (verdict.kind === 'unknown') return [{ marketId, bet: null, problem: null }];
  const problem = verdict.problem ?? { code: unsaidProblem(verdict, marketId) };
  return [{ marketId, bet: null, problem: { ...problem, marketId } }];
}

/** The problem that the coupon shows by its changed prices; the list of results needs its name. */
function unsaidProblem(
  { code, changes }: Extract<Verdict, { kind: 'refused' }>,
  marketId: string,
): CouponProblem['code'] {
  if (code === 'not-signed-in') return code;
  const change = changes.find(({ id }) => id === marketId);
  if (change?.isFinished) return 'bet-finished';
  return change?.isBlocked ? 'bet-blocked' : 'price-changed';
}

/** Marks the singles of a coupon that never arrived at the operator. */
export function withMissing(
  { singlesResultCoupons }: PlacementResult,
  { coupon }: Intent,
): Pick<Results, 'singlesResultCoupons'> {
  const missing = new Set(coupon.bets.map(({ marketId }) => marketId));
  return {
    singlesResultCoupons: singlesResultCoupons.map((one) =>
      missing.has(one.marketId) && isAwaited(one)
        ? { ...one, problem: { code: 'unavailable', marketId: one.marketId } }
        : one,
    ),
  };
}

function isAwaited({ bet, problem }: SingleResult): boolean {
  return bet === null && problem === null;
}
