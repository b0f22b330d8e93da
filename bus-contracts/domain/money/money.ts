import { numberTag } from '../text/local-formats';

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** How a currency is written: digits behind the point, and its ISO 4217 code. */
export interface MoneyFormat {
  readonly scale: number;
  readonly iso: string;
}

/**
 * Reads a decimal of the wire as minor units, cutting digits finer than the currency.
 * @throws RangeError for anything that is not a decimal number or is too great to be exact.
 * @example toMinor(25.5, 2) // 2550
 */
export function toMinor(decimal: number | string, scale: number): number {
  // A double keeps fifteen digits of a decimal, so this drops the error of 0.1 + 0.2.
  const text = typeof decimal === 'number' ? plainDecimal(decimal) : decimal.trim();
  const match = DECIMAL.exec(text);
  if (!match) throw new RangeError(`Failed to read an amount: "${decimal}" is not a decimal.`);
  const [, sign, whole = '', fraction = ''] = match;
  const minor = Number(whole + fraction.slice(0, scale).padEnd(scale, '0'));
  if (!Number.isSafeInteger(minor)) {
    throw new RangeError(`Failed to read an amount: "${decimal}" is too great to be exact.`);
  }
  return sign && minor !== 0 ? -minor : minor;
}

function plainDecimal(value: number): string {
  const noiseless = Number(value.toPrecision(15));
  // Below a millionth a number prints with an exponent; no currency is that fine.
  return Math.abs(noiseless) < 1e-6 ? '0' : String(noiseless);
}

/** Writes minor units as the decimal number of the API: 2550 is 25.5. */
export function fromMinor(minor: number, scale: number): number {
  if (!Number.isSafeInteger(minor)) {
    throw new RangeError(
      `Failed to write an amount: ${minor} is not a whole number of minor units.`,
    );
  }
  return minor / 10 ** scale;
}

/** Writes an amount in a language's digits and marks: "1,240.50". */
export function formatAmount(minor: number, scale: number, languageTag: string): string {
  return numberFormat(languageTag, scale).format(fromMinor(minor, scale));
}

/** Writes an amount with its currency: "1,240.50 EUR". */
export function formatMoney(minor: number, money: MoneyFormat, languageTag: string): string {
  return `${formatAmount(minor, money.scale, languageTag)}\u00a0${money.iso}`;
}

// Creating a NumberFormat costs a hundred times as much as using one.
const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(languageTag: string, scale: number): Intl.NumberFormat {
  const key = `${languageTag}/${scale}`;
  let format = formats.get(key);
  if (!format) {
    const digits = { minimumFractionDigits: scale, maximumFractionDigits: scale };
    format = new Intl.NumberFormat(numberTag(languageTag), digits);
    formats.set(key, format);
  }
  return format;
}
