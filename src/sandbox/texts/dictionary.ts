import type { Language } from '@grandstand/bus-contracts';
import { COUNTRIES } from '../catalog/countries';
import { regionName } from '../catalog/regions';
import { SPORTS } from '../catalog/sports';
import { MARKET_TEXTS, OUTCOME_LONG_TEXTS, OUTCOME_TEXTS } from './markets';
import type { Words } from './words';

type Section = (language: Language) => [key: string, text: string][];

function texts(prefix: string, table: Readonly<Record<number, Words>>): Section {
  return (language) =>
    Object.entries(table).map(([id, names]) => [`${prefix}.${id}`, names[language]]);
}

const short = texts('outcome', OUTCOME_TEXTS);
const long = texts('outcomeLong', OUTCOME_LONG_TEXTS);

/** What may be asked for by `ids`. */
const SECTIONS: Readonly<Record<string, Section>> = {
  markets: texts('market', MARKET_TEXTS),
  outcomes: (language) => [...short(language), ...long(language)],
  outcomeLong: long,
  sports: (language) => SPORTS.map(({ id, names }) => [`sport.${id}`, names[language]]),
  countries: (language) =>
    COUNTRIES.map(({ id, code }) => [`country.${id}`, regionName(code, language)]),
};

/** The texts of the named sections, keyed as the site looks them up; unknown sections have none. */
export function dictionaryTexts(
  sections: readonly string[],
  language: Language,
): Record<string, string> {
  return Object.fromEntries(
    sections.flatMap((name) =>
      Object.hasOwn(SECTIONS, name) ? (SECTIONS[name]?.(language) ?? []) : [],
    ),
  );
}
