/** The formats of a language for which browsers have neither numbers nor dates. */
interface StandIn {
  /** Tag of a language with the same number format. */
  readonly numbers: string;
  /** Short names, January first. */
  readonly months: readonly string[];
  /** Short names, Sunday first. */
  readonly weekdays: readonly string[];
}

/**
 * Chromium claims to support these languages, but writes "M11 20" and "1,234.50". A server supports them,
 * so its page would differ from the browser's.
 */
const STAND_INS: Readonly<Record<string, StandIn>> = {
  kk: {
    numbers: 'ru',
    months: 'қаң. ақп. нау. сәу. мам. мау. шіл. там. қыр. қаз. қар. жел.'.split(' '),
    weekdays: 'жс дс сс ср бс жм сб'.split(' '),
  },
  az: {
    numbers: 'de',
    months: 'yan fev mar apr may iyn iyl avq sen okt noy dek'.split(' '),
    weekdays: 'B. B.e. Ç.a. Ç. C.a. C. Ş.'.split(' '),
  },
};

const ENGLISH_MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';
const ENGLISH_WEEKDAYS = 'SunMonTueWedThuFriSat';

/** What is written of a moment. Without `is12h` the language decides about the 12 hours. */
export interface DateForm extends Omit<Intl.DateTimeFormatOptions, 'hour12' | 'hourCycle'> {
  readonly is12h?: 0 | 1;
}

/** Writes days and times in a language's words and order, the same on a server and in every browser; months and weekdays are short or in digits. */
export function dateFormat(
  languageTag: string,
  { is12h, ...form }: DateForm,
): (time: number) => string {
  // `hour12: false` writes the first hour of a day as 24 in English.
  const options: Intl.DateTimeFormatOptions =
    is12h === undefined ? form : { ...form, hourCycle: is12h === 1 ? 'h12' : 'h23' };
  const standIn = STAND_INS[languageTag];
  if (!standIn) {
    const format = new Intl.DateTimeFormat(languageTag, options);
    return (time) => format.format(time);
  }
  const format = new Intl.DateTimeFormat('en-GB', options);
  const inWords = ({ type, value }: Intl.DateTimeFormatPart): string => {
    if (type === 'month') return nameOf(value, ENGLISH_MONTHS, standIn.months);
    if (type === 'weekday') return nameOf(value, ENGLISH_WEEKDAYS, standIn.weekdays);
    if (type === 'dayPeriod') return value.toUpperCase();
    return type === 'literal' ? value.replace('/', '.').replace('\u202F', ' ') : value;
  };
  return (time) => format.formatToParts(time).map(inWords).join('');
}

/** The tag by which Intl writes numbers as a language does. */
export function numberTag(languageTag: string): string {
  return STAND_INS[languageTag]?.numbers ?? languageTag;
}

/** Writes numbers as a language does, the same on a server and in every browser. */
export function numberFormat(
  languageTag: string,
  options?: Intl.NumberFormatOptions,
): (value: number) => string {
  const format = new Intl.NumberFormat(numberTag(languageTag), options);
  return (value) => format.format(value);
}

/** A name in place of the English one; digits stay. */
function nameOf(value: string, english: string, names: readonly string[]): string {
  return names[english.indexOf(value.slice(0, 3)) / 3] ?? value;
}
