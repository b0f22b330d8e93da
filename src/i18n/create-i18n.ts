import type { Language } from '@grandstand/bus-contracts';
import { languageTag } from '@grandstand/bus-contracts/domain';
import { createInstance, type i18n } from 'i18next';
import type { ShellTexts } from './load-texts';

/** The shell's words, ready to render with: the same on the server and in the browser. */
export function createI18n(language: Language, texts: ShellTexts): i18n {
  const instance = createInstance();
  // The tag, not the site's own id: plural forms go by it ("kz" is Kanuri to Intl, "kk" Kazakh).
  const lng = languageTag(language);
  void instance.init({
    lng,
    fallbackLng: false,
    resources: { [lng]: { translation: texts } },
    initAsync: false,
    // React escapes its output.
    interpolation: { escapeValue: false },
  });
  return instance;
}
