import { SPORT_IDS } from '@grandstand/bus-contracts/domain';
import { describe, expect, test } from 'vitest';
import { randomOf } from '../../platform/random';
import { MatchCourse } from '../match/match-course';
import { MatchPoints } from '../match/match-points';
import type { PastCourse } from '../play/course/course';
import type { LegResult } from '../play/ends';
import type { Fixture, Pair } from '../play/fixture';
import { goalOrder } from '../play/goals/goal-order';
import type { PlayerPoints } from '../play/points/player-points';
import type { PlayState, Timeline } from '../play/timeline';
import { frameAt, NO_SCORE } from '../play/timeline';
import { CHAMPS } from '../sports/champs';
import { modelOf, offersOf, PLAYED_SPORTS, usualStrength } from '../sports/sports';
import type { Offer } from './offers';
import { isOffered, priceOf } from './price';
import { settleOutcome, type Played } from './settle-outcome';

/** What a stake of 1 at a price comes to. */
const RETURNS: Readonly<Record<LegResult, (price: number) => number>> = {
  won: (price) => price,
  'half-won': (price) => (price + 1) / 2,
  void: () => 1,
  'half-lost': () => 1 / 2,
  lost: () => 0,
};

/** An outcome on sale: what a stake of 1 returns in each of the final states. */
interface Ticket {
  readonly name: string;
  readonly returns: Float64Array;
}

function averageOf(weights: Float64Array, returns: Float64Array): number {
  let sum = 0;
  for (let state = 0; state < returns.length; state++) {
    sum += (returns[state] ?? 0) * (weights[state] ?? 0);
  }
  return sum;
}

const MAX_ROUNDS = 200;

/**
 * Weights of the final states under which every ticket returns less than its stake on average; null where none are found.
 * They prove that no purchase of any tickets returns its stakes in every state: its average would be as much too. They
 * begin with how often the states come, and each ticket that returns too much has its winning states made rarer.
 */
function weightsAgainst(tickets: readonly Ticket[], states: number): Float64Array | null {
  let weights = new Float64Array(states).fill(1 / states);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let worst: Ticket | undefined;
    let most = 0;
    for (const ticket of tickets) {
      const average = averageOf(weights, ticket.returns);
      if (average > most) [worst, most] = [ticket, average];
    }
    if (!worst || most < 0.9999) return weights;
    const { returns } = worst;
    const squares = averageOf(
      weights,
      returns.map((amount) => (amount - most) ** 2),
    );
    // It returns the same in every state.
    if (squares < 1e-12) return null;
    const step = Math.min(1, (most - 0.99) / squares);
    const tilted = weights.map((weight, state) => weight * Math.exp(-step * (returns[state] ?? 0)));
    const sum = tilted.reduce((all, weight) => all + weight, 0);
    weights = tilted.map((weight) => weight / sum);
  }
  return null;
}

/** A match at a moment, with the final states that it may still come to. */
interface Situation {
  readonly offers: readonly Offer[];
  readonly state: PlayState;
  readonly strength: Pair;
  readonly sportId: number;
  readonly finals: readonly Played[];
}

const STATES = 500;
const OF_GOALS: ReadonlySet<number> = new Set([SPORT_IDS.football, SPORT_IDS['ice-hockey']]);

function fixtureOf(sportId: number, strength: Pair): Fixture {
  const kickoff = { on: 'match', at: 0 } as const;
  const champId = CHAMPS.find((one) => one.sportId === sportId)?.id ?? 0;
  return { id: 5, sportId, champId, home: 'Reds', away: 'Blues', kickoff, strength };
}

/** A course up to a moment, and what happens after it in another one: each player is booked once. */
function joined(past: PastCourse, whole: PastCourse, since: PastCourse): PastCourse {
  const booked = new Set(
    past.events.flatMap(({ kind, side, player }) =>
      kind === 'yellow-card' && player ? [`${side} ${player.number}`] : [],
    ),
  );
  const rest = whole.events
    .slice(since.events.length)
    .filter(
      ({ kind, side, player }) =>
        kind !== 'yellow-card' || !booked.has(`${side} ${player?.number}`),
    );
  return { ...whole, events: [...past.events, ...rest] };
}

