import { textsByLanguage } from '@grandstand/bus-contracts/domain';
import type en from './i18n/en.json';

/** The texts of the social networks: of the program's own page, of sign-ins to the site, and of a person's account. */
export const IDENTITY_TEXTS = textsByLanguage<typeof en>(
  import.meta.glob('./i18n/*.json', { eager: true, import: 'default' }),
);
