import { textsLoader } from '@grandstand/bus-contracts/area';

/** This area's own texts in a language. */
export const loadTexts = textsLoader({
  ru: () => import('./i18n/ru.json'),
  en: () => import('./i18n/en.json'),
  az: () => import('./i18n/az.json'),
  kz: () => import('./i18n/kz.json'),
  ua: () => import('./i18n/ua.json'),
});