/** The points of players so far, and those that they score after it in another match. */
function addedPoints(
  now: PlayerPoints | undefined,
  {
    since,
    whole,
  }: { readonly since?: PlayerPoints | undefined; readonly whole?: PlayerPoints | undefined },
): PlayerPoints | undefined {
  if (!now || !whole) return whole;
  const ofSide = (side: keyof Pair): ReadonlyMap<number, number> =>
    new Map(
      now.scorers[side].map(({ number }) => {
        const of = (points: PlayerPoints | undefined) => points?.points[side].get(number) ?? 0;
        return [number, of(now) + of(whole) - of(since)];
      }),
    );
  return { ...now, points: { home: ofSide('home'), away: ofSide('away') } };
}

/** A match before it begins, or at a second of play, by a seed. */
function situation(
  sportId: number,
  strength: Pair,
  { at, seed }: { at: number; seed: string },
): Situation {
  const fixture = fixtureOf(sportId, strength);
  const model = modelOf(fixture);
  const isBefore = at < 0;
  const courseOf = (timeline: Timeline, key: string, until: number): PastCourse | undefined => {
    const course = new MatchCourse(fixture, (...own) => randomOf(key, ...own), {
      clock: model.clock,
    });
    const score = until < 0 ? null : frameAt(timeline, until).score;
    return course.isPublished ? course.until({ timeline, until, score }) : undefined;
  };
  const pointsOf = (timeline: Timeline, key: string, until: number): PlayerPoints | undefined => {
    const points = new MatchPoints(fixture, (...own) => randomOf(key, ...own));
    const score = until < 0 ? null : frameAt(timeline, until).score;
    return points.areKnown ? points.until({ timeline, until, score }) : undefined;
  };
  const now = model.play(fixture, randomOf(seed));
  const { score } = isBefore ? { score: NO_SCORE } : frameAt(now, at);
  const clock = isBefore ? { left: 1, periodLeft: 1 } : model.clock(now, at);
  const past = courseOf(now, seed, at);
  const pointsNow = pointsOf(now, seed, at);
  const finals = Array.from({ length: STATES }, (_, place): Played => {
    const key = `${seed} ${place}`;
    const other = model.play(fixture, randomOf(key));
    // A match of goals is continued with the goals that it would have had.
    const before = OF_GOALS.has(sportId) ? other : now;
    const timeline = isBefore
      ? other
      : model.continueFrom(before, { at, score }, fixture, randomOf(key, 1));
    const final = timeline.frames.at(-1)?.score ?? NO_SCORE;
    const order = goalOrder(timeline, Infinity, final);
    const whole = courseOf(timeline, key, Infinity);
    const since = courseOf(timeline, key, at);
    const course = past && whole && since && !isBefore ? joined(past, whole, since) : whole;
    const points = addedPoints(pointsNow, {
      since: pointsOf(timeline, key, at),
      whole: pointsOf(timeline, key, Infinity),
    });
    const sides = (course?.events ?? []).flatMap(({ kind, side }) =>
      kind === 'goal' ? [side] : [],
    );
    return {
      score: final,
      goals: () => (course ? sides : order),
      ...(course && { course: () => course }),
      ...(points && { points: () => points }),
    };
  });
  const { main, more } = offersOf(fixture);
  return {
    offers: [...main, ...more],
    state: {
      score,
      ...clock,
      ...(past && { course: () => past }),
      ...(pointsNow && { points: () => pointsNow }),
    },
    strength,
    sportId,
    finals,
  };
}

/** The outcomes that are open, each at the price that the operator sells it for. */
function ticketsOf({ offers, state, strength, sportId, finals }: Situation): Ticket[] {
  const chances = modelOf(fixtureOf(sportId, strength)).chances(state, strength);
  return offers.flatMap((offer): Ticket[] => {
    const probability = offer.probability(chances);
    if (probability === null || !isOffered(probability, false)) return [];
    const price = priceOf(probability, offer.margin);
    const returns = Float64Array.from(finals, (final) =>
      RETURNS[settleOutcome(offer.typeId, offer.param, final)](price),
    );
    return [{ name: `${offer.marketTypeId} ${offer.typeId} ${offer.param}`, returns }];
  });
}

