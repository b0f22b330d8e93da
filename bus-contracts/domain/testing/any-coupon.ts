import fc from 'fast-check';
import type { CouponType } from '../../contracts/betting/coupon-bet';
import type { CouponTerms, SettledLeg } from '../catalogue/coupon-terms';

export type AnyCoupon = CouponTerms<SettledLeg> & { readonly amount: number };

function thousandths(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min, max }).map((scaled) => scaled / 1000);
}

/** One value mostly, another at times. */
function mostly<T>(often: fc.Arbitrary<T>, atTimes: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 5, arbitrary: often }, { weight: 1, arbitrary: atTimes });
}

/** Few legs are long shots, bankers, or not won in full, so that a coupon of twelve still pays something. */
const leg: fc.Arbitrary<SettledLeg> = fc.record({
  coef: mostly(thousandths(1001, 4000), thousandths(1000, 60_000)),
  status: mostly(
    fc.constant<SettledLeg['status']>('won'),
    fc.constantFrom<SettledLeg['status'][]>('lost', 'void', 'half-won', 'half-lost'),
  ),
  isBanker: mostly(fc.constant(false), fc.constant(true)),
});

const amount = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 50_000_000 }));

/** Half the coupons have each of them, so that plain ones are met as often. */
const extras = fc.record({
  bonusCoef: fc.option(thousandths(1030, 1100), { freq: 2 }),
  hyperBonus: fc.option(
    fc
      .tuple(thousandths(0, 300_000), thousandths(1, 50_000), thousandths(50_000, 250_000))
      .map(([percent, minPercent, maxPercent]) => ({ percent, minPercent, maxPercent })),
    { freq: 2 },
  ),
  exactCoef: fc.option(thousandths(1000, 30_000), { freq: 2 }),
  maxPayout: fc.option(fc.integer({ min: 0, max: 500_000_000 }), { freq: 2 }),
});

/** Any coupon that can be placed, settled in any way. */
export function anyCoupon(types: readonly CouponType[], mostLegs: number): fc.Arbitrary<AnyCoupon> {
  return fc
    .record({
      typeId: fc.constantFrom(...types),
      legs: fc.array(leg, { minLength: 1, maxLength: mostLegs, size: 'max' }),
      seed: fc.nat(),
      amount,
      extras,
    })
    .map(({ typeId, legs, seed, amount, extras }) => {
      const free = legs.filter((one) => !one.isBanker).length;
      // Bankers alone are no system.
      const type = typeId === 2 && free === 0 ? 1 : typeId;
      return { typeId: type, legs, systemValue: 1 + (seed % Math.max(free, 1)), amount, ...extras };
    });
}
