import type { Language } from '@grandstand/bus-contracts';
import { textsByLanguage } from '@grandstand/bus-contracts/domain';
import type en from './en.json';
import type supportEn from './support/en.json';

export type Texts = typeof en;
export type SupportTexts = typeof supportEn;

const TEXTS = textsByLanguage<Texts>(
  import.meta.glob('./*.json', { eager: true, import: 'default' }),
);
const SUPPORT_TEXTS = textsByLanguage<SupportTexts>(
  import.meta.glob('./support/*.json', { eager: true, import: 'default' }),
);

/** Every text that the operator answers with, in one language. */
export function textsIn(language: Language): Texts {
  return TEXTS[language];
}

/** What players ask support about, and its usual answers, in one language. */
export function supportTextsIn(language: Language): SupportTexts {
  return SUPPORT_TEXTS[language];
}
