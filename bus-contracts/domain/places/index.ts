/**
 * Languages that Chromium has neither names of countries nor an order of letters for: the nearest one that every
 * browser has. It claims to support them, and writes English names.
 */
const STAND_INS: Readonly<Record<string, string>> = { az: 'tr', kk: 'ru' };

const standInOf = (languageTag: string): string => STAND_INS[languageTag] ?? languageTag;

/** Names countries by their codes of two letters, the same on a server and in every browser; an unknown code stays. */
export function countryNames(languageTag: string): (code: string) => string {
  const names = new Intl.DisplayNames([standInOf(languageTag), 'en'], { type: 'region' });
  return (code) => names.of(code) ?? code;
}

/** Compares texts in the alphabetical order of a language, the same on a server and in every browser. */
export function alphabetical(languageTag: string): (one: string, other: string) => number {
  return new Intl.Collator([standInOf(languageTag), 'en']).compare;
}

export { daysOfCountry } from './days';
export type { DaysOfCountry } from './days';
