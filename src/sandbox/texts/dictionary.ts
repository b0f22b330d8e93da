import type { Language } from '@grandstand/bus-contracts';
import { COUNTRIES } from '../catalog/countries';
import { regionName } from '../catalog/regions';
import { ALL_SPORTS, sportName } from '../catalog/sports';
import { textsIn } from './index';

type Entry = readonly [key: string, text: string];

function withPrefix(prefix: string, texts: Readonly<Record<string, string>>): Entry[] {
  return Object.entries(texts).map(([id, text]) => [`${prefix}.${id}`, text]);
}

const longOutcomes = (language: Language): Entry[] =>
  withPrefix('outcomeLong', textsIn(language).longOutcomes);

/** Parts of matches, which the names of their markets and outcomes begin with. */
const parts = (language: Language): Entry[] => withPrefix('part', textsIn(language).parts);

/** The sections that a call may name in `ids`. */
const SECTIONS: Readonly<Record<string, (language: Language) => Entry[]>> = {
  markets: (language) => [...withPrefix('market', textsIn(language).markets), ...parts(language)],
  outcomes: (language) => [
    ...withPrefix('outcome', textsIn(language).outcomes),
    ...longOutcomes(language),
    ...parts(language),
  ],
  outcomeLong: (language) => [...longOutcomes(language), ...parts(language)],
  sports: (language) =>
    ALL_SPORTS.map((sport) => [`sport.${sport.id}`, sportName(sport, language)]),
  countries: (language) =>
    COUNTRIES.map(({ id, code }) => [`country.${id}`, regionName(code, language)]),
};

/** The texts of the named sections by the keys that the site uses; an unknown section has none. */
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
