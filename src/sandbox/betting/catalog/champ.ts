import type { Language } from '@grandstand/bus-contracts';
import { type Texts, textsIn } from '../../site/texts';
import { regionName } from './regions';

export interface ChampFacts {
  readonly id: number;
  readonly sportId: number;
  readonly slug: keyof Texts['championships'];
  /** The country's code or land for `regionName`; null for an international championship. */
  readonly region: string | null;
  readonly isTop: boolean;
}

export function champName({ slug }: ChampFacts, language: Language): string {
  return textsIn(language).championships[slug];
}

/** Of the championship; null for an international one. */
export function countryName({ region }: ChampFacts, language: Language): string | null {
  return region && regionName(region, language);
}
