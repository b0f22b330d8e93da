import type { Language } from '@grandstand/bus-contracts';
import { textsByLanguage } from '@grandstand/bus-contracts/domain';

type Names = Readonly<Record<string, string>>;

/** Clubs by their names in the data, where a language has an established name for them. */
const NAMES = textsByLanguage<Names>({
  './en.json': {},
  ...import.meta.glob('./*.json', { eager: true, import: 'default' }),
});

/**
 * A team's name in a language; its name in the data where the language has none for it.
 * @example teamName('FC Bayern München', 'ru') // 'Бавария'
 */
export function teamName(name: string, language: Language): string {
  const names = NAMES[language];
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}
