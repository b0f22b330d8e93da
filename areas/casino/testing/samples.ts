import type { CasinoTile } from '@grandstand/bus-contracts/answers';
import type { AccountState } from '@grandstand/bus-contracts';
import type { FreeSpinsView } from '@grandstand/bus-contracts/player';
import type { AnswerTo } from '@grandstand/game-ui';

/** A game of a test's operator. */
export function tile(id: number, name: string, change: Partial<CasinoTile> = {}): CasinoTile {
  return {
    id,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    provider: { slug: 'northlight', name: 'Northlight' },
    engine: 'dice',
    type: 'dice',
    categories: ['fast-games'],
    rtp: 9136,
    rtpMost: 9500,
    volatility: 'high',
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
export const COMET = tile(9017, 'Comet', { rtp: 9700, rtpMost: 9700, engine: 'curve' });
export const AMBER = tile(9001, 'Amber Orchard', { engine: 'reels', categories: ['slots'] });

export const JACKPOTS: AnswerTo<'jackpots'> = {
  iso: 'EUR',
  scale: 2,
  jackpots: [
    {
      name: 'must-drop',
      title: 'Must-drop jackpot',
      money: 61_234,
      beganWith: 50_000,
      ceiling: 250_000,
      share: 20,
      startsAt: null,
      endsAt: null,
      commitment: 'c1'.repeat(32),
    },
    {
      name: 'daily',
      title: 'Daily jackpot',
      money: 10_250,
      beganWith: 10_000,
      ceiling: null,
      share: 20,
      startsAt: Date.UTC(2026, 10, 26, 23),
      endsAt: Date.UTC(2026, 10, 27, 23),
      commitment: 'c2'.repeat(32),
    },
  ],
  ended: [],
};

export const LOBBY: AnswerTo<'casinoLobby'> = {
  categories: [
    { slug: 'slots', games: 1 },
    { slug: 'fast-games', games: 2 },
    { slug: 'bingo', games: 0 },
  ],
  providers: [{ slug: 'northlight', name: 'Northlight', games: 3 }],
  rows: [
    { kind: 'top', slug: 'top', games: [AMBER] },
    { kind: 'category', slug: 'fast-games', games: [DICE, COMET] },
  ],
  products: ['sports', 'slots', 'casino', 'live-casino'],
};

export const PROVIDERS: AnswerTo<'casinoProviders'> = {
  providers: [
    { slug: 'northlight', name: 'Northlight', games: 3, top: [AMBER, DICE] },
    { slug: 'copper-reel', name: 'Copper Reel', games: 1, top: [COMET] },
  ],
};

/** Free spins of a player. */
export function freeSpins(change: Partial<FreeSpinsView> = {}): FreeSpinsView {
  return {
    id: '80000001',
    gameId: AMBER.id,
    slug: AMBER.slug,
    game: AMBER.name,
    stake: 20,
    iso: 'EUR',
    scale: 2,
    spins: 25,
    left: 20,
    won: 0,
    maxWin: 50_000,
    state: 'active',
    grantedAt: 1_795_000_000_000,
    endsAt: 1_796_000_000_000,
    offer: null,
    ...change,
  };
}

/** The active account of a player. */
export function accountIn(iso: string): NonNullable<AccountState['activeAccount']> {
  return {
    id: 1,
    iso,
    symbol: iso,
    currencyId: 1,
    money: 10_000,
    scale: 2,
    type: 0,
    label: '',
    points: 0,
    isActive: true,
    isPointsTypeBalance: false,
  };
}
