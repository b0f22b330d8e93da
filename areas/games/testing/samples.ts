import {
  BONUS_GAMES,
  WHOLE,
  type BonusGame,
  type CasinoTile,
  type Prize,
  type PrizeTable,
} from '@grandstand/bus-contracts/answers';
import type { FairSeeds } from '@grandstand/bus-contracts/player';
import type { AnswerTo } from '@grandstand/game-ui';

/** A game of a test's operator. */
function tile(id: number, name: string, change: Partial<CasinoTile> = {}): CasinoTile {
  return {
    id,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    provider: { slug: 'grandstand-studio', name: 'Grandstand Studio' },
    engine: 'dice',
    type: 'dice',
    categories: ['fast-games'],
    rtp: 9700,
    rtpMost: 9700,
    volatility: 'low',
    features: [],
    isTop: false,
    isNew: false,
    isDemo: true,
    blocked: null,
    stake: { min: 20, max: 10_000, step: 20, iso: 'EUR', scale: 2 },
    ...change,
  };
}

export const DICE = tile(9018, 'Dice');
const MINES = tile(9019, 'Mines', { engine: 'mines', type: 'instant' });
const AMBER = tile(9001, 'Amber Orchard', {
  engine: 'reels',
  type: 'slots',
  categories: ['slots'],
});
export const GAMES = [DICE, MINES, AMBER];

const listed = ({ id, name, slug }: CasinoTile, category: number, tagId: number) => ({
  id,
  name,
  route: slug,
  oldRoute: null,
  categories: [category],
  tagId,
});
const INSTANT = [listed(DICE, 3, 4), listed(MINES, 3, 7)];

export const PREVIEW: AnswerTo<'gamesPreview'> = {
  top: [listed(AMBER, 1, 1)],
  slots: [listed(AMBER, 1, 1)],
  'live-casino': [],
  'instant-games': INSTANT,
};
export const PARTITIONS: AnswerTo<'gamePartitions'> = [
  { id: 1, slug: 'slots', name: 'Slots', games: 1 },
  { id: 2, slug: 'live-casino', name: 'Live casino', games: 0 },
  { id: 3, slug: 'instant-games', name: 'Instant games', games: 2 },
];
export const TYPES: AnswerTo<'gameTypes'> = {
  types: [
    { id: 1, name: 'Slots' },
    { id: 4, name: 'Dice' },
    { id: 7, name: 'Instant' },
  ],
  providers: [{ id: 3, name: 'Grandstand Studio' }],
};

const NOTHING = { kind: 'nothing', amount: 0 } as const;
const points = (amount: number) => ({ kind: 'points', amount }) as const;

function tier(bound?: number) {
  const prizes = [
    { weight: 750_000, prize: NOTHING },
    { weight: 250_000, prize: points(40) },
  ];
  return { ...(bound !== undefined && { bound }), prizes };
}

const always = (prize: Prize, bound: number) => ({ bound, prizes: [{ weight: WHOLE, prize }] });

const TABLES: Readonly<Record<BonusGame, Omit<PrizeTable, 'game'>>> = {
  fortuna: { cost: 20, tiers: [tier()] },
  chest: { cost: 20, tiers: [tier()] },
  memory: { cost: 20, tiers: [tier(12), tier()] },
  safe: { cost: 20, tiers: [tier(3), tier(0)] },
  lottery: { cost: 20, book: 1000, tiers: [tier()] },
  'dragon-bonus': {
    cost: 20,
    coins: [200_000, 800_000],
    tiers: [always(points(40), 5), always(NOTHING, 0)],
  },
};

/** The bonus games of a day; of the lottery, a quarter of the tickets that are left wins. */
export const BONUS: AnswerTo<'bonusGames'> = {
  endsAt: Date.UTC(2026, 0, 2),
  games: BONUS_GAMES.map((name) => ({
    name,
    day: '2026-01-01',
    hash: 'ab'.repeat(32),
    table: { game: name, ...TABLES[name] },
    ...(name === 'lottery' && { tickets: [300, 100] }),
  })),
};

export const LANDING: AnswerTo<'gamesLanding'> = {
  title: 'Money Wheel',
  text: ['A wheel with 54 stops & six symbols.', 'You choose the symbols.'],
  game: DICE,
  action: { text: 'To the Money Wheel', path: '/games/money-wheel' },
};

export const SEEDS: FairSeeds = {
  current: { commitment: 'c0'.repeat(32), clientSeed: 'lucky-7', rounds: 3, since: 0 },
  former: [],
};

/** Rounds of a player: one is under way, one was returned, one was shared, and ten have ended. */
export const ROUNDS: AnswerTo<'casinoRounds'> = {
  rounds: Array.from({ length: 13 }, (_, place) => ({
    id: `round-${place}`,
    at: Date.UTC(2026, 10, 20, 12, 30 - place),
    status: (['open', 'void'] as const)[place] ?? 'closed',
    staked: 100 + place,
    won: place < 2 ? 0 : 250,
    isFree: place === 3,
    iso: 'EUR',
    scale: 2,
    commitment: place === 2 ? null : 'ab'.repeat(32),
    nonce: place === 2 ? null : 12 - place,
  })),
};

export const RULES: AnswerTo<'casinoRules'> = {
  rules: ['A number is rolled.', 'Example: at ×2.00, 31.07 is rolled: for 1.00, 2.00 comes back.'],
  odds: [{ name: 'The low end', pays: '×2.00', chance: '48.50\u00a0%' }],
  tableHash: 'd1'.repeat(32),
};
