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

/** Writes days and times in a language's words and order, the same on a server and in every browser; months and weekdays are short or in digits. */
export function dateFormat(
  languageTag: string,
  options: Intl.DateTimeFormatOptions,
): (time: number) => string {
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

/** The tag by which Intl writes numbers as a language does, the same on a server and in every browser. */
export function numberTag(languageTag: string): string {
  return STAND_INS[languageTag]?.numbers ?? languageTag;
}

/** A name in place of the English one; digits stay. */
function nameOf(value: string, english: string, names: readonly string[]): string {
  return names[english.indexOf(value.slice(0, 3)) / 3] ?? value;
}
