import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index';
import { payout, quote } from './coupon-maths';
import { anyCoupon } from '../testing/any-coupon';
import { bruteForce } from '../testing/brute-force';

/** Plain comparisons, since a hundred thousand runs of expect() cost more than the checked code. */
function isMoney(figure: number | null): boolean {
  return figure !== null && Number.isSafeInteger(figure) && figure >= 0;
}

describe('money', () => {
  it('P06 is exact in 100,000 coupons: the minor units of an independent oracle, never rounded up, never NaN, infinite or negative', () => {
    fc.assert(
      fc.property(anyCoupon([0, 1, 2, 9], 4), (coupon) => {
        const paid = payout(coupon);
        const { stake, possibleWin } = quote(coupon);
        return (
          paid === bruteForce(coupon).paid &&
          isMoney(paid) &&
          isMoney(stake) &&
          isMoney(possibleWin)
        );
      }),
      { numRuns: runs(100_000) },
    );
  });

  it('P06 pays nothing that is less than a minor unit', () => {
    const third = { coef: 1.333, status: 'won' } as const;
    const lost = { coef: 5, status: 'lost' } as const;
    const system = { typeId: 2, systemValue: 2, amount: 1 } as const;
    // One line of three wins: 1.776889 of a third of a minor unit.
    expect(payout({ ...system, legs: [third, third, lost] })).toBe(0);
    expect(payout({ ...system, legs: [third, third, third] })).toBe(1);
    expect(payout({ typeId: 1, systemValue: 2, amount: 1, legs: [third, third] })).toBe(1);
  });

  it('P06 gives a figure beyond all exact ones as the greatest exact one, and marks it as capped', () => {
    const legs = Array.from({ length: 20 }, () => ({ coef: 1000 }));
    const figures = quote({ typeId: 1, systemValue: 2, legs, amount: 100 });
    expect(figures.possibleWin).toBe(Number.MAX_SAFE_INTEGER);
    expect(figures.cappedBy).toBe('greatest-figure');
    expect(figures.coef).toBe(Number.MAX_SAFE_INTEGER / 1000);

    const singles = { typeId: 9, systemValue: 2, legs: [{ coef: 1.5 }, { coef: 1.5 }] } as const;
    const great = quote({ ...singles, amount: 5_000_000_000_000_000 });
    expect(great.possibleWin).toBe(Number.MAX_SAFE_INTEGER);
    expect(great.cappedBy).toBe('greatest-figure');
    expect(great.stake).toBe(Number.MAX_SAFE_INTEGER);
    expect(quote({ ...singles, amount: 1_000_000_000_000_000 })).toMatchObject({
      possibleWin: 3_000_000_000_000_000,
      stake: 2_000_000_000_000_000,
      cappedBy: null,
    });
  });

  it('P06 does not call the greatest exact figure too great', () => {
    const even = { typeId: 0, systemValue: 2, legs: [{ coef: 1 }] } as const;
    expect(quote({ ...even, amount: Number.MAX_SAFE_INTEGER })).toMatchObject({
      possibleWin: Number.MAX_SAFE_INTEGER,
      cappedBy: null,
    });
  });

  it.each([0.5, -1, Number.NaN, Infinity])('P06 refuses %s as a stake or a price', (nonsense) => {
    const coupon = { typeId: 1, systemValue: 2, legs: [{ coef: 2 }, { coef: 2 }] } as const;
    expect(() => quote({ ...coupon, amount: nonsense })).toThrow(RangeError);
    expect(() => quote({ ...coupon, legs: [{ coef: nonsense }], amount: 100 })).toThrow(RangeError);
  });
});
