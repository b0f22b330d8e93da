import type { Game, Market, Outcome, Score, Sport } from '@grandstand/bus-contracts';

/** Noon of a Saturday. */
export const NOON = Date.UTC(2026, 7, 29, 12);
const HOUR = 3_600_000;

/** An outcome for tests: `outcome(7, 1, 2.5)`. */
export function outcome(gameId: number, typeId: number, coef: number, param?: string): Outcome {
  return {
    id: param === undefined ? `${gameId}:${typeId}` : `${gameId}:${typeId}:${param}`,
    typeId,
    param: param ?? null,
    coef,
    isBlocked: false,
  };
}

/** The markets a football list has. */
export function mainMarkets(gameId: number): Market[] {
  return [
    {
      typeId: 1,
      outcomes: [outcome(gameId, 1, 1.9), outcome(gameId, 2, 3.4), outcome(gameId, 3, 4.1)],
    },
    {
      typeId: 17,
      outcomes: [outcome(gameId, 9, 1.85, '2.5'), outcome(gameId, 10, 1.95, '2.5')],
    },
    { typeId: 19, outcomes: [outcome(gameId, 180, 1.7), outcome(gameId, 181, 2.1)] },
  ];
}

export const kickedOff: Score = {
  home: 0,
  away: 0,
  periods: [{ home: 0, away: 0 }],
  period: 1,
  minute: 12,
};

/** A football game that starts at eight in the evening unless given otherwise. */
export function sampleGame(id: number, change: Partial<Game> = {}): Game {
  return {
    id,
    sportId: 1,
    sport: { id: 1, slug: 'football', name: 'Football' },
    champ: { id: 10, slug: 'england-premier-league', name: 'Premier League', country: 'England' },
    slug: `${id}-arsenal-chelsea`,
    home: 'Arsenal',
    away: 'Chelsea',
    homeId: 'football-arsenal',
    awayId: 'football-chelsea',
    startsAt: NOON + 8 * HOUR,
    isLive: false,
    isFinished: false,
    isTop: false,
    score: null,
    markets: mainMarkets(id),
    marketCount: 55,
    ...change,
  };
}

/** The same game in play. */
export function liveGame(id: number, change: Partial<Game> = {}): Game {
  return sampleGame(id, { isLive: true, startsAt: NOON - HOUR / 5, score: kickedOff, ...change });
}

export const sampleSports: Sport[] = [
  {
    id: 1,
    slug: 'football',
    name: 'Football',
    live: 1,
    line: 2,
    champs: [
      {
        id: 10,
        slug: 'england-premier-league',
        name: 'Premier League',
        country: 'England',
        live: 1,
        line: 2,
        isTop: true,
      },
    ],
  },
  { id: 2, slug: 'tennis', name: 'Tennis', live: 0, line: 3, champs: [] },
];

/** Leagues and teams as the operator names them. */
export const sampleNames = [
  {
    favourite: 'league:10',
    name: 'Premier League',
    country: 'England',
    slug: 'england-premier-league',
    sport: { slug: 'football', name: 'Football' },
    live: 1,
    line: 2,
  },
  {
    favourite: 'team:football-arsenal',
    name: 'Arsenal',
    country: null,
    slug: 'football-arsenal',
    sport: { slug: 'football', name: 'Football' },
    live: 1,
    line: 0,
  },
];

export const sampleDictionary: Record<string, string> = {
  'market.1': 'Match result',
  'market.15': 'Home total',
  'market.17': 'Total',
  'market.19': 'Both teams to score',
  'market.20': 'Next goal',
  'market.136': 'Correct score',
  'outcome.1': '1',
  'outcome.2': 'X',
  'outcome.3': '2',
  'outcome.9': 'Over {param}',
  'outcome.10': 'Under {param}',
  'outcome.180': 'Yes',
  'outcome.181': 'No',
  'outcome.731': '{param}',
  'outcomeLong.1': '{home} to win',
  'part.1': '1st half',
};
