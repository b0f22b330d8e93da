import type { CouponTerms } from '../catalogue/coupon-terms';
import { legsCoef, pricedLeg, systemCoef, toSafeNumber } from '../odds/exact-coef';
import { lineCount, lineSums } from '../odds/line-sums';
import { exactStake, pay } from '../coupon/pay';
import { SYSTEM } from '../catalogue/coupon-types';

/** The payouts of a system when this many of its free legs lose and all others win, in minor units. */
export interface WinByLost {
  readonly lost: number;
  /** How many lines still win, whichever legs lose. */
  readonly linesWon: number;
  /** The payout if the legs with the highest prices lose. */
  readonly least: number;
  /** The payout if the legs with the lowest prices lose. */
  readonly most: number;
  /** Whether anything is paid. */
  readonly isWin: boolean;
}

export interface WinsByLost {
  /** For 0 lost free legs, 1, 2, ... to all of them. */
  readonly rows: readonly WinByLost[];
  readonly lines: number;
  /** The stake of a line, cut to the minor unit. */
  readonly stakePerLine: number;
  /** The rest of the stake beyond all lines at `stakePerLine`. It is staked too: a payout is the whole stake times the coefficient, cut once. */
  readonly stakeRest: number;
  /** The least that is paid when any line wins. */
  readonly leastWin: number;
}

/**
 * Explains a system: the least and the most it pays for every number of lost free legs; null for
 * a coupon that is no system. A lost banker loses every line, so the bankers are assumed to win.
 *
 * A line's price is a product of prices that are 1 or more, so the sum of the lines grows with each
 * price that stays in. Of all sets of `lost` legs the dearest leave the least and the cheapest the
 * most: to exchange a leg left for a dearer one never makes the sum less.
 */
export function winsByLost(coupon: CouponTerms & { readonly amount: number }): WinsByLost | null {
  const legs = coupon.legs.map(pricedLeg);
  if (coupon.typeId !== SYSTEM || legsCoef(coupon, legs) === null) return null;
  const k = coupon.systemValue;
  const prices = legs
    .filter((leg) => !leg.isBanker)
    .map((leg) => leg.price)
    .sort((a, b) => Number(a - b));
  const stake = exactStake(coupon.amount);
  const paid = (sum: bigint, lost: number): number =>
    Number(pay(coupon, stake, systemCoef(legs, k, sum), lost === 0).amount);

  // Both walks give the sums of every number of legs left, so that two are enough for all rows.
  const cheapest = lineSums(prices, k);
  const dearest = lineSums(prices.toReversed(), k);
  const rows = dearest.toReversed().map((greatestSum, lost): WinByLost => {
    const left = prices.length - lost;
    const most = paid(greatestSum, lost);
    const least = paid(cheapest[left] ?? 0n, lost);
    return { lost, linesWon: toSafeNumber(lineCount(left, k)), least, most, isWin: most > 0 };
  });
  const lines = lineCount(prices.length, k);
  return {
    rows,
    lines: toSafeNumber(lines),
    stakePerLine: Number(stake / lines),
    stakeRest: Number(stake % lines),
    leastWin: rows[prices.length - k]?.least ?? 0,
  };
}
