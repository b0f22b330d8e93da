import type { Language } from '@grandstand/bus-contracts';
import { LANGUAGES, textsByLanguage } from '@grandstand/bus-contracts/domain';
import spokenInAz from './spoken/az.json';

type Names = Readonly<Record<string, string>>;

/** Clubs and other sides by their names in the data, in languages that write them in other letters. */
const NAMES = textsByLanguage<Names>({
  './en.json': {},
  ...import.meta.glob('./*.json', { eager: true, import: 'default' }),
});

/** Kazakh writes the names of clubs as Russian does. */
const AS_IN: Readonly<Partial<Record<Language, Language>>> = { kz: 'ru' };

function nameIn(name: string, language: Language): string | undefined {
  const names = NAMES[language];
  return Object.hasOwn(names, name) ? names[name] : undefined;
}

/**
 * A team's name in a language: all clubs of football have one in Cyrillic letters, or that of the data.
 * @example teamName('FC Bayern München', 'ru') // 'Бавария'
 */
export function teamName(name: string, language: Language): string {
  const other = AS_IN[language];
  return nameIn(name, language) ?? (other && nameIn(name, other)) ?? name;
}

/** Clubs as speakers of Azerbaijani write them by ear. */
const SPOKEN: Names = spokenInAz;

/** Every name by which a team is searched for: in each language, and as it is written by ear. */
export function searchedNames(name: string): string[] {
  const spoken = Object.hasOwn(SPOKEN, name) ? SPOKEN[name] : undefined;
  const inLanguages = LANGUAGES.map((language) => teamName(name, language));
  return spoken === undefined ? inLanguages : [...inLanguages, spoken];
}
