import type { Language } from '@grandstand/bus-contracts';

/** The shell's words in one language. */
export type ShellTexts = Record<string, unknown>;

/** One chunk a language: a page loads its own and no other. */
const LOADERS: Readonly<Record<Language, () => Promise<{ default: ShellTexts }>>> = {
  ru: () => import('./dictionaries/ru.json'),
  en: () => import('./dictionaries/en.json'),
  az: () => import('./dictionaries/az.json'),
  kz: () => import('./dictionaries/kz.json'),
  ua: () => import('./dictionaries/ua.json'),
};

/** Loads the shell's words. */
export async function loadTexts(language: Language): Promise<ShellTexts> {
  return (await LOADERS[language]()).default;
}
