/**
 * The site's languages by their ids, in the order in which a list shows them: the one list of them.
 * `tag` is for `lang`, hreflang and Intl; `name` is what its speakers call it.
 */
export const LANGUAGE_TABLE = {
  ru: { tag: 'ru', name: 'Русский' },
  en: { tag: 'en', name: 'English' },
  az: { tag: 'az', name: 'Azərbaycanca' },
  kz: { tag: 'kk', name: 'Қазақша' },
  ua: { tag: 'uk', name: 'Українська' },
} as const;

/** The id of a language, as the site and the names of dictionaries write it. */
export type Language = keyof typeof LANGUAGE_TABLE;

/** The ids of the languages. */
export const LANGUAGES: readonly Language[] = Object.keys(LANGUAGE_TABLE) as Language[];
