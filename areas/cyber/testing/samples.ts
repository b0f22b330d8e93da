import type { Game, Market } from '@grandstand/bus-contracts';
import type { Broadcast, CyberList } from '../data/source';

const CHAMP = { id: 4101, slug: 'steel-masters', name: 'Steel Masters', country: null };
const SPORT = { id: 41, slug: 'cs2', name: 'CS2' };

function market(
  gameId: number,
  typeId: number,
  first: number,
  param: string | null = null,
): Market {
  const outcome = (type: number, coef: number) => ({
    id: param === null ? `${gameId}:${type}` : `${gameId}:${type}:${param}`,
    typeId: type,
    param,
    coef,
    isBlocked: false,
  });
  return { typeId, outcomes: [outcome(first, 1.8), outcome(first + 1, 2.02)] };
}

/** A match of CS2 in play, 1:0 in maps and 7:5 on the second one. */
export function game(id: number, more: Partial<Game> = {}): Game {
  return {
    id,
    sportId: 41,
    sport: SPORT,
    champ: CHAMP,
    slug: `${id}-iron-lynx-nordlicht`,
    home: 'Iron Lynx',
    away: 'Nordlicht',
    homeId: 'cs2-iron-lynx',
    awayId: 'cs2-nordlicht',
    startsAt: Date.UTC(2026, 10, 25, 15, 30),
    isLive: true,
    isFinished: false,
    isTop: true,
    score: {
      home: 1,
      away: 0,
      periods: [
        { home: 13, away: 9 },
        { home: 7, away: 5 },
      ],
      period: 2,
      minute: null,
    },
    markets: [
      market(id, 101, 401),
      market(id, 17, 9, '2.5'),
      market(id, 52_101, 52_401),
      market(id, 52_017, 52_009, '21.5'),
    ],
    marketCount: 8,
    ...more,
  };
}

/** The answer of a list with these games. */
export function listOf(...games: readonly Game[]): CyberList {
  const live = games.filter(({ isLive }) => isLive).length;
  const counts = { live, line: games.length - live };
  return {
    disciplines: [
      {
        ...SPORT,
        ...counts,
        champs: [{ ...CHAMP, ...counts, isTop: true }],
        type: 'real',
        broadcasts: live,
      },
    ],
    games: [...games],
    total: games.length,
  };
}

export const BROADCAST: Broadcast = {
  src: 'http://games.example/broadcast/1',
  delayMs: 8_000,
  pace: 15,
  at: 2_000,
  home: 'Iron Lynx',
  away: 'Nordlicht',
  sport: 'cs2',
  events: [
    {
      at: 1_990,
      kind: 'point',
      side: 'home',
      period: 2,
      points: { home: 7, away: 5 },
      score: { home: 1, away: 0 },
    },
    {
      at: 1_400,
      kind: 'map',
      side: 'home',
      period: 1,
      points: { home: 13, away: 9 },
      score: { home: 1, away: 0 },
    },
    {
      at: 0,
      kind: 'start',
      side: null,
      period: 1,
      points: { home: 0, away: 0 },
      score: { home: 0, away: 0 },
    },
  ],
};
