import type { Language } from '@grandstand/bus-contracts';
import { languageTag } from '@grandstand/bus-contracts/domain';
import { type Texts, textsIn } from '../../site/texts';

type Lands = Texts['lands'];

const names = new Map<Language, Intl.DisplayNames>();

/** England and Scotland have teams of their own, but no ISO 3166 code of two letters. */
function isLand(region: string, lands: Lands): region is keyof Lands {
  return Object.hasOwn(lands, region);
}

const FLAGS: Readonly<Record<string, string>> = { england: 'gb-eng', scotland: 'gb-sct' };

/** The code of the flag of a country or land. */
export function flagOf(region: string): string {
  return FLAGS[region] ?? region.toLowerCase();
}

/** The name of a country or land; countries' names are the platform's. */
export function regionName(region: string, language: Language): string {
  const { lands } = textsIn(language);
  if (isLand(region, lands)) return lands[region];
  let table = names.get(language);
  if (!table) {
    table = new Intl.DisplayNames([languageTag(language), 'en'], { type: 'region' });
    names.set(language, table);
  }
  return table.of(region) ?? region;
}
