import { textsByLanguage } from '@grandstand/bus-contracts/domain';
import type en from './i18n/program/en.json';

/** The texts of the program's own page; those of the games are `PLAY_TEXTS`. */
export const GAMES_TEXTS = textsByLanguage<typeof en>(
  import.meta.glob('./i18n/program/*.json', { eager: true, import: 'default' }),
);
