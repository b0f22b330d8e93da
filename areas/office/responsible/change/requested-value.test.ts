import { runs } from '@grandstand/bus-contracts/testing';
import {
  fieldAmount,
  formatAmount,
  formatMoney,
  LANGUAGES,
  languageTag,
} from '@grandstand/bus-contracts/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_LIMIT } from '@grandstand/bus-contracts/player';
import { effectOf, longerPeriods, readRequestedValue } from './requested-value';

const MONEY = { measure: 'money', availableValues: [500, 1000] } as const;
/** A field of the English site. */
const field = (scale: number, tag = 'en') => ({ scale, languageTag: tag });
const HOURS = { measure: 'hours', availableValues: [1, 2, 24] } as const;
const NOON = Date.UTC(2026, 7, 29, 12);

describe('a typed value', () => {
  test.each([
    ['50', 2, 5000],
    [' 12,50 ', 2, 1250],
    ['1 240.5', 2, 124_050],
    ['.5', 2, 50],
    ['150', 0, 150],
    ['1.000.000', 2, 100_000_000],
    ['٥', 2, 500],
    ['0.125', 3, 125],
    ['999999998', 2, 99_999_999_800],
  ])('"%s" at a scale of %i is %i minor units', (text, scale, value) => {
    expect(readRequestedValue(text, MONEY, field(scale))).toEqual({ value });
  });

  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['0', 'too-little'],
    ['0.00', 'too-little'],
    ['12.3456', 'too-fine'],
    ['12.345', 'two-readings'],
    ['999999999', 'too-much'],
    ['9'.repeat(22), 'too-much'],
    ['-5', 'not-amount'],
    ['1e5', 'not-amount'],
    ['Infinity', 'not-amount'],
    ['0x10', 'not-amount'],
    ['12 3', 'not-amount'],
    ['<b>5</b>', 'not-amount'],
  ])('"%s" is refused as %s', (text, fault) => {
    expect(readRequestedValue(text, MONEY, field(2))).toEqual({ fault });
  });

  test.each([
    ['1000', { value: 100_000 }],
    ['1 000,01', { fault: 'above-law' }],
    ['999999999', { fault: 'above-law' }],
    ['0', { fault: 'too-little' }],
  ])('"%s" where the law allows 1,000.00', (text, read) => {
    expect(readRequestedValue(text, { ...MONEY, maxValue: 100_000 }, field(2))).toEqual(read);
  });

  test.each([
    ['5', { value: 5 }],
    ['', { fault: 'empty' }],
    ['2.5', { fault: 'not-whole' }],
    ['-1', { fault: 'not-whole' }],
    ['0', { fault: 'out-of-range' }],
    ['25', { fault: 'out-of-range' }],
  ])('"%s" of hours from 1 to 24', (text, read) => {
    expect(readRequestedValue(text, HOURS, field(2))).toEqual(read);
  });

  test('is always a whole amount above zero, for any typed text', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[\d .,eE+-]{1,24}$/));
    fc.assert(
      fc.property(typed, fc.integer({ min: 0, max: 3 }), (text, scale) => {
        const { value } = readRequestedValue(text, MONEY, field(scale));
        if (value === undefined) return;
        expect(Number.isSafeInteger(value) && value > 0).toBe(true);
        expect(value).toBeLessThanOrEqual(999_999_998 * 10 ** scale);
      }),
      { numRuns: runs(2000) },
    );
  });

  test('is the same amount in every language’s digits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.constantFrom(...LANGUAGES.map(languageTag)),
        (minor, tag) => {
          for (const text of [
            formatAmount(minor, 2, tag),
            formatMoney(minor, { scale: 2, iso: 'EUR' }, tag),
            fieldAmount(minor, field(2, tag)),
          ]) {
            expect(readRequestedValue(text, MONEY, field(2, tag))).toEqual({ value: minor });
          }
        },
      ),
      { numRuns: runs(500) },
    );
  });
});

describe('the effect of a requested value', () => {
  test('a lower value applies at once, a higher one waits, no limit is the highest', () => {
    const value = fc.oneof(fc.constant(NO_LIMIT), fc.integer({ min: 1, max: 1e9 }));
    fc.assert(
      fc.property(value, value, (changed, held) => {
        const size = (each: number): number => (each === NO_LIMIT ? Infinity : each);
        const effect = effectOf(changed, held);
        expect(effect === 'at-once').toBe(size(changed) < size(held));
        expect(effect === 'same').toBe(changed === held);
      }),
    );
    expect(effectOf(NO_LIMIT, 500)).toBe('waits');
    expect(effectOf(500, NO_LIMIT)).toBe('at-once');
  });

  test('a longer time away than the present one can be requested, and no shorter one', () => {
    const limit = {
      limitType: 30,
      limitValue: 30,
      limitState: 'ACTIVE',
      startedAt: NOON / 1000,
      endsAt: NOON / 1000 + 7 * 86_400,
      limitBalance: null,
      needApprove: false,
      selfExcludeReason: null,
      measure: 'days',
      availableValues: [],
    } as const;
    expect(longerPeriods([1, 7, 30], { ...limit, availableValues: [] }, NOON)).toEqual([30]);
    expect(longerPeriods([1, 7, 30], undefined, NOON)).toEqual([1, 7, 30]);
    const over = { ...limit, limitState: 'INACTIVE' as const, availableValues: [] };
    expect(longerPeriods([1, 7, 30], over, NOON)).toEqual([1, 7, 30]);
  });
});
