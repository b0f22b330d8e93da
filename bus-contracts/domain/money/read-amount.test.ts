import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { runs } from '../../testing/index';
import { LANGUAGES, languageTag } from '../text/languages';
import { formatAmount, formatMoney } from './money';
import { AMOUNT_LENGTH, fieldAmount, parseAmount, readAmount, shortAmount } from './read-amount';
import type { AmountField } from './read-amount';

/** Every currency of the embedded operator, and others of each scale. */
const CURRENCIES = [
  ['RUB', 2],
  ['USD', 2],
  ['EUR', 2],
  ['KZT', 2],
  ['UAH', 2],
  ['AZN', 2],
  ['GBP', 2],
  ['TRY', 2],
  ['JPY', 0],
  ['KRW', 0],
  ['KWD', 3],
  ['TND', 3],
] as const;

const FIELDS: readonly AmountField[] = LANGUAGES.flatMap((language) =>
  CURRENCIES.map(([iso, scale]) => ({ iso, scale, languageTag: languageTag(language) })),
);

const EUR: AmountField = { iso: 'EUR', scale: 2, languageTag: 'en' };
const anyField = fc.constantFrom(...FIELDS);
const anyAmount = fc.oneof(
  fc.nat({ max: 10_000 }),
  // A figure is written from a double, which is exact for these.
  fc.nat({ max: 1_000_000_000_000 }),
  // Whole units, which are written without digits behind the point.
  fc.nat({ max: 10_000 }).map((units) => units * 1000),
);

/** The digits of a script, by its zero. */
const inScript = (text: string, zero: number): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

/** How the site writes an amount in a field's language and currency, and what else comes with a copied text. */
const WRITINGS: Readonly<Record<string, (minor: number, field: Required<AmountField>) => string>> =
  {
    'as an amount': (minor, { scale, languageTag: tag }) => formatAmount(minor, scale, tag),
    'with its currency': (minor, field) => formatMoney(minor, field, field.languageTag),
    'in a field': (minor, field) => fieldAmount(minor, field),
    briefly: (minor, field) => shortAmount(minor, field),
    'with the code before it': (minor, { iso, scale, languageTag: tag }) =>
      `${iso.toLowerCase()} ${formatAmount(minor, scale, tag)}`,
    'with the sign of the currency': (minor, { iso, scale, languageTag: tag }) =>
      new Intl.NumberFormat(tag === 'az' ? 'de' : tag === 'kk' ? 'ru' : tag, {
        style: 'currency',
        currency: iso,
        minimumFractionDigits: scale,
        maximumFractionDigits: scale,
      }).format(minor / 10 ** scale),
    'with plain spaces': (minor, { scale, languageTag: tag }) =>
      ` ${formatAmount(minor, scale, tag).replaceAll(/\s/g, ' ')} `,
    'with narrow spaces that do not break': (minor, field) =>
      formatMoney(minor, field, field.languageTag).replaceAll(/\s/g, '\u202f'),
    'with marks of direction': (minor, field) =>
      `\u2067${formatMoney(minor, field, field.languageTag)}\u2069\u200f`,
    'in Arabic digits': (minor, { scale, languageTag: tag }) =>
      inScript(formatAmount(minor, scale, tag), 0x660),
    'in Persian digits': (minor, field) => inScript(fieldAmount(minor, field), 0x6f0),
    'in full-width digits': (minor, { scale, languageTag: tag }) =>
      inScript(formatAmount(minor, scale, tag), 0xff10)
        .replaceAll(',', '，')
        .replaceAll('.', '．'),
  };

describe('an amount that the site writes', () => {
  test.each(Object.keys(WRITINGS))('is read where it is written %s', (name) => {
    const write = WRITINGS[name];
    fc.assert(
      fc.property(anyAmount, anyField, (minor, field) => {
        const text = write?.(minor, field as Required<AmountField>) ?? '';
        expect({ text, field, ...readAmount(text, field) }).toEqual({
          text,
          field,
          amount: minor,
          fault: null,
        });
        expect(text.length).toBeLessThanOrEqual(AMOUNT_LENGTH);
      }),
      { numRuns: runs(1500) },
    );
  });

  it('is not shortened to another amount', () => {
    expect(shortAmount(700_000, { iso: 'JPY', scale: 0, languageTag: 'en' })).toBe('700,000');
    expect(shortAmount(70_000_000, { iso: 'JPY', scale: 0, languageTag: 'en' })).toBe('70,000,000');
    expect(shortAmount(250_000_000, { ...EUR, iso: 'KZT' })).toBe('2,500,000');
    expect(shortAmount(500_000, EUR)).toBe('5000');
    expect(shortAmount(500_000, { ...EUR, languageTag: 'ru' })).toBe('5\u00a0000');
    expect(shortAmount(20, EUR)).toBe('0.20');
    expect(shortAmount(2000, EUR)).toBe('20');
  });
});

