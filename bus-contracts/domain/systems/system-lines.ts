import type { CouponTerms } from '../catalogue/coupon-terms';
import { cutCoef, legsCoef, pricedLeg, product, toSafeNumber } from '../odds/exact-coef';
import { lineCount } from '../odds/line-sums';
import { exactStake } from '../coupon/pay';
import { SYSTEM } from '../catalogue/coupon-types';

export interface SystemLine {
  /** From 0, in the order of the coupon: 1-2, 1-3, ..., 2-3, ... */
  readonly index: number;
  /** The places of the line's legs in the coupon, bankers among them. */
  readonly legs: readonly number[];
  /** The product of its prices, cut to 3 digits. */
  readonly coef: number;
  /** Its share of the payout if it wins, in minor units, by prices alone; cut by itself, so all shares may come to a little less than the coupon pays. */
  readonly pays: number;
}

/** The lines of a system, each computed on request. */
export interface SystemLines extends Iterable<SystemLine> {
  readonly count: number;
  /** @throws RangeError for an index that no line has. */
  at(index: number): SystemLine;
}

/**
 * The lines of a system without a list of them: any one is found in O(m) from its index, so that
 * line 1,000,000 of 155,117,520 can be shown at once; null for a coupon that is no system.
 */
export function systemLines(coupon: CouponTerms & { readonly amount: number }): SystemLines | null {
  const legs = coupon.legs.map(pricedLeg);
  if (coupon.typeId !== SYSTEM || legsCoef(coupon, legs) === null) return null;
  const free = legs.flatMap((leg, place) => (leg.isBanker ? [] : [place]));
  const exactCount = lineCount(free.length, coupon.systemValue);
  const count = toSafeNumber(exactCount);
  const stake = exactStake(coupon.amount);

  function at(index: number): SystemLine {
    if (!Number.isInteger(index) || index < 0 || index >= count) {
      throw new RangeError(`Failed to find a line: ${index} is not below ${count}.`);
    }
    const chosen = new Set(
      combinationAt(free.length, coupon.systemValue, index).map((i) => free[i]),
    );
    const line = legs.flatMap((leg, place) => (leg.isBanker || chosen.has(place) ? [place] : []));
    const coef = product(legs.filter((_, place) => line.includes(place)));
    const pays = (stake * coef.numerator) / (coef.denominator * exactCount);
    return { index, legs: line, coef: cutCoef(coef), pays: toSafeNumber(pays) };
  }

  function* all(): Generator<SystemLine, void> {
    for (let index = 0; index < count; index++) yield at(index);
  }

  return { count, at, [Symbol.iterator]: all };
}

/** The combination of k out of m at an index of the lexicographic order. */
function combinationAt(m: number, k: number, index: number): number[] {
  const chosen: number[] = [];
  let rest = BigInt(index);
  for (let i = 0; chosen.length < k; i++) {
    /** How many of those left begin with i. */
    const withThis = lineCount(m - i - 1, k - chosen.length - 1);
    if (rest < withThis) chosen.push(i);
    else rest -= withThis;
  }
  return chosen;
}
