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

/** The coupon's words are many, and an empty coupon says few of them. */
const COUPON_LOADERS: typeof LOADERS = {
  ru: () => import('./coupon/ru.json'),
  en: () => import('./coupon/en.json'),
  az: () => import('./coupon/az.json'),
  kz: () => import('./coupon/kz.json'),
  ua: () => import('./coupon/ua.json'),
};

/** Loads what the coupon says beside its frame; the frame's words are the shell's own. */
export async function loadCouponTexts(language: Language): Promise<ShellTexts> {
  return (await COUPON_LOADERS[language]()).default;
}
