import fc from 'fast-check';
import { Combination } from 'js-combinatorics';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index';
import { possibleWin } from '../coupon/coupon-maths';
import { systemLines } from './system-lines';

const three = [{ coef: 1.9 }, { coef: 2 }, { coef: 2.5 }];
const twoOfThree = { typeId: 2, systemValue: 2, legs: three, amount: 60_000 } as const;

function manyLegs(count: number): { coef: number }[] {
  return Array.from({ length: count }, (_, place) => ({ coef: 1 + (place + 1) / 10 }));
}

describe('the lines of a system', () => {
  it('are each a product with its share of the payout, in the order of the coupon', () => {
    const lines = systemLines(twoOfThree);
    expect(lines?.count).toBe(3);
    expect([...lines!]).toEqual([
      { index: 0, legs: [0, 1], coef: 3.8, pays: 76_000 },
      { index: 1, legs: [0, 2], coef: 4.75, pays: 95_000 },
      { index: 2, legs: [1, 2], coef: 5, pays: 100_000 },
    ]);
  });

  it('contain every banker, at any place of the coupon', () => {
    const legs = [{ coef: 1.5 }, { coef: 1.4, isBanker: true }, { coef: 2 }, { coef: 3 }];
    expect([...systemLines({ ...twoOfThree, legs, amount: 3000 })!]).toEqual([
      { index: 0, legs: [0, 1, 2], coef: 4.2, pays: 4200 },
      { index: 1, legs: [0, 1, 3], coef: 6.3, pays: 6300 },
      { index: 2, legs: [1, 2, 3], coef: 8.4, pays: 8400 },
    ]);
  });

  it('are found at once, the millionth of 155,117,520 as well as the last', () => {
    const lines = systemLines({ ...twoOfThree, legs: manyLegs(30), systemValue: 15 })!;
    const oracle = new Combination([...Array(30).keys()], 15);
    expect(lines.count).toBe(155_117_520);
    for (const index of [0, 1, 999_999, 1_000_000, 77_558_760, 155_117_519]) {
      expect(lines.at(index).legs).toEqual(oracle.at(index));
    }
  });

  it('are in the order of the independent list, for any k and m', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(), (m, seed) => {
        const k = 1 + (seed % m);
        const lines = systemLines({ ...twoOfThree, legs: manyLegs(m), systemValue: k })!;
        expect([...lines].map((line) => line.legs)).toEqual([
          ...new Combination([...Array(m).keys()], k),
        ]);
      }),
      { numRuns: runs(200) },
    );
  });

  it('add up to the payout of the coupon, except for the cut fractions', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1001, max: 9000 }), { minLength: 3, maxLength: 9 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (prices, amount) => {
          const legs = prices.map((scaled) => ({ coef: scaled / 1000 }));
          const coupon = { ...twoOfThree, legs, amount };
          const lines = [...systemLines(coupon)!];
          const cut = possibleWin(coupon)! - lines.reduce((sum, line) => sum + line.pays, 0);
          expect(cut).toBeGreaterThanOrEqual(0);
          expect(cut).toBeLessThan(lines.length);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it.each([-1, 3, 0.5, Number.NaN])('has none at %s of three', (index) => {
    expect(() => systemLines(twoOfThree)!.at(index)).toThrow('Failed to find a line');
  });

  it('exist for a system only', () => {
    expect(systemLines({ ...twoOfThree, typeId: 1 })).toBeNull();
    expect(systemLines({ ...twoOfThree, systemValue: 4 })).toBeNull();
    expect(() => systemLines({ ...twoOfThree, amount: -1 })).toThrow('Failed to read a stake');
  });
});
