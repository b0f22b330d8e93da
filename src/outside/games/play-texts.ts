import { textsByLanguage } from '@grandstand/bus-contracts/domain';
import type en from './i18n/en.json';

/** The texts of the games' pages. */
export type PlayTexts = typeof en;

export const PLAY_TEXTS = textsByLanguage<PlayTexts>(
  import.meta.glob('./i18n/*.json', { eager: true, import: 'default' }),
);
