import { formatAmount } from './money';
import { numberTag } from '../text/local-formats';

/** How many characters a field for an amount takes: the greatest amount with its groups and its currency. */
export const AMOUNT_LENGTH = 40;

/** The currency and language of a field for an amount. */
export interface AmountField {
  /** Digits behind the point. */
  readonly scale: number;
  /** The currency's ISO 4217 code; left out: an amount of any currency. */
  readonly iso?: string | undefined;
  readonly languageTag: string;
}

/** Why a text is no amount of a field. */
export type AmountFault =
  /** Nothing was typed. */
  | 'empty'
  | 'not-amount'
  /** A comma or a point before three digits may be a decimal mark or part groups: "1,234". */
  | 'two-readings'
  /** It has more digits behind the point than the currency. */
  | 'too-fine'
  /** It is too great to be exact. */
  | 'too-great';

/** What was read: minor units, or the fault. */
export type AmountReading =
  | { readonly amount: number; readonly fault: null }
  | { readonly amount: null; readonly fault: AmountFault };

/** The digits of scripts that people type and paste, by their zeros: Arabic, Persian, Devanagari, Bengali, full-width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

/** The Arabic decimal mark, which has no other meaning. */
const ARABIC_DECIMAL = '\u066b';
/** Other forms of the marks that this file reads: full-width ones, the curly apostrophe, and the Arabic mark of groups. */
const MARKS: Readonly<Record<string, string>> = {
  '\uff0c': ',',
  '\uff0e': '.',
  '\u2019': "'",
  '\u066c': "'",
};

/** Marks of direction, which a copied text may bring along. */
const INVISIBLE = /[\u200b-\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** What may stand beside the figure: a currency's code or sign. */
const PARTS = /^([^\d.,'\u066b]*?) ?((?:\d|[.,'\u066b](?=\d)).*?) ?([^\d.,'\u066b ]*)$/;

/** Marks between groups of three digits. */
const GROUPS = [' ', ',', '.', "'"];
/** Marks before the digits behind the point. */
const DECIMALS = [',', '.', ARABIC_DECIMAL];

/**
 * Reads a typed or pasted amount. All that the site writes in this language and currency is read, and every other way to
 * write an amount that has one meaning; a text with two meanings is refused.
 * @example readAmount('1 240,50 EUR', { scale: 2, iso: 'EUR', languageTag: 'ru' }) // { amount: 124050, fault: null }
 */
export function readAmount(text: string, field: AmountField): AmountReading {
  const typed = plain(text);
  if (typed === '') return faulty('empty');
  const [, before = '', figure = '', behind = ''] =
    (typed.length <= AMOUNT_LENGTH ? PARTS.exec(typed) : null) ?? [];
  const isNamed = before === '' || behind === '';
  if (!isNamed || !isCurrency(before || behind, field)) return faulty('not-amount');
  const readings = readingsOf(figure);
  if (readings.length > 1) {
    const own = readings.map((reading) => minorOf(reading, field.scale)).find(isOwn(figure, field));
    return own ?? faulty('two-readings');
  }
  const [reading] = readings;
  return reading ? minorOf(reading, field.scale) : faulty('not-amount');
}

/** Reads an amount as `readAmount` does; null where it is none. */
export function parseAmount(text: string, field: AmountField): number | null {
  return readAmount(text, field).amount;
}

/** Writes an amount for a field: "25" or "25.50", with the decimal mark of the language and without groups. */
export function fieldAmount(minor: number | null, { scale, languageTag }: AmountField): string {
  if (minor === null) return '';
  const unit = 10 ** scale;
  const whole = Math.trunc(minor / unit);
  if (minor % unit === 0) return String(whole);
  const [mark] = formatAmount(0, scale, languageTag).match(/[^\d]/) ?? ['.'];
  return `${whole}${mark}${String(minor % unit).padStart(scale, '0')}`;
}

/** Writes an amount briefly: whole amounts without digits behind the point, and without groups where they had two readings. */
export function shortAmount(minor: number, field: AmountField): string {
  const { scale, languageTag } = field;
  if (minor % 10 ** scale !== 0) return formatAmount(minor, scale, languageTag);
  const whole = formatAmount(minor / 10 ** scale, 0, languageTag);
  return parseAmount(whole, field) === minor ? whole : fieldAmount(minor, field);
}

function faulty(fault: AmountFault): AmountReading {
  return { amount: null, fault };
}

/** The text with ASCII digits, one kind of space and without marks that can't be seen. */
function plain(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[^\u0020-\u007e]/g, (mark) => MARKS[mark] ?? digitOf(mark) ?? mark);
}

function digitOf(mark: string): string | undefined {
  const code = mark.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? undefined : String(code - zero);
}

/** A figure in one of its readings. */
interface Reading {
  readonly whole: string;
  readonly fraction: string;
}

/** The different amounts that a figure may mean. */
function readingsOf(figure: string): readonly Reading[] {
  const found = new Map<string, Reading>();
  for (const group of GROUPS) {
    for (const decimal of DECIMALS) {
      if (group === decimal) continue;
      const reading = readingOf(figure, group, decimal);
      if (reading) found.set(`${Number(reading.whole)}.${reading.fraction}`, reading);
    }
  }
  return [...found.values()];
}

function readingOf(figure: string, group: string, decimal: string): Reading | null {
  const [grouped = '', fraction = '', ...more] = figure.split(decimal);
  const isFraction = more.length === 0 && /^\d*$/.test(fraction);
  if (!isFraction || (grouped === '' && fraction === '')) return null;
  const [first = '', ...groups] = grouped.split(group);
  const isWhole =
    groups.length === 0
      ? /^\d*$/.test(first)
      : /^[1-9]\d{0,2}$/.test(first) && groups.every((digits) => /^\d{3}$/.test(digits));
  return isWhole ? { whole: first + groups.join(''), fraction } : null;
}

function minorOf({ whole, fraction }: Reading, scale: number): AmountReading {
  if (fraction.length > scale) return faulty('too-fine');
  const amount = Number(whole + fraction.padEnd(scale, '0'));
  return Number.isSafeInteger(amount) ? { amount, fault: null } : faulty('too-great');
}

/** Whether the site itself writes a reading so, in the language and currency of the field. */
function isOwn(
  figure: string,
  { scale, languageTag }: AmountField,
): (reading: AmountReading) => boolean {
  return ({ amount }) =>
    amount !== null && plain(formatAmount(amount, scale, languageTag)) === figure;
}

/** Whether the text beside a figure names the currency of the field; nothing names any. */
function isCurrency(name: string, { iso, languageTag }: AmountField): boolean {
  if (name === '') return true;
  if (iso === undefined) return /^(?:[a-z]{3}|\p{Sc})$/iu.test(name);
  return name.toUpperCase() === iso || signsOf(iso, languageTag).includes(name);
}

/** The signs of a currency in a language and in English. */
function signsOf(iso: string, languageTag: string): readonly string[] {
  const options = { style: 'currency', currency: iso } as const;
  return [numberTag(languageTag), 'en'].flatMap((tag) =>
    (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(tag, { ...options, currencyDisplay })
        .formatToParts(0)
        .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
    ),
  );
}
