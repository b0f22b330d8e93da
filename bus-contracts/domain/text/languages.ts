import type { Language } from '../../contracts/player/settings';

/** The site's languages, in the order a list shows them. */
export const LANGUAGES: readonly Language[] = ['ru', 'en', 'az', 'kz', 'ua'];

const TAGS: Readonly<Record<Language, string>> = {
  ru: 'ru',
  en: 'en',
  az: 'az',
  kz: 'kk',
  ua: 'uk',
};

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  ru: 'Русский',
  en: 'English',
  az: 'Azərbaycanca',
  kz: 'Қазақша',
  ua: 'Українська',
};

/** The languages of an operator's list, in that order; all of them where it names none of the site's. */
export function offeredLanguages(listed: readonly string[] = []): readonly Language[] {
  const offered = LANGUAGES.filter((language) => listed.includes(language));
  return offered.length > 0 ? offered : LANGUAGES;
}

/** The tag for `lang`, hreflang and Intl: "kz" is written "kk" there. */
export function languageTag(language: Language): string {
  return TAGS[language];
}

/** The site's language for a browser's tag ("uk-UA" is "ua"); undefined where the site has none. */
export function languageOfTag(tag: string): Language | undefined {
  const primary = tag.toLowerCase().split('-')[0];
  return LANGUAGES.find((language) => TAGS[language] === primary);
}