const usual = usualStrength;
const CASES: readonly (readonly [sport: string, sportId: number, strength: Pair, at: number])[] = [
  ['football', SPORT_IDS.football, usual(SPORT_IDS.football), -1],
  ['football of unequal sides', SPORT_IDS.football, { home: 3.1, away: 0.5 }, -1],
  ['football in the first half', SPORT_IDS.football, { home: 1.1, away: 1.9 }, 1_500],
  ['football near the end', SPORT_IDS.football, usual(SPORT_IDS.football), 5_200],
  ['hockey', SPORT_IDS['ice-hockey'], usual(SPORT_IDS['ice-hockey']), -1],
  ['hockey in play', SPORT_IDS['ice-hockey'], usual(SPORT_IDS['ice-hockey']), 2_000],
  ['basketball', SPORT_IDS.basketball, usual(SPORT_IDS.basketball), -1],
  ['basketball in play', SPORT_IDS.basketball, { home: 91, away: 74 }, 1_000],
  ['tennis', SPORT_IDS.tennis, usual(SPORT_IDS.tennis), -1],
  ['tennis in play', SPORT_IDS.tennis, { home: 0.55, away: 0.45 }, 1_500],
  ['volleyball', SPORT_IDS.volleyball, usual(SPORT_IDS.volleyball), -1],
  ['volleyball in play', SPORT_IDS.volleyball, usual(SPORT_IDS.volleyball), 1_500],
  ['cricket', SPORT_IDS.cricket, usual(SPORT_IDS.cricket), -1],
  ['CS2', SPORT_IDS.cs2, usual(SPORT_IDS.cs2), -1],
  ['CS2 in play', SPORT_IDS.cs2, usual(SPORT_IDS.cs2), 2_500],
  ['Dota 2', SPORT_IDS['dota-2'], usual(SPORT_IDS['dota-2']), -1],
  ['LoL', SPORT_IDS.lol, usual(SPORT_IDS.lol), -1],
  ['Valorant', SPORT_IDS.valorant, usual(SPORT_IDS.valorant), -1],
  ['efootball', SPORT_IDS.efootball, usual(SPORT_IDS.efootball), -1],
  ['ebasketball', SPORT_IDS.ebasketball, usual(SPORT_IDS.ebasketball), -1],
];

test('every sport whose matches are played is sold', () => {
  expect(new Set(CASES.map(([, sportId]) => sportId))).toEqual(
    new Set(PLAYED_SPORTS.map(({ id }) => id)),
  );
});

describe('all outcomes of one match, sold together', () => {
  test.each(CASES)(
    'P06 of %s return less than they cost in some final state, whatever is bought',
    (_, sportId, strength, at) => {
      const match = situation(sportId, strength, { at, seed: 'sold' });
      const tickets = ticketsOf(match);
      expect(tickets.length).toBeGreaterThan(10);
      const weights = weightsAgainst(tickets, STATES);
      if (!weights) throw new Error('There are no weights: some purchase may never lose.');
      const sum = weights.reduce((all, weight) => all + weight, 0);
      expect(sum).toBeCloseTo(1, 9);
      expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
      for (const { name, returns } of tickets)
        expect(averageOf(weights, returns), name).toBeLessThan(1);
    },
  );

  test.each([
    ['over 2.5 beside under 2.5', '17 10 2.5'],
    ['a win of home beside the draw and a win of away', '1 1 null'],
    ['the corners of a half beside those of the match', '71017 71010 9.5'],
  ])('P06 leave no weights where a price contradicts others: %s', (_, name) => {
    const match = situation(SPORT_IDS.football, usual(SPORT_IDS.football), {
      at: -1,
      seed: 'dear',
    });
    const tickets = ticketsOf(match).map((ticket) =>
      ticket.name === name
        ? { name, returns: ticket.returns.map((amount) => amount * 1.2) }
        : ticket,
    );
    expect(tickets.some((ticket) => ticket.name === name)).toBe(true);
    expect(weightsAgainst(tickets, STATES)).toBeNull();
  });
});
