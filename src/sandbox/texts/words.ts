import type { Language } from '@grandstand/bus-contracts';

/** One text in every language of the site. */
export type Words = Readonly<Record<Language, string>>;

/** In the order the site lists its languages. */
export function words(ru: string, en: string, az: string, kz: string, ua: string): Words {
  return { ru, en, az, kz, ua };
}

/** A name that is written alike everywhere. */
export function sameWords(name: string): Words {
  return words(name, name, name, name, name);
}
