import type { Language } from '@grandstand/bus-contracts';
import { SPORT_IDS, type SportSlug } from '@grandstand/bus-contracts/domain';
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

export interface RosterChamp extends ChampFacts {
  /** Invented teams or players, the strongest first. */
  readonly roster: readonly string[];
}

interface RosterEntry extends Pick<ChampFacts, 'id' | 'region' | 'slug'> {
  readonly isTop?: true;
  /** The teams or players, the strongest first: "A, B, C". */
  readonly roster: string;
}

/** Championships of a sport with invented teams or players. */
export function rosterChamps<const Entry extends RosterEntry>(
  sport: SportSlug,
  entries: readonly Entry[],
): readonly (Omit<Entry, 'isTop' | 'roster'> & RosterChamp)[] {
  return entries.map(({ isTop = false, roster, ...entry }) => ({
    ...entry,
    sportId: SPORT_IDS[sport],
    isTop,
    roster: roster.split(', '),
  }));
}

export function champName({ slug }: ChampFacts, language: Language): string {
  return textsIn(language).championships[slug];
}

/** Of the championship; null for an international one. */
export function countryName({ region }: ChampFacts, language: Language): string | null {
  return region && regionName(region, language);
}
