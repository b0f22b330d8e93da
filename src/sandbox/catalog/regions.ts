import type { Language } from '@grandstand/bus-contracts';
import { languageTag } from '@grandstand/bus-contracts/domain';
import type { Words } from '../texts/words';
import { words } from '../texts/words';

/** Lands that play under their own flag without an ISO 3166 code of two letters. */
const LANDS: Readonly<Record<string, Words>> = {
  england: words('Англия', 'England', 'İngiltərə', 'Англия', 'Англія'),
  scotland: words('Шотландия', 'Scotland', 'Şotlandiya', 'Шотландия', 'Шотландія'),
};

const names = new Map<Language, Intl.DisplayNames>();

/** A country's name, from the tables that come with the platform. */
export function regionName(region: string, language: Language): string {
  const land = LANDS[region];
  if (land) return land[language];
  let table = names.get(language);
  if (!table) {
    table = new Intl.DisplayNames([languageTag(language), 'en'], { type: 'region' });
    names.set(language, table);
  }
  return table.of(region) ?? region;
}
