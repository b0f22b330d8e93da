import type { Texts } from '../texts';

type CasinoTexts = Texts['casino'];

interface Named<Slug> {
  readonly id: number;
  readonly slug: Slug;
}

/** The sections of casino games, which are made by other companies. */
export const PARTITIONS: readonly Named<keyof CasinoTexts['sections']>[] = [
  { id: 1, slug: 'slots' },
  { id: 2, slug: 'live-casino' },
  { id: 3, slug: 'instant-games' },
];

export const GAME_TYPES: readonly Named<keyof CasinoTexts['gameTypes']>[] = [
  { id: 1, slug: 'slots' },
  { id: 2, slug: 'roulette' },
  { id: 3, slug: 'cards' },
  { id: 4, slug: 'dice' },
];

export const PROVIDERS: readonly { readonly id: number; readonly name: string }[] = [
  { id: 1, name: 'Northlight' },
  { id: 2, name: 'Copper Reel' },
  { id: 3, name: 'Grandstand Studio' },
];

/** Promotions. */
export const ACTIONS: readonly Named<keyof CasinoTexts['actions']>[] = [
  { id: 1, slug: 'accumulator-of-the-day' },
  { id: 2, slug: 'first-deposit-bonus' },
  { id: 3, slug: 'promo-codes-of-the-week' },
];

interface CasinoGame {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** The slug in old addresses of games; null for a newer game. */
  readonly oldSlug: string | null;
  readonly partitionId: number;
  readonly providerId: number;
  readonly typeId: number;
  /** Whether it has a tile in the first row. */
  readonly isTop: boolean;
}

const LIST: readonly (readonly [
  name: string,
  partition: number,
  provider: number,
  type: number,
])[] = [
  ['Amber Orchard', 1, 1, 1],
  ['Kick-off Reels', 1, 2, 1],
  ['Lantern Bay', 1, 1, 1],
  ['Silver Steppe', 1, 2, 1],
  ['Paper Dragons', 1, 1, 1],
  ['Nine Rivers', 1, 2, 1],
  ['Clockwork Fair', 1, 3, 1],
  ['Honey Trail', 1, 1, 1],
  ['Terrace Roulette', 2, 3, 2],
  ['Boulevard Roulette', 2, 1, 2],
  ['Members Blackjack', 2, 3, 3],
  ['Balcony Baccarat', 2, 1, 3],
  ['Three Cups', 3, 2, 4],
  ['High or Low', 3, 3, 3],
  ['Penalty', 3, 3, 4],
  ['Rocket Lane', 3, 2, 4],
];

export const CASINO_GAMES: readonly CasinoGame[] = LIST.map(
  ([name, partitionId, providerId, typeId], index) => ({
    id: 9001 + index,
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    oldSlug: index % 3 === 2 ? null : name.replaceAll(' ', ''),
    partitionId,
    providerId,
    typeId,
    isTop: index % 4 === 0,
  }),
);
