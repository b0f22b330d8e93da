import type { Game } from '@grandstand/bus-contracts';
import type { Marbles } from '../data/marbles';

/** The operator's time at which the pages of tests begin. */
export const NOW = Date.UTC(2026, 10, 27, 12, 0, 0);
const MINUTE = 60_000;
const NAMES = ['Ruby', 'Amber', 'Topaz', 'Emerald', 'Sapphire', 'Amethyst', 'Pearl', 'Onyx'];
/** The hash of the seed of the race that is over. */
const TERMINAL_HASH = '9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885';
const WEIGHTS = [9, 12, 20, 15, 6, 7, 11, 8];
const ARRIVAL = [3, 8, 1, 5, 2, 7, 4, 6];

/** A race with the market on its winner. */
function race(number: number, startsAt: number): Game {
  const id = idOf(number);
  return {
    id,
    sportId: 7,
    sport: { id: 7, slug: 'marbles', name: 'Marbles' },
    champ: { id: 701, slug: 'marble-races', name: 'Marble races', country: null },
    slug: `${id}-marble-race-${number}`,
    home: 'Marble race',
    away: `#${number}`,
    homeId: 'marbles-marble-race',
    awayId: `marbles-${number}`,
    startsAt,
    isLive: false,
    isFinished: false,
    isTop: false,
    score: null,
    markets: [
      {
        typeId: 810,
        outcomes: NAMES.map((_, place) => ({
          id: `${id}:${811 + place}`,
          typeId: 811 + place,
          param: null,
          coef: 4 + place,
          isBlocked: false,
        })),
      },
    ],
    marketCount: 8,
  };
}

/** A race that is over; its order follows from its seed. */
const RESULT: Marbles['results'][number] = {
  number: 40,
  startsAt: NOW - 3 * MINUTE,
  arrival: [8, 4, 3, 6, 5, 2, 1, 7],
  terminalHash: TERMINAL_HASH,
  proof: {
    scheme: 'shared',
    label: 'marbles',
    link: { round: 0, hash: TERMINAL_HASH },
    salt: '2026-11-27',
    round: 1,
    seed: 'ab'.repeat(32),
    draws: [{ kind: 'order', weights: WEIGHTS }],
    results: [[7, 3, 2, 5, 4, 1, 0, 6]],
  },
};

export function marbles(given: Partial<Marbles> = {}): Marbles {
  return {
    marbles: NAMES.map((name, place) => `${place + 1}. ${name}`),
    lastsMs: 30_000,
    next: nextRace(42),
    running: null,
    results: [RESULT],
    chain: { terminalHash: TERMINAL_HASH, salt: '2026-11-27', firstRace: 40, length: 10_000 },
    nextChain: null,
    ...given,
  };
}

/** Races start every two minutes from a minute after the pages' beginning: race 42. */
export function nextRace(number: number): NonNullable<Marbles['next']> {
  const startsAt = startOf(number);
  return {
    number,
    startsAt,
    closesAt: startsAt - 5000,
    weights: WEIGHTS,
    game: race(number, startsAt),
  };
}

export function runningRace(number: number): NonNullable<Marbles['running']> {
  return { gameId: idOf(number), number, startsAt: startOf(number), arrival: ARRIVAL };
}

/** Of the race that `runningRace` has on the track; its order follows from no seed. */
export function resultOf(number: number): Marbles['results'][number] {
  return { ...RESULT, number, startsAt: startOf(number), arrival: ARRIVAL };
}

const idOf = (number: number): number => 7_000_000_000 + number * 10;
const startOf = (number: number): number => NOW + MINUTE + (number - 42) * 2 * MINUTE;
