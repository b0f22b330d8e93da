import type { Language } from '@grandstand/bus-contracts';
import type { Loaders, ShellTexts } from './load-texts';

const TEXTS: Loaders = {
  ru: () => import('./favourites/ru.json'),
  en: () => import('./favourites/en.json'),
  az: () => import('./favourites/az.json'),
  kz: () => import('./favourites/kz.json'),
  ua: () => import('./favourites/ua.json'),
};

/** Loads the errors of favourites that could not be kept. Apart from the other texts, so that the first script does not name their files. */
export async function loadFavouriteTexts(language: Language): Promise<ShellTexts> {
  return (await TEXTS[language]()).default;
}