describe('a typed amount', () => {
  it.each([
    ['25.5', 2550],
    [' 25,50 ', 2550],
    ['1 240,50', 124_050],
    ['1\u00a0240', 124_000],
    ['123\u202f456\u202f789,05', 12_345_678_905],
    ['1,240.50', 124_050],
    ['1.240,50', 124_050],
    ['1’240.50', 124_050],
    ['1,240,500', 124_050_000],
    ['1.240.500', 124_050_000],
    ['١٬٢٤٠٫٥٠', 124_050],
    ['١٢٫٥', 1250],
    ['１，２４０．５０', 124_050],
    ['€1,240.50', 124_050],
    ['1 240,50 €', 124_050],
    ['EUR 25', 2500],
    ['25eur', 2500],
    ['.5', 50],
    [',05', 5],
    ['5.', 500],
    ['007', 700],
    ['0', 0],
    ['1234.5', 123_450],
  ])('reads "%s"', (typed, amount) => {
    for (const { tag } of LANGUAGES.map((language) => ({ tag: languageTag(language) }))) {
      expect(readAmount(typed, { ...EUR, languageTag: tag })).toEqual({ amount, fault: null });
    }
  });

  it.each(['1,234', '1.234', '12,345', '999.000', '1,234 EUR', '€1.234', '١,٢٣٤', '１，２３４'])(
    'refuses "%s", which has two readings, whatever the language',
    (typed) => {
      for (const language of LANGUAGES) {
        const field = { ...EUR, languageTag: languageTag(language) };
        expect(readAmount(typed, field)).toEqual({ amount: null, fault: 'two-readings' });
      }
    },
  );

  it('refuses every text that one language reads as another amount than its neighbour', () => {
    const scales = fc.constantFrom(0, 2, 3);
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,4}([., ']\d{1,4}){0,3}$/), scales, (typed, scale) => {
        const readings = LANGUAGES.flatMap((language) => {
          const field = { scale, languageTag: languageTag(language) };
          const { amount } = readAmount(typed, field);
          // What a language writes itself is its own, though others read it in two ways.
          const isOwn = amount !== null && formatAmount(amount, scale, field.languageTag) === typed;
          return amount === null || isOwn ? [] : [amount];
        });
        expect(new Set(readings).size).toBeLessThanOrEqual(1);
      }),
      { numRuns: runs(3000) },
    );
  });

  it('keeps a currency of three digits and one of none to the writing of the language', () => {
    const dinar = { iso: 'KWD', scale: 3 };
    expect(parseAmount('1.234', { ...dinar, languageTag: 'en' })).toBe(1234);
    expect(parseAmount('1,234', { ...dinar, languageTag: 'ru' })).toBe(1234);
    expect(readAmount('1,234', { ...dinar, languageTag: 'en' }).fault).toBe('two-readings');
    const yen = { iso: 'JPY', scale: 0 };
    expect(parseAmount('1,234', { ...yen, languageTag: 'en' })).toBe(1234);
    expect(parseAmount('1.234', { ...yen, languageTag: 'az' })).toBe(1234);
    expect(readAmount('1.234', { ...yen, languageTag: 'en' }).fault).toBe('two-readings');
  });

  it.each([
    ['', 'empty'],
    [' \u200e ', 'empty'],
    ['12.5678', 'too-fine'],
    ['0,234', 'too-fine'],
    ['1,240.505', 'too-fine'],
    ['9'.repeat(17), 'too-great'],
  ])('reads "%s" as no amount: %s', (typed, fault) => {
    expect(readAmount(typed, EUR)).toEqual({ amount: null, fault });
  });

  it.each(
    ['abc', '-1', '−1', '+1', '1e9', '1.2.3', '12 34', '1,24,500', '0x10', '∞', 'NaN', '.', ','] //
      .concat('25 USD', '$25', 'EUR 25 EUR', '25 bonus', '5²', '½', '1,234 567', '25-30')
      .concat('9'.repeat(41)),
  )('reads "%s" as no amount', (typed) => {
    expect(readAmount(typed, EUR)).toEqual({ amount: null, fault: 'not-amount' });
  });

  it('takes any currency where the field has none', () => {
    const field = { scale: 2, languageTag: 'en' };
    expect(parseAmount('25 USD', field)).toBe(2500);
    expect(parseAmount('₸25', field)).toBe(2500);
    expect(parseAmount('25 stakes', field)).toBeNull();
  });

  it('is a safe amount of at least 0, or none, for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[\d.,e +'-]{0,45}$/)),
        anyField,
        (text, field) => {
          const { amount, fault } = readAmount(text, field);
          return (
            (amount === null) === (fault !== null) &&
            (amount === null || (Number.isSafeInteger(amount) && amount >= 0))
          );
        },
      ),
      { numRuns: runs(5000) },
    );
  });

  it('comes back from a field as it was written', () => {
    fc.assert(
      fc.property(anyAmount, anyField, (minor, field) => {
        expect(fieldAmount(parseAmount(fieldAmount(minor, field), field), field)).toBe(
          fieldAmount(minor, field),
        );
      }),
      { numRuns: runs(1000) },
    );
    expect(fieldAmount(null, EUR)).toBe('');
    expect(fieldAmount(2550, { ...EUR, languageTag: 'ru' })).toBe('25,50');
    expect(fieldAmount(2500, { ...EUR, languageTag: 'ru' })).toBe('25');
    expect(fieldAmount(5, EUR)).toBe('0.05');
  });
});
