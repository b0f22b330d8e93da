import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payout } from '../../../domain/index';
import { anyCoupon } from '../../../domain/testing/any-coupon';
import { runs } from '../../../testing/index';
import { shareOf, termsOfRest } from './part-of-bet';

test('P06 shares of any parts of a stake are together never more than the whole', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1_000_000_000_000 }),
      fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 1, maxLength: 9 }),
      (amount, parts) => {
        const stake = parts.reduce((sum, part) => sum + part, 0);
        const shares = parts.map((part) => shareOf(amount, { part, stake }));
        const sum = shares.reduce((total, share) => total + share, 0);
        expect(sum).toBeLessThanOrEqual(amount);
        expect(sum).toBeGreaterThan(amount - parts.length);
        expect(shareOf(amount, { part: stake, stake })).toBe(amount);
      },
    ),
    { numRuns: runs(2000) },
  );
});

test('P06 the rest of a bet pays at most its share of what the whole bet pays', () => {
  fc.assert(
    fc.property(anyCoupon([0, 1, 2], 4), fc.integer({ min: 1, max: 99 }), (coupon, percent) => {
      const rest = Math.max(1, Math.floor((coupon.amount * percent) / 100));
      fc.pre(coupon.typeId !== 0 || coupon.legs.length === 1);
      const whole = payout(coupon);
      const paid = payout(termsOfRest(coupon, rest));
      expect(paid * coupon.amount).toBeLessThanOrEqual((whole + 1) * rest);
    }),
    { numRuns: runs(2000) },
  );
});
