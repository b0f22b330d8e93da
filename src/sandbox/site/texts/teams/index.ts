import type { Language } from '@grandstand/bus-contracts';
import az from './az.json';
import kz from './kz.json';
import ru from './ru.json';
import ua from './ua.json';

type Names = Readonly<Record<string, string>>;

/** Clubs by their names in the data, where a language has an established name for them. */
const NAMES: Readonly<Record<Language, Names>> = { en: {}, ru, ua, kz, az };

/**
 * A team's name in a language; its name in the data where the language has none for it.
 * @example teamName('FC Bayern München', 'ru') // 'Бавария'
 */
export function teamName(name: string, language: Language): string {
  const names = NAMES[language];
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}
