import type { Language } from '@grandstand/bus-contracts';
import type { Loaders, ShellTexts } from './load-texts';

const TITLES: Loaders = {
  ru: () => import('./sections/ru.json'),
  en: () => import('./sections/en.json'),
  az: () => import('./sections/az.json'),
  kz: () => import('./sections/kz.json'),
  ua: () => import('./sections/ua.json'),
};

/** Loads the titles of the site's sections. The host sends those of the sections that exist, so no browser loads them. */
export async function loadSectionTitles(language: Language): Promise<ShellTexts> {
  return (await TITLES[language]()).default;
}
