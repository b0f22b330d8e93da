import {
  BONUS_GAMES,
  type BonusGame,
  type Prize,
  type PrizeTable,
  type Tier,
  WHOLE,
} from '@grandstand/bus-contracts/domain/bonus-games';

const NOTHING: Prize = { kind: 'nothing', amount: 0 };
const points = (amount: number): Prize => ({ kind: 'points', amount });
const tries = (amount: number): Prize => ({ kind: 'tries', amount });
const freeSpins = (amount: number): Prize => ({ kind: 'free-spins', amount });

/** Prizes with their chances in parts per million. */
function tier(prizes: readonly (readonly [weight: number, prize: Prize])[], bound?: number): Tier {
  return {
    ...(bound !== undefined && { bound }),
    prizes: prizes.map(([weight, prize]) => ({ weight, prize })),
  };
}

/** A prize that the tier alone decides. */
const always = (prize: Prize, bound: number): Tier => tier([[WHOLE, prize]], bound);

const SECTORS: readonly Prize[] = [
  points(5),
  NOTHING,
  points(10),
  NOTHING,
  points(5),
  freeSpins(5),
  NOTHING,
  points(10),
  NOTHING,
  points(5),
  tries(1),
  NOTHING,
  points(10),
  NOTHING,
  points(5),
  points(100),
];

/** The tickets of a day's book. */
const BOOK = 1000;

/** The tables that new days begin with. A change of one applies from the next midnight on. */
const TABLES: Readonly<Record<BonusGame, Omit<PrizeTable, 'game'>>> = {
  fortuna: {
    cost: 20,
    tiers: [tier(SECTORS.map((prize) => [WHOLE / SECTORS.length, prize]))],
  },
  chest: {
    cost: 20,
    tiers: [
      tier([
        [400_000, NOTHING],
        [300_000, points(5)],
        [180_000, points(15)],
        [70_000, tries(1)],
        [40_000, points(50)],
        [10_000, points(200)],
      ]),
    ],
  },
  memory: {
    cost: 20,
    tiers: [
      tier(
        [
          [300_000, NOTHING],
          [400_000, points(10)],
          [250_000, points(25)],
          [50_000, points(60)],
        ],
        12,
      ),
      tier(
        [
          [400_000, NOTHING],
          [350_000, points(5)],
          [200_000, points(15)],
          [50_000, points(40)],
        ],
        16,
      ),
      tier([
        [600_000, NOTHING],
        [350_000, points(5)],
        [50_000, points(15)],
      ]),
      tier([[WHOLE, NOTHING]]),
    ],
  },
  safe: {
    cost: 20,
    tiers: [
      tier(
        [
          [300_000, NOTHING],
          [450_000, points(15)],
          [200_000, points(40)],
          [50_000, points(90)],
        ],
        3,
      ),
      tier(
        [
          [500_000, NOTHING],
          [350_000, points(5)],
          [150_000, points(20)],
        ],
        2,
      ),
      tier(
        [
          [800_000, NOTHING],
          [200_000, points(5)],
        ],
        1,
      ),
      always(NOTHING, 0),
    ],
  },
  lottery: {
    cost: 20,
    book: BOOK,
    tiers: [
      tier([
        [500_000, NOTHING],
        [280_000, points(5)],
        [150_000, points(15)],
        [60_000, points(50)],
        [10_000, points(250)],
      ]),
    ],
  },
  'dragon-bonus': {
    cost: 30,
    coins: [
      150_000, 35_000, 35_000, 35_000, 35_000, 35_000, 35_000, 35_000, 35_000, 35_000, 535_000,
    ],
    tiers: [
      always(points(150), 11),
      always(points(40), 9),
      always(points(15), 7),
      always(points(5), 5),
      always(NOTHING, 0),
    ],
  },
};

/** The tables of all games, in the order of their names on the site. */
export function newTables(): PrizeTable[] {
  return BONUS_GAMES.map((game) => ({ game, ...TABLES[game] }));
}

/** The tickets of a new book, by the places of their prizes. */
export function newBook({ book = 0, tiers }: PrizeTable): number[] {
  return tiers.flatMap(({ prizes }) => prizes.map(({ weight }) => (weight * book) / WHOLE));
}

/** The table with what is left of a book as its weights: each ticket that is left has the same chance. */
export function tableOfBook(table: PrizeTable, tickets: readonly number[]): PrizeTable {
  return {
    ...table,
    tiers: table.tiers.map((each) => ({
      ...each,
      prizes: each.prizes.map(({ prize }, place) => ({ weight: tickets[place] ?? 0, prize })),
    })),
  };
}
