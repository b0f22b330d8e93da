import fc from 'fast-check';
import { Combination } from 'js-combinatorics';
import { describe, expect, it } from 'vitest';
import { possibleWin } from '../coupon/coupon-maths';
import { systemOptions } from './system-options';

describe('system options', () => {
  it('CPN-04 carry value, offset, minBetAmount and combo, from a value of 2', () => {
    expect(systemOptions({ free: 5, bankers: 1, minBetAmount: 20 })).toEqual([
      { value: 2, offset: 1, minBetAmount: 20, combo: 10 },
      { value: 3, offset: 1, minBetAmount: 20, combo: 10 },
      { value: 4, offset: 1, minBetAmount: 20, combo: 5 },
    ]);
  });

  it.each([0, 1, 2])('CPN-04 are none for %s free legs, with any number of bankers', (free) => {
    expect(systemOptions({ free, bankers: 3, minBetAmount: 20 })).toEqual([]);
  });

  it('count the existing lines', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 40 }), (free) => {
        for (const { value, combo } of systemOptions({ free, bankers: 0, minBetAmount: 1 })) {
          expect(BigInt(combo)).toBe(new Combination(Array(free), value).length);
        }
      }),
    );
  });

  it('require a minor unit on each line, so that no line can win and pay nothing', () => {
    const [two] = systemOptions({ free: 8, bankers: 0, minBetAmount: 20 });
    expect(two).toMatchObject({ combo: 28, minBetAmount: 28 });
    const winning = Array.from({ length: 8 }, () => ({ coef: 1.001 }));
    expect(
      possibleWin({ typeId: 2, systemValue: 2, legs: winning, amount: two!.minBetAmount }),
    ).toBe(28);
  });
});
