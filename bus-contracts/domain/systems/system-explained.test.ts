import fc from 'fast-check';
import { Combination } from 'js-combinatorics';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index';
import type { CouponTerms } from '../catalogue/coupon-terms';
import { winsByLost } from './system-explained';
import type { WinByLost } from './system-explained';
import { anyCoupon } from '../testing/any-coupon';
import { bruteForce } from '../testing/brute-force';

type System = CouponTerms & { readonly amount: number };

const twoOfThree: System = {
  typeId: 2,
  systemValue: 2,
  legs: [{ coef: 1.9 }, { coef: 2 }, { coef: 2.5 }],
  amount: 60_000,
};

/** The answer by settling every set of lost legs there is. */
function bySettlingAll(coupon: System, lost: number): Pick<WinByLost, 'least' | 'most'> {
  const free = coupon.legs.flatMap((leg, place) => (leg.isBanker ? [] : [place]));
  const payouts: number[] = [];
  const sets: number[][] = lost === 0 ? [[]] : [...new Combination(free, lost)];
  for (const set of sets) {
    const legs = coupon.legs.map((leg, place) => ({
      ...leg,
      status: set.includes(place) ? ('lost' as const) : ('won' as const),
    }));
    payouts.push(bruteForce({ ...coupon, legs }).paid);
  }
  return { least: Math.min(...payouts), most: Math.max(...payouts) };
}

describe('a system explained', () => {
  it('gives the payouts of 2 of 3 at 1.9, 2 and 2.5 with 600 in all for each number of lost legs', () => {
    expect(winsByLost(twoOfThree)).toEqual({
      rows: [
        { lost: 0, linesWon: 3, least: 271_000, most: 271_000, isWin: true },
        { lost: 1, linesWon: 1, least: 76_000, most: 100_000, isWin: true },
        { lost: 2, linesWon: 0, least: 0, most: 0, isWin: false },
        { lost: 3, linesWon: 0, least: 0, most: 0, isWin: false },
      ],
      lines: 3,
      stakePerLine: 20_000,
      stakeRest: 0,
      leastWin: 76_000,
    });
  });

  it('counts the bankers as won, and only the free legs as lost', () => {
    const legs = [{ coef: 1.4, isBanker: true }, { coef: 1.5 }, { coef: 2 }, { coef: 3 }];
    const explained = winsByLost({ ...twoOfThree, legs, amount: 3000 });
    expect(explained?.rows.map(({ least, most }) => [least, most])).toEqual([
      [18_900, 18_900],
      [4200, 8400],
      [0, 0],
      [0, 0],
    ]);
    expect(explained?.leastWin).toBe(4200);
  });

  it('gives the rest of a stake that the lines do not share evenly', () => {
    expect(winsByLost({ ...twoOfThree, amount: 100 })).toMatchObject({
      stakePerLine: 33,
      stakeRest: 1,
    });
  });

  it('shows no win when a line that won pays less than a minor unit', () => {
    const [, oneLost] = winsByLost({ ...twoOfThree, amount: 0 })?.rows ?? [];
    expect(oneLost).toEqual({ lost: 1, linesWon: 1, least: 0, most: 0, isWin: false });
  });

  it('applies the greatest payout and the requested exact coefficient', () => {
    const capped = winsByLost({ ...twoOfThree, maxPayout: 90_000 });
    expect(capped?.rows.map(({ least, most }) => [least, most]).slice(0, 2)).toEqual([
      [90_000, 90_000],
      [76_000, 90_000],
    ]);
    const requested = winsByLost({ ...twoOfThree, exactCoef: 1.5 });
    expect(requested?.rows.map(({ least, most }) => [least, most]).slice(0, 2)).toEqual([
      [90_000, 90_000],
      [76_000, 90_000],
    ]);
  });

  it('gives a win beyond all exact figures as the greatest exact one', () => {
    const legs = Array.from({ length: 20 }, () => ({ coef: 1000 }));
    const explained = winsByLost({ ...twoOfThree, legs, systemValue: 19 });
    expect(explained?.rows[0]).toMatchObject({
      least: Number.MAX_SAFE_INTEGER,
      most: Number.MAX_SAFE_INTEGER,
    });
    expect(explained?.leastWin).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('explains no express and no system of more than there is', () => {
    expect(winsByLost({ ...twoOfThree, typeId: 1 })).toBeNull();
    expect(winsByLost({ ...twoOfThree, systemValue: 4 })).toBeNull();
  });

  it('names exactly the least and the most of all sets of lost legs, and ever less the more are lost', () => {
    fc.assert(
      fc.property(anyCoupon([2], 7), (coupon) => {
        fc.pre(coupon.typeId === 2);
        const { rows, leastWin } = winsByLost(coupon)!;
        const free = coupon.legs.filter((leg) => !leg.isBanker).length;
        expect(rows.map((row) => row.lost)).toEqual([...Array(free + 1).keys()]);
        for (const { lost, least, most, linesWon, isWin } of rows) {
          expect({ least, most }).toEqual(bySettlingAll(coupon, lost));
          expect(isWin).toBe(most > 0);
          expect(linesWon > 0).toBe(lost <= free - coupon.systemValue);
          expect(most).toBeLessThanOrEqual(rows[lost - 1]?.most ?? Infinity);
          expect(least).toBeLessThanOrEqual(rows[lost - 1]?.least ?? Infinity);
        }
        expect(leastWin).toBe(rows[free - coupon.systemValue]!.least);
      }),
      { numRuns: runs(400) },
    );
  });
});
