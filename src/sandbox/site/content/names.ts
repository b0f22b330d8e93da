import type { Language } from '@grandstand/bus-contracts';
import { textsByLanguage } from '@grandstand/bus-contracts/domain';

const NAMES = textsByLanguage<Readonly<Record<string, string>>>(
  import.meta.glob('./names/*.json', { eager: true, import: 'default' }),
);

/** The names of groups, categories and tags in a language, by their slugs. */
export function namesIn(language: Language): Readonly<Record<string, string>> {
  return NAMES[language];
}
