import { LANGUAGE_TABLE, LANGUAGES } from '../../contracts/languages';
import type { Language } from '../../contracts/languages';

export { LANGUAGES };

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = Object.fromEntries(
  LANGUAGES.map((language) => [language, LANGUAGE_TABLE[language].name]),
) as Record<Language, string>;

/** The languages of an operator's list, in that order; all of them where it names none of the site's. */
export function offeredLanguages(listed: readonly string[] = []): readonly Language[] {
  const offered = LANGUAGES.filter((language) => listed.includes(language));
  return offered.length > 0 ? offered : LANGUAGES;
}

/** The tag for `lang`, hreflang and Intl: "kz" is written "kk" there. */
export function languageTag(language: Language): string {
  return LANGUAGE_TABLE[language].tag;
}

/** The site's language for a browser's tag ("uk-UA" is "ua"); undefined where the site has none. */
export function languageOfTag(tag: string): Language | undefined {
  const primary = tag.toLowerCase().split('-')[0];
  return LANGUAGES.find((language) => languageTag(language) === primary);
}
