import { textsByLanguage } from '@grandstand/bus-contracts/domain';
import type en from './i18n/en.json';

/** The texts of the bank: of its own page, of payments by card, and of each other way to pay. */
export const BANK_TEXTS = textsByLanguage<typeof en>(
  import.meta.glob('./i18n/*.json', { eager: true, import: 'default' }),
);
