import type { Language } from '@grandstand/bus-contracts';
import type { AreaView } from '@grandstand/bus-contracts/area';

type Texts = AreaView['texts'];

/** One file a language: a page loads its own alone, and that only where the server sent none. */
const FILES: Readonly<Record<Language, () => Promise<{ readonly default: Texts }>>> = {
  ru: () => import('../i18n/ru.json'),
  en: () => import('../i18n/en.json'),
  az: () => import('../i18n/az.json'),
  kz: () => import('../i18n/kz.json'),
  ua: () => import('../i18n/ua.json'),
};

/** This area's own texts in a language. */
export async function loadTexts(language: Language): Promise<Texts> {
  return (await FILES[language]()).default;
}
