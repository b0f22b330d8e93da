import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index';
import { formatAmount, formatMoney, fromMinor, toMinor } from './money';

describe('money', () => {
  it('reads decimals of the API exactly', () => {
    expect(toMinor(25.5, 2)).toBe(2550);
    expect(toMinor('1240.50', 2)).toBe(124_050);
    expect(toMinor(0.1 + 0.2, 2)).toBe(30);
    expect(toMinor(1.005, 3)).toBe(1005);
    expect(toMinor(-3.25, 2)).toBe(-325);
    expect(toMinor(1e-9, 2)).toBe(0);
    expect(toMinor(150, 0)).toBe(150);
    expect(toMinor(' 25.50 ', 2)).toBe(2550);
    expect(toMinor(0.000001, 6)).toBe(1);
  });

  it('cuts digits finer than the currency and never rounds up', () => {
    expect(toMinor(1.999, 2)).toBe(199);
    expect(toMinor('0.009', 2)).toBe(0);
    expect(toMinor(-0.009, 2)).toBe(0);
  });

  it.each([Number.NaN, Infinity, 1e21, '', 'abc', '1e9', '1,5', '0x10', '1.', '99999999999999999'])(
    'refuses %s as an amount of the API',
    (nonsense) => {
      expect(() => toMinor(nonsense, 2)).toThrow(RangeError);
    },
  );

  it('names the amount that it could not read', () => {
    expect(() => toMinor('1,5', 2)).toThrow('Failed to read an amount: "1,5" is not a decimal.');
    expect(() => toMinor('99999999999999999', 2)).toThrow(
      'Failed to read an amount: "99999999999999999" is too great to be exact.',
    );
  });

  it('refuses to write a number that is not whole minor units', () => {
    expect(() => fromMinor(0.5, 2)).toThrow(
      new RangeError('Failed to write an amount: 0.5 is not a whole number of minor units.'),
    );
    expect(() => fromMinor(Number.NaN, 2)).toThrow(RangeError);
  });

  it('loses nothing between minor units and the API', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e14, max: 1e14 }),
        fc.constantFrom(0, 2, 3),
        (minor, scale) => toMinor(fromMinor(minor, scale), scale) === minor,
      ),
      { numRuns: runs(2000) },
    );
  });

  it('writes amounts as each language does, the currency behind', () => {
    const eur = { scale: 2, iso: 'EUR' };
    expect(formatMoney(124_050, eur, 'en')).toBe('1,240.50\u00a0EUR');
    expect(formatMoney(124_050, eur, 'ru')).toBe('1\u00a0240,50\u00a0EUR');
    expect(formatAmount(5, 2, 'en')).toBe('0.05');
    expect(formatAmount(1500, 0, 'en')).toBe('1,500');
  });
});
