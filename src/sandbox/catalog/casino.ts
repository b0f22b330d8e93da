import type { Words } from '../texts/words';
import { sameWords, words } from '../texts/words';

interface Named {
  readonly id: number;
  readonly names: Words;
}

/** The halls of games that are not the site's own. */
export const PARTITIONS: readonly (Named & { readonly slug: string })[] = [
  { id: 1, slug: 'slots', names: words('Слоты', 'Slots', 'Slotlar', 'Слоттар', 'Слоти') },
  {
    id: 2,
    slug: 'live-casino',
    names: words('Казино LIVE', 'Live casino', 'Canlı kazino', 'LIVE казино', 'Казино LIVE'),
  },
  {
    id: 3,
    slug: 'instant-games',
    names: words(
      'Быстрые игры',
      'Instant games',
      'Sürətli oyunlar',
      'Жылдам ойындар',
      'Швидкі ігри',
    ),
  },
];

export const GAME_TYPES: readonly Named[] = [
  { id: 1, names: words('Слоты', 'Slots', 'Slotlar', 'Слоттар', 'Слоти') },
  { id: 2, names: words('Рулетка', 'Roulette', 'Ruletka', 'Рулетка', 'Рулетка') },
  { id: 3, names: words('Карты', 'Cards', 'Kartlar', 'Карталар', 'Карти') },
  { id: 4, names: words('Кости', 'Dice', 'Zərlər', 'Сүйектер', 'Кості') },
];

export const PROVIDERS: readonly Named[] = [
  { id: 1, names: sameWords('Northlight') },
  { id: 2, names: sameWords('Copper Reel') },
  { id: 3, names: sameWords('Grandstand Studio') },
];

export const ACTIONS: readonly Named[] = [
  {
    id: 1,
    names: words(
      'Экспресс дня',
      'Accumulator of the day',
      'Günün ekspressi',
      'Күн экспресі',
      'Експрес дня',
    ),
  },
  {
    id: 2,
    names: words(
      'Бонус на первый депозит',
      'First deposit bonus',
      'İlk depozit bonusu',
      'Алғашқы депозит бонусы',
      'Бонус на перший депозит',
    ),
  },
  {
    id: 3,
    names: words(
      'Промокоды недели',
      'Promo codes of the week',
      'Həftənin promokodları',
      'Апта промокодтары',
      'Промокоди тижня',
    ),
  },
];

interface CasinoGame {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** What it was called in the addresses of the site before this one; null for a newer game. */
  readonly oldSlug: string | null;
  readonly partitionId: number;
  readonly providerId: number;
  readonly typeId: number;
  /** A tile of the first row. */
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
