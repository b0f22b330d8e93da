import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index';
import { couponCoef, payout, possibleWin, quote } from './coupon-maths';
import { anyCoupon } from '../testing/any-coupon';
import type { AnyCoupon } from '../testing/any-coupon';
import { bruteForce } from '../testing/brute-force';

const TYPES = [2, 2, 2, 1, 0, 9] as const;
/** A coupon of twelve has up to 924 lines, so most are smaller. */
const coupons = fc.oneof(
  { weight: 7, arbitrary: anyCoupon(TYPES, 6) },
  { weight: 1, arbitrary: anyCoupon(TYPES, 12) },
);
const GREATEST_COEF = Number.MAX_SAFE_INTEGER / 1000;

function allWon(coupon: AnyCoupon): AnyCoupon {
  return { ...coupon, legs: coupon.legs.map((leg) => ({ ...leg, status: 'won' })) };
}

describe('the coupon against an oracle that lists every line in rational numbers', () => {
  it('P06 has every figure digit for digit in 20,000 coupons of up to 12 legs of all types', () => {
    const met = { bonusCoef: 0, hyperBonus: 0, exactCoef: 0, maxPayout: 0 };
    fc.assert(
      fc.property(coupons, (coupon) => {
        for (const name of Object.keys(met) as (keyof typeof met)[]) {
          if (coupon[name]) met[name] += 1;
        }
        expect(payout(coupon)).toBe(bruteForce(coupon).paid);

        const most = bruteForce(allWon(coupon));
        const { coef, exact, possibleWin: win } = quote(coupon);
        expect(win).toBe(most.paid);
        expect(possibleWin(coupon)).toBe(most.paid);
        expect(payout(allWon(coupon))).toBe(most.paid);

        expect(exact && [exact.numerator, exact.denominator]).toEqual(
          most.coef && [most.coef.n, most.coef.d],
        );
        const cut = most.coef && Math.min(Number(most.coef.floor(3).toString()), GREATEST_COEF);
        expect(coef).toBe(cut);
        expect(couponCoef(coupon)).toBe(cut);
      }),
      { numRuns: runs(20_000) },
    );
    expect(Math.min(...Object.values(met)), 'how often each addition was met').toBeGreaterThan(
      runs(20_000) / 4,
    );
  });
});
