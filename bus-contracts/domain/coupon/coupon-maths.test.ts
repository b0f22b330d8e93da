import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index';
import { couponCoef, payout, possibleWin } from './coupon-maths';
import type { SettledLeg } from '../catalogue/coupon-terms';

const SINGLE = 0;
const EXPRESS = 1;
const SYSTEM = 2;

function legs(...coefs: number[]): { coef: number }[] {
  return coefs.map((coef) => ({ coef }));
}

/** The independent answer: every line is listed, multiplied out and added up. */
function bruteForcePayout(
  all: readonly SettledLeg[],
  k: number,
  amount: number,
): { paid: bigint; coef: bigint } {
  /** In half thousandths. */
  const price = ({ status, coef }: SettledLeg): bigint => {
    const won = BigInt(Math.round(coef * 1000));
    const prices = { won: 2n * won, 'half-won': won + 1000n, void: 2000n, 'half-lost': 1000n };
    return status === 'lost' ? 0n : prices[status];
  };
  const free = all.filter((leg) => !leg.isBanker);
  const bankers = all.filter((leg) => leg.isBanker);
  let lines = 0n;
  let sum = 0n;
  for (let mask = 0; mask < 2 ** free.length; mask++) {
    const line = free.filter((_, i) => mask & (1 << i));
    if (line.length !== k) continue;
    lines += 1n;
    sum += [...line, ...bankers].reduce((product, leg) => product * price(leg), 1n);
  }
  const denominator = lines * 2000n ** BigInt(k + bankers.length);
  return { paid: (BigInt(amount) * sum) / denominator, coef: (1000n * sum) / denominator };
}

const coef = fc.integer({ min: 1001, max: 50_000 }).map((scaled) => scaled / 1000);
const leg: fc.Arbitrary<SettledLeg> = fc.record({
  coef,
  isBanker: fc.boolean(),
  status: fc.constantFrom<SettledLeg['status'][]>('won', 'half-won', 'void', 'half-lost', 'lost'),
});
const amount = fc.integer({ min: 1, max: 10_000_000 });

/** Found by chance: every leg won pays more than the greatest exact figure. */
const BEYOND_EXACT: SettledLeg[] = [
  { coef: 10.124, isBanker: true, status: 'won' },
  { coef: 23.741, isBanker: true, status: 'won' },
  { coef: 45.908, isBanker: false, status: 'won' },
  { coef: 24.045, isBanker: true, status: 'won' },
  { coef: 30.698, isBanker: false, status: 'won' },
  { coef: 5.609, isBanker: true, status: 'won' },
  { coef: 28.873, isBanker: false, status: 'won' },
  { coef: 3.716, isBanker: false, status: 'won' },
  { coef: 1.001, isBanker: false, status: 'won' },
];

