import { MARBLE_RACES } from '../catalog/marble-races';
import { DEFAULT_PACE } from '../engine/match-clock';
import { randomOf } from '../../platform/random';
import type { Fixture, FixtureSource, Span } from './fixture';
import { gameKey, slotId } from './ids';

/** The interval at which races start, in milliseconds of the match clock: two minutes at the usual pace. */
export const RACE_EVERY = 120_000 * DEFAULT_PACE;
/** How long a race lasts, in seconds of play: half a minute at the usual pace. */
export const RACE_LASTS = 30 * DEFAULT_PACE;
/** Real seconds before the start from which on a race takes no bets. */
export const CLOSES_BEFORE = 5;

/** The weights are whole numbers between these. */
const MIN_WEIGHT = 6;
const MAX_WEIGHT = 24;

export function raceId(number: number): number {
  return slotId(MARBLE_RACES.sportId, number, 0);
}

/** The number of a race by its id; null of another game. */
export function raceNumber(id: number): number | null {
  const key = gameKey(id);
  const isRace = key?.source === 'slot' && key.sportId === MARBLE_RACES.sportId && key.place === 0;
  return isRace ? key.slot : null;
}

/** A race, whose marbles have other weights than in the race before. */
export function raceFixture(seed: string, number: number): Fixture {
  const random = randomOf(seed, MARBLE_RACES.id, 'race', number);
  return {
    id: raceId(number),
    sportId: MARBLE_RACES.sportId,
    champId: MARBLE_RACES.id,
    home: 'Marble race',
    away: `#${number}`,
    kickoff: { on: 'match', at: number * RACE_EVERY },
    strength: { home: 0, away: 0 },
    weights: MARBLE_RACES.roster.map(
      () => MIN_WEIGHT + Math.floor(random() * (MAX_WEIGHT - MIN_WEIGHT + 1)),
    ),
  };
}

/** The races of marbles, one after the other around the clock. */
export function marbleRaces(seed: string): FixtureSource {
  return {
    between(_: Span, match: Span) {
      const found: Fixture[] = [];
      for (
        let number = Math.ceil(match.from / RACE_EVERY);
        number * RACE_EVERY < match.to;
        number++
      ) {
        found.push(raceFixture(seed, number));
      }
      return found;
    },
    find(id) {
      const number = raceNumber(id);
      return number === null ? undefined : raceFixture(seed, number);
    },
  };
}
