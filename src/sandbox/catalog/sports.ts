import type { Words } from '../texts/words';
import { words } from '../texts/words';

export const FOOTBALL = 1;
export const ICE_HOCKEY = 2;
export const BASKETBALL = 3;
export const TENNIS = 4;
export const VOLLEYBALL = 6;

export interface SportFacts {
  readonly id: number;
  readonly slug: string;
  readonly names: Words;
}

/** In the order of the menu. */
export const SPORTS: readonly SportFacts[] = [
  {
    id: FOOTBALL,
    slug: 'football',
    names: words('Футбол', 'Football', 'Futbol', 'Футбол', 'Футбол'),
  },
  {
    id: TENNIS,
    slug: 'tennis',
    names: words('Теннис', 'Tennis', 'Tennis', 'Теннис', 'Теніс'),
  },
  {
    id: BASKETBALL,
    slug: 'basketball',
    names: words('Баскетбол', 'Basketball', 'Basketbol', 'Баскетбол', 'Баскетбол'),
  },
  {
    id: ICE_HOCKEY,
    slug: 'ice-hockey',
    names: words('Хоккей', 'Ice hockey', 'Buz xokkeyi', 'Мұзды хоккей', 'Хокей'),
  },
  {
    id: VOLLEYBALL,
    slug: 'volleyball',
    names: words('Волейбол', 'Volleyball', 'Voleybol', 'Волейбол', 'Волейбол'),
  },
];