describe('coupon maths', () => {
  it('pays for 2 of 3 at 1.9, 2 and 2.5 with 600 in all at most 2710 and at least 760', () => {
    const coupon = { typeId: SYSTEM, systemValue: 2, amount: 60_000 } as const;
    expect(possibleWin({ ...coupon, legs: legs(1.9, 2, 2.5) })).toBe(271_000);
    const leastWinning: SettledLeg[] = [
      { coef: 1.9, status: 'won' },
      { coef: 2, status: 'won' },
      { coef: 2.5, status: 'lost' },
    ];
    expect(payout({ ...coupon, legs: leastWinning })).toBe(76_000);
  });

  it('gives 2 of 4 at 1.5, 1.8, 2.1 and 3 the coefficient 4.305', () => {
    expect(couponCoef({ typeId: SYSTEM, systemValue: 2, legs: legs(1.5, 1.8, 2.1, 3) })).toBe(
      4.305,
    );
  });

  it('pays for a banker at 1.4 with 2 of 3 at 1.5, 2 and 3 and a stake of 30 at most 189', () => {
    const withBanker = [{ coef: 1.4, isBanker: true }, ...legs(1.5, 2, 3)];
    expect(possibleWin({ typeId: SYSTEM, systemValue: 2, legs: withBanker, amount: 3000 })).toBe(
      18_900,
    );
  });

  it('multiplies an express, cutting the coefficient to 3 digits and the win to the minor unit', () => {
    const coupon = { typeId: EXPRESS, systemValue: 2, legs: legs(1.333, 1.777, 1.999) } as const;
    // 4.735141759... in full; at 100.00 that is 473.514...
    expect(couponCoef(coupon)).toBe(4.735);
    expect(possibleWin({ ...coupon, amount: 10_000 })).toBe(47_351);
  });

  it('stakes the amount on each of several singles, which have no coefficient together', () => {
    expect(couponCoef({ typeId: SINGLE, systemValue: 2, legs: legs(1.9) })).toBe(1.9);
    expect(couponCoef({ typeId: SINGLE, systemValue: 2, legs: legs(1.9, 2.1) })).toBeNull();
    expect(
      possibleWin({ typeId: SINGLE, systemValue: 2, legs: legs(1.005, 1.005), amount: 101 }),
    ).toBe(202);
  });

  it('counts a void leg at a price of 1', () => {
    const settled: SettledLeg[] = [
      { coef: 2, status: 'won' },
      { coef: 3, status: 'void' },
    ];
    expect(payout({ typeId: EXPRESS, systemValue: 2, legs: settled, amount: 500 })).toBe(1000);
  });

  it('pays a quarter line as two halves of the stake, in every type of coupon', () => {
    const halfWon = { coef: 1.955, status: 'half-won' } as const;
    const halfLost = { coef: 1.955, status: 'half-lost' } as const;
    const won = { coef: 2, status: 'won' } as const;
    const single = { typeId: SINGLE, systemValue: 2, amount: 1000 } as const;
    // 500 at 1.955 and 500 returned; the half of a thousandth is kept until the payout is cut.
    expect(payout({ ...single, legs: [halfWon] })).toBe(1477);
    expect(payout({ ...single, legs: [halfLost] })).toBe(500);
    expect(payout({ ...single, amount: 1, legs: [halfLost] })).toBe(0);
    const express = { typeId: EXPRESS, systemValue: 2, amount: 100_000 } as const;
    expect(payout({ ...express, legs: [won, halfWon] })).toBe(295_500);
    expect(payout({ ...express, legs: [won, halfLost] })).toBe(100_000);
    expect(payout({ ...express, legs: [halfWon, halfLost] })).toBe(73_875);
    // A leg that is won by half counts for the bonus bet; with one that is lost by half there is none.
    expect(payout({ ...express, bonusCoef: 1.1, legs: [won, halfWon] })).toBe(325_050);
    const banker = { ...halfLost, isBanker: true };
    const system = { typeId: SYSTEM, systemValue: 1, amount: 1200 } as const;
    expect(payout({ ...system, legs: [banker, won, halfWon, halfLost] })).toBe(795);
  });

  it('returns the whole stake when every leg is void', () => {
    const settled: SettledLeg[] = Array.from({ length: 5 }, () => ({ coef: 3, status: 'void' }));
    expect(payout({ typeId: SYSTEM, systemValue: 3, legs: settled, amount: 777 })).toBe(777);
  });

  it('gives no figure for an empty coupon or a system of more than there is', () => {
    expect(couponCoef({ typeId: EXPRESS, systemValue: 2, legs: [] })).toBeNull();
    expect(possibleWin({ typeId: SINGLE, systemValue: 2, legs: [], amount: 100 })).toBeNull();
    expect(couponCoef({ typeId: SYSTEM, systemValue: 4, legs: legs(2, 2, 2) })).toBeNull();
    expect(couponCoef({ typeId: SYSTEM, systemValue: 2.5, legs: legs(2, 2, 2) })).toBeNull();
    expect(couponCoef({ typeId: SYSTEM, systemValue: 0, legs: legs(2, 2, 2) })).toBeNull();
    expect(() => payout({ typeId: EXPRESS, systemValue: 2, legs: [], amount: 100 })).toThrow(
      new RangeError('Failed to settle: a coupon of these legs can not have been placed.'),
    );
  });

  it('agrees with listing every line, for any won, lost and void legs and bankers', () => {
    fc.assert(
      fc.property(
        fc.array(leg, { minLength: 1, maxLength: 9 }),
        fc.integer({ min: 1, max: 9 }),
        amount,
        (all, k, stake) => {
          fc.pre(k <= all.filter((one) => !one.isBanker).length);
          const terms = { typeId: SYSTEM, systemValue: k, amount: stake } as const;
          // A payout beyond the greatest exact figure is given as that figure.
          const held = (paid: bigint): number =>
            paid > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(paid);
          expect(payout({ ...terms, legs: all })).toBe(held(bruteForcePayout(all, k, stake).paid));
          const winning = all.map((one) => ({ ...one, status: 'won' as const }));
          const most = bruteForcePayout(winning, k, stake);
          expect(possibleWin({ ...terms, legs: all })).toBe(held(most.paid));
          if (most.coef <= BigInt(Number.MAX_SAFE_INTEGER)) {
            expect(couponCoef({ ...terms, legs: all })).toBe(Number(most.coef) / 1000);
          }
        },
      ),
      { numRuns: runs(1500), examples: [[BEYOND_EXACT, 4, 6_763_732]] },
    );
  });

  it('never gives NaN, infinity, a negative or a fraction of a minor unit', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            coef: fc.integer({ min: 1000, max: 100_000_000 }).map((scaled) => scaled / 1000),
            isBanker: fc.boolean(),
          }),
          { maxLength: 50 },
        ),
        fc.constantFrom(0 as const, 1 as const, 2 as const, 9 as const),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
        (all, typeId, systemValue, stake) => {
          const terms = { typeId, systemValue, legs: all };
          const total = couponCoef(terms);
          const win = possibleWin({ ...terms, amount: stake });
          expect(total === null || (Number.isFinite(total) && total >= 1)).toBe(true);
          expect(win === null || (Number.isSafeInteger(win) && win >= 0)).toBe(true);
        },
      ),
      { numRuns: runs(1000) },
    );
  });
});
