import type { Language } from '@grandstand/bus-contracts';
import az from './names/az.json';
import en from './names/en.json';
import kz from './names/kz.json';
import ru from './names/ru.json';
import ua from './names/ua.json';

const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { ru, en, az, kz, ua };

/** The names of groups, categories and tags in a language, by their slugs. */
export function namesIn(language: Language): Readonly<Record<string, string>> {
  return NAMES[language];
}
