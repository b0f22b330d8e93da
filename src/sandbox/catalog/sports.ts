import type { Language } from '@grandstand/bus-contracts';
import { type Texts, textsIn } from '../texts';

export const FOOTBALL = 1;
export const ICE_HOCKEY = 2;
export const BASKETBALL = 3;
export const TENNIS = 4;
export const VOLLEYBALL = 6;

export interface SportFacts {
  readonly id: number;
  readonly slug: keyof Texts['sports'];
}

/** In the order of the menu. */
export const SPORTS: readonly SportFacts[] = [
  { id: FOOTBALL, slug: 'football' },
  { id: TENNIS, slug: 'tennis' },
  { id: BASKETBALL, slug: 'basketball' },
  { id: ICE_HOCKEY, slug: 'ice-hockey' },
  { id: VOLLEYBALL, slug: 'volleyball' },
];

export function sportName({ slug }: SportFacts, language: Language): string {
  return textsIn(language).sports[slug];
}
