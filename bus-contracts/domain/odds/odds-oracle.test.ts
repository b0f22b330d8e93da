import fc from 'fast-check';
import { from } from 'oddslib';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index';
import { formatCoef } from './odds-format';

/** Any price of the wire above 1, the shorter ones as often as the others. */
const price = fc
  .oneof(
    fc.integer({ min: 1001, max: 4000 }),
    fc.integer({ min: 1001, max: 1_000_000 }),
    fc.integer({ min: 1_000_000, max: 100_000_000 }),
  )
  .map((scaled) => scaled / 1000);

/** Cut to 3 digits as ours are, or to the first that is not 0; the allowance is for the double's noise alone. */
function cut(figure: number, digits = 3): number {
  const scale = 10 ** digits;
  const size = Math.trunc(Math.abs(figure) * scale + 1e-6) / scale;
  return size === 0 ? cut(figure, digits + 1) : size * Math.sign(figure);
}

/** The library rounds nothing; American odds are whole numbers, cut. */
function whole(figure: number): string {
  const size = Math.trunc(Math.abs(figure) + 1e-6);
  return figure < 0 ? `-${size}` : `+${size}`;
}

describe('odds formats against an independent library, 20,000 prices', () => {
  it('ODD-01 agrees on American, Hong Kong, Indonesian and Malay', () => {
    fc.assert(
      fc.property(price, (coef) => {
        const odds = from('decimal', coef);
        expect(formatCoef(coef, 2)).toBe(whole(odds.to('moneyline')));
        expect(Number(formatCoef(coef, 4))).toBe(odds.to('hongKong'));
        expect(Number(formatCoef(coef, 5))).toBe(cut(odds.to('indonesian')));
        expect(Number(formatCoef(coef, 6))).toBe(cut(odds.to('malay')));
      }),
      { numRuns: runs(20_000) },
    );
  });

  // The library looks for a fraction near the price and may find none: ours is the price itself.
  it('ODD-01 agrees on fractions wherever the library finds one', () => {
    let found = 0;
    fc.assert(
      fc.property(price, (coef) => {
        const theirs = from('decimal', coef).to('fractional', { precision: 12 });
        if (theirs === undefined) return;
        found += 1;
        expect(formatCoef(coef, 1)).toBe(theirs);
      }),
      { numRuns: runs(20_000) },
    );
    expect(found).toBeGreaterThan(runs(20_000) / 2);
  });

  it('ODD-01 agrees on evens, where the formats turn: +100, 1/1, 1.00', () => {
    expect(from('decimal', 2).to('moneyline')).toBe(100);
    expect(formatCoef(2, 2)).toBe('+100');
    expect(formatCoef(2, 1)).toBe('1/1');
    for (const viewId of [4, 5, 6, 14, 15, 16] as const) expect(formatCoef(2, viewId)).toBe('1.00');
  });
});
