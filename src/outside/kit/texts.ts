import { textsByLanguage } from '@grandstand/bus-contracts/domain';
import type en from './i18n/en.json';

/** The texts of a program's own page. */
export interface ProgramTexts {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The texts that the pages of all programs share. */
export const KIT_TEXTS = textsByLanguage<typeof en>(
  import.meta.glob('./i18n/*.json', { eager: true, import: 'default' }),
);
