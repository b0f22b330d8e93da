import { createInstance } from 'i18next';
import type { i18n, ResourceLanguage } from 'i18next';
import type { Language } from '../contracts/player/settings';
import { LANGUAGES, languageTag } from '../domain/text/languages';

/**
 * An i18next instance over an area's own dictionaries, ready at once; English is the fallback of missing texts.
 * @example <I18nextProvider i18n={createAreaTexts('ru', { ru, en })}>
 */
export function createAreaTexts(
  language: Language,
  texts: Partial<Record<Language, ResourceLanguage>>,
): i18n {
  const instance = createInstance();
  const resources = Object.fromEntries(
    LANGUAGES.map((id) => [languageTag(id), { translation: texts[id] ?? {} }]),
  );
  void instance.init({
    // By tag, since plural rules are the tag's: "kz" is "kk".
    lng: languageTag(language),
    fallbackLng: languageTag('en'),
    resources,
    initAsync: false,
    // React escapes the texts itself.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
