import type { Language } from '@grandstand/bus-contracts';
import { textsLoader } from '@grandstand/bus-contracts/area';
import type { ShellTexts } from './load-texts';

/** Loads the titles of the site's sections. The host sends those of the sections that exist, so no browser loads them. */
export const loadSectionTitles: (language: Language) => Promise<ShellTexts> = textsLoader(
  import.meta.glob('./sections/*.json', { import: 'default' }),
);
