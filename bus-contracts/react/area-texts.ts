import { createInstance } from 'i18next';
import type { i18n, ResourceLanguage, TFunction, TOptions } from 'i18next';
import type { AreaView } from '../area/view/area-views';
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

interface Texts {
  readonly language: Language;
  readonly t: TFunction;
}

const made = new WeakMap<object, Texts>();

/**
 * The texts of a dictionary. They are made once for it, since a server renders with the same dictionaries
 * again and again, and a text without values is looked up once, since a list has it in every row.
 */
export function textsOf(language: Language, dictionary: AreaView['texts']): TFunction {
  const last = made.get(dictionary);
  if (last?.language === language) return last.t;
  const { t } = createAreaTexts(language, { [language]: dictionary as ResourceLanguage });
  const plain = new Map<string, string>();
  const read = (key: string, values?: TOptions): string => {
    if (values !== undefined) return t(key, values);
    const text = plain.get(key) ?? t(key);
    plain.set(key, text);
    return text;
  };
  const texts: Texts = { language, t: read as TFunction };
  made.set(dictionary, texts);
  return texts.t;
}
