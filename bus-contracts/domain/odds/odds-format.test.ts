import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index';
import type { CoefViewId } from '../../contracts/player/settings';
import { formatCoef } from './odds-format';

const DECIMAL: CoefViewId = 0;
const FRACTIONAL: CoefViewId = 1;
const AMERICAN: CoefViewId = 2;

/** Any price of the wire: 1.001 to 1000, at most 3 digits. */
const thousandths = fc.integer({ min: 1001, max: 1_000_000 });

describe('odds formats', () => {
  it.each<[CoefViewId, number, string]>([
    [DECIMAL, 1.9, '1.90'],
    [DECIMAL, 2, '2.00'],
    [DECIMAL, 4.305, '4.305'],
    [DECIMAL, 1.005, '1.005'],
    [DECIMAL, 100_000, '100000.00'],
    [FRACTIONAL, 1.9, '9/10'],
    [FRACTIONAL, 2, '1/1'],
    [FRACTIONAL, 2.5, '3/2'],
    [FRACTIONAL, 4.305, '661/200'],
    [FRACTIONAL, 11, '10/1'],
    [AMERICAN, 2, '+100'],
    [AMERICAN, 2.5, '+150'],
    [AMERICAN, 1.5, '-200'],
    [AMERICAN, 1.9, '-111'],
    [AMERICAN, 1.7, '-142'],
    [AMERICAN, 2.346, '+134'],
    [AMERICAN, 1.001, '-100000'],
    [4, 1.9, '0.90'],
    [14, 2.5, '1.50'],
    [5, 2.5, '1.50'],
    [15, 2, '1.00'],
    [5, 1.5, '-2.00'],
    [15, 1.9, '-1.111'],
    [6, 1.9, '0.90'],
    [16, 2, '1.00'],
    [6, 2.5, '-0.666'],
    [16, 5, '-0.25'],
  ])('ODD-01 writes in format %s the price %s as %s', (viewId, coef, text) => {
    expect(formatCoef(coef, viewId)).toBe(text);
  });

  it.each<[number, ...string[]]>([
    [1.001, '1.001', '1/1000', '-100000', '0.001', '-1000.00', '0.001'],
    [1.01, '1.01', '1/100', '-10000', '0.01', '-100.00', '0.01'],
    [1001, '1001.00', '1000/1', '+100000', '1000.00', '1000.00', '-0.001'],
    [1500, '1500.00', '1499/1', '+149900', '1499.00', '1499.00', '-0.0006'],
    [100_000, '100000.00', '99999/1', '+9999900', '99999.00', '99999.00', '-0.00001'],
  ])('ODD-01 writes %s in every format', (coef, ...texts) => {
    expect(([0, 1, 2, 4, 5, 6] as const).map((viewId) => formatCoef(coef, viewId))).toEqual(texts);
  });

  it('ODD-01 writes formats 4 and 14, 5 and 15, 6 and 16 alike', () => {
    fc.assert(
      fc.property(thousandths, (scaled) => {
        const coef = scaled / 1000;
        expect(formatCoef(coef, 4)).toBe(formatCoef(coef, 14));
        expect(formatCoef(coef, 5)).toBe(formatCoef(coef, 15));
        expect(formatCoef(coef, 6)).toBe(formatCoef(coef, 16));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('ODD-01 writes fractions that are exactly the price, in lowest terms', () => {
    fc.assert(
      fc.property(thousandths, (scaled) => {
        const [top = 0, bottom = 0] = formatCoef(scaled / 1000, FRACTIONAL)
          .split('/')
          .map(Number);
        expect(top * 1000).toBe(bottom * (scaled - 1000));
        const divisors = [...Array(bottom + 1).keys()].slice(2);
        expect(divisors.filter((d) => top % d === 0 && bottom % d === 0)).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });

  it('ODD-01 keeps the signs: Indonesian is negative below 2, Malay above it, and each leads back to the price', () => {
    fc.assert(
      fc.property(thousandths, (scaled) => {
        const win = (scaled - 1000) / 1000;
        const indonesian = Number(formatCoef(scaled / 1000, 5));
        const malay = Number(formatCoef(scaled / 1000, 6));
        expect(indonesian > 0).toBe(win >= 1);
        expect(malay > 0).toBe(win <= 1);
        for (const figure of [indonesian, malay]) {
          const exact = figure > 0 ? win : -1 / win;
          expect(Math.abs(figure - exact)).toBeLessThan(0.001 + 1e-9);
          expect(Math.abs(figure)).toBeLessThanOrEqual(Math.abs(exact) + 1e-9);
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  it('writes a dash where a price of 1 has no figure', () => {
    expect(formatCoef(1, DECIMAL)).toBe('1.00');
    expect(formatCoef(1, FRACTIONAL)).toBe('0/1');
    expect(formatCoef(1, AMERICAN)).toBe('—');
    expect(formatCoef(1, 5)).toBe('—');
    expect(formatCoef(1, 6)).toBe('0.00');
  });

  it.each([Number.NaN, Infinity, 0, 0.999, -2])('refuses %s as a price', (nonsense) => {
    expect(() => formatCoef(nonsense, DECIMAL)).toThrow(
      new RangeError(`Failed to read a price: ${nonsense} is not a number from 1.`),
    );
  });
});
