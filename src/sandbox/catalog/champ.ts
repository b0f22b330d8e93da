import type { Words } from '../texts/words';

export interface ChampFacts {
  readonly id: number;
  readonly sportId: number;
  readonly slug: string;
  readonly names: Words;
  /** What stands for the country in `regionName`; null where a championship has none. */
  readonly region: string | null;
  readonly isTop: boolean;
}
