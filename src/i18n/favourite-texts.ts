import type { Language } from '@grandstand/bus-contracts';
import { textsLoader } from '@grandstand/bus-contracts/area';
import type { ShellTexts } from './load-texts';

/** Loads the errors of favourites that could not be kept. Apart from the other texts, so that the first script does not name their files. */
export const loadFavouriteTexts: (language: Language) => Promise<ShellTexts> = textsLoader(
  import.meta.glob('./favourites/*.json', { import: 'default' }),
);
