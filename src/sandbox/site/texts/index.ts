import type { Language } from '@grandstand/bus-contracts';
import az from './az.json';
import en from './en.json';
import kz from './kz.json';
import ru from './ru.json';
import supportAz from './support/az.json';
import supportEn from './support/en.json';
import supportKz from './support/kz.json';
import supportRu from './support/ru.json';
import supportUa from './support/ua.json';
import ua from './ua.json';

export type Texts = typeof en;
export type SupportTexts = typeof supportEn;

const TEXTS: Readonly<Record<Language, Texts>> = { ru, en, az, kz, ua };
const SUPPORT_TEXTS: Readonly<Record<Language, SupportTexts>> = {
  ru: supportRu,
  en: supportEn,
  az: supportAz,
  kz: supportKz,
  ua: supportUa,
};

/** Every text that the operator answers with, in one language. */
export function textsIn(language: Language): Texts {
  return TEXTS[language];
}

/** What players ask support about, and its usual answers, in one language. */
export function supportTextsIn(language: Language): SupportTexts {
  return SUPPORT_TEXTS[language];
}
