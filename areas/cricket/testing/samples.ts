import type { Game } from '@grandstand/bus-contracts';
import type { Championship } from '../data/championship';

const CHAMP = {
  id: 501,
  slug: 't20-world-championship',
  name: 'T20 World Championship',
  country: null,
};
const outcome = (id: string, typeId: number, coef: number) => ({
  id,
  typeId,
  param: null,
  coef,
  isBlocked: false,
});

/** A match to come. */
export function match(id: number, given: Partial<Game> = {}): Game {
  return {
    id,
    sportId: 5,
    sport: { id: 5, slug: 'cricket', name: 'Cricket' },
    champ: CHAMP,
    slug: `${id}-india-pakistan`,
    home: `India ${id}`,
    away: `Pakistan ${id}`,
    homeId: 'cricket-india',
    awayId: 'cricket-pakistan',
    startsAt: Date.UTC(2026, 10, 27, 12, 0),
    isLive: false,
    isFinished: false,
    isTop: true,
    score: null,
    markets: [
      { typeId: 101, outcomes: [outcome(`${id}:401`, 401, 1.8), outcome(`${id}:402`, 402, 2.02)] },
    ],
    marketCount: 2,
    ...given,
  };
}

/** In its second innings. */
export const LIVE: Partial<Game> = {
  isLive: true,
  score: {
    home: 156,
    away: 61,
    periods: [
      { home: 156, away: 0 },
      { home: 0, away: 61 },
    ],
    period: 2,
    minute: null,
    written: { home: '156/4 (20)', away: '61/2 (7.3)' },
  },
};

/** The bet on the winner, with these sides by the numbers of their outcomes. */
export function winner(...types: readonly number[]): Game {
  return match(9, {
    home: 'T20 World Championship',
    away: 'Winner',
    markets: [
      { typeId: 800, outcomes: types.map((type) => outcome(`9:${type}`, type, type - 798.5)) },
    ],
  });
}

/** The second of five rounds is in play. */
export function championship(given: Partial<Championship> = {}): Championship {
  return {
    sport: 'cricket',
    champ: CHAMP.slug,
    phase: 'during',
    startsAt: Date.UTC(2026, 10, 27, 11, 0),
    endsAt: Date.UTC(2026, 10, 27, 13, 0),
    champion: null,
    table: [
      { id: 'cricket-india', name: 'India', played: 1, won: 1, lost: 0, points: 2 },
      { id: 'cricket-pakistan', name: 'Pakistan', played: 1, won: 0, lost: 1, points: 0 },
    ],
    rounds: [
      [match(1, { isFinished: true, markets: [] })],
      [match(2, LIVE)],
      [match(3)],
      [match(4)],
      [match(5)],
    ],
    winner: winner(801, 802, 804),
    isLineClosed: false,
    isLiveClosed: false,
    ...given,
  };
}
