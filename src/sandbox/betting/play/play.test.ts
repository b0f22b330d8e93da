import { MARKET, marketOf, OUTCOME, SPORT_IDS, wholeType } from '@grandstand/bus-contracts/domain';
import { runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fixture } from './fixture';
import { modelOf, offersOf, usualStrength } from '../sports/sports';
import type { Offer } from '../pricing/offers';
import type { Played } from '../pricing/settle-outcome';
import { settleOutcome } from '../pricing/settle-outcome';
import { randomOf } from '../../platform/random';
import { MatchCourse } from '../match/match-course';
import type { PastCourse } from './course/course';
import type { LegResult } from './ends';
import { goalOrder } from './goals/goal-order';
import type { PlayState, Timeline } from './timeline';
import { NO_SCORE, frameAt } from './timeline';

const SPORTS = [
  SPORT_IDS.football,
  SPORT_IDS['ice-hockey'],
  SPORT_IDS.basketball,
  SPORT_IDS.tennis,
  SPORT_IDS.volleyball,
];

function fixture(sportId: number): Fixture {
  const kickoff = { on: 'match', at: 0 } as const;
  const strength = usualStrength(sportId);
  return { id: 1, sportId, champId: 1, home: 'A', away: 'B', kickoff, strength };
}

/** What happens beside the score of a match with a timeline, until a second of play; undefined in other sports. */
function courseOf(sportId: number, timeline: Timeline, seed: string) {
  const { clock } = modelOf({ sportId, champId: 0 });
  const course = new MatchCourse(fixture(sportId), (...key) => randomOf(seed, ...key), { clock });
  if (!course.isPublished) return undefined;
  return (until: number): PastCourse => {
    const score = until < 0 ? null : frameAt(timeline, until).score;
    return course.until({ timeline, until, score });
  };
}

/** A played match, with its goals in order. */
function playedOf(sportId: number, timeline: Timeline, seed: string): Played {
  const score = timeline.frames.at(-1)?.score ?? NO_SCORE;
  const goals = goalOrder(timeline, Infinity, score);
  const course = courseOf(sportId, timeline, seed)?.(Infinity);
  return { score, goals: () => goals, ...(course && { course: () => course }) };
}

/** The parts of a stake that are won, and that are won or lost. */
const WON = { won: 1, 'half-won': 0.5, void: 0, 'half-lost': 0, lost: 0 };
const DECIDED = { won: 1, 'half-won': 0.5, void: 0, 'half-lost': 0.5, lost: 1 };

/** The market, and the line that both sides of it are about. */
function questionOf({ marketTypeId, typeId, param }: Offer): string {
  const type = wholeType(typeId);
  const isOfOneMarket = [MARKET.correctScore, MARKET.winningMargin].some(
    (market) => market === wholeType(marketTypeId),
  );
  if (isOfOneMarket) return String(marketTypeId);
  const line = type === OUTCOME.handicapAway ? String(-Number(param)) : param;
  return `${marketTypeId} ${line === '-0' ? '0' : line}`;
}

describe.each(SPORTS)('a match of sport %i', (sportId) => {
  const model = modelOf({ sportId, champId: 0 });

  test('has a score that never decreases and is the sum of its periods', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const timeline = model.play(fixture(sportId), randomOf(seed));
        const fallen = timeline.frames.filter(({ at, score }, place) => {
          const before = timeline.frames[place - 1] ?? frameAt(timeline, 0);
          return (
            at < before.at ||
            score.home < before.score.home ||
            score.away < before.score.away ||
            score.periods.length !== score.period
          );
        });
        expect(fallen).toEqual([]);
        expect(timeline.duration).toBeLessThan(14_000);
      }),
      { numRuns: runs(60) },
    );
  });

  test('continues from a score that was set, and ends after it', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(2_000), (seed, at) => {
        const timeline = model.play(fixture(sportId), randomOf(seed));
        const { score } = frameAt(timeline, at);
        const set = { ...score, home: score.home + 1 };
        const onward = model.continueFrom(
          timeline,
          { at, score: set },
          fixture(sportId),
          randomOf(seed, 1),
        );
        expect(frameAt(onward, at).score).toEqual(set);
        expect(onward.frames.at(-1)?.score.home).toBeGreaterThanOrEqual(set.home);
      }),
      { numRuns: 40 },
    );
  });

  /** The share of games in which an outcome was won, of those in which it was not void; a half result counts half. */
  const frequency = (played: readonly Played[], { typeId, param }: Offer): number => {
    const results = played.map((game) => settleOutcome(typeId, param, game));
    const sumOf = (parts: Readonly<Record<LegResult, number>>): number =>
      results.reduce((sum, result) => sum + parts[result], 0);
    return sumOf(WON) / sumOf(DECIDED);
  };
  const playAt = (timeline: Timeline, at: number, seed: string): PlayState => {
    const { left, periodLeft } = model.clock(timeline, at);
    const course = courseOf(sportId, timeline, seed)?.(at);
    const score = at < 0 ? NO_SCORE : frameAt(timeline, at).score;
    return { score, left, periodLeft, ...(course && { course: () => course }) };
  };
  const strength = usualStrength(sportId);
  const { main, more } = offersOf(fixture(sportId));
  const offers = [...main, ...more];

  test('has probabilities that match the frequencies of outcomes', () => {
    const first = model.play(fixture(sportId), randomOf('often', 0));
    const chances = model.chances(playAt(first, -1, 'often'), strength);
    const played = Array.from({ length: 2_000 }, (_, i) =>
      playedOf(sportId, model.play(fixture(sportId), randomOf('often', i)), `often ${i}`),
    );
    const offered = offers.filter((offer) => offer.probability(chances) !== null);
    expect(offered.length).toBeGreaterThan(offers.length / 2);
    for (const offer of offered) {
      const distance = Math.abs(frequency(played, offer) - (offer.probability(chances) ?? 0));
      expect(distance, `${offer.typeId} ${offer.param}`).toBeLessThan(0.045);
    }
  });

  test('has probabilities that match the frequencies of outcomes in play too', () => {
    const games = Array.from({ length: 1_000 }, (_, i) => {
      const timeline = model.play(fixture(sportId), randomOf('in play', i));
      // Not a share of the match: the time at which it ends depends on how it ends.
      return { timeline, at: 6_000 * randomOf('moment', i)(), i };
    })
      .filter(({ timeline, at }) => at < timeline.duration)
      .map(({ timeline, at, i }) => ({
        played: playedOf(sportId, timeline, `in play ${i}`),
        chances: model.chances(playAt(timeline, at, `in play ${i}`), strength),
      }));
    let compared = 0;
    for (const offer of offers) {
      const { typeId, param } = offer;
      const bets = games.flatMap(({ played, chances }) => {
        const probability = offer.probability(chances) ?? 0;
        const result = probability > 0 ? settleOutcome(typeId, param, played) : 'void';
        return result === 'void' ? [] : [{ result, probability }];
      });
      if (bets.length < 300) continue;
      compared++;
      const won = bets.reduce((sum, { result }) => sum + WON[result], 0);
      const expected = bets.reduce(
        (sum, { result, probability }) => sum + probability * DECIDED[result],
        0,
      );
      const distance = Math.abs(won - expected) / bets.length;
      expect(distance, `${typeId} ${param}`).toBeLessThan(0.06);
    }
    // A market on one goal, and on a player of the bench, is open for a part of the matches.
    expect(compared).toBeGreaterThan(offers.length / 2.5);
  });

  test('has probabilities of the outcomes of each question that sum to 1, at any moment', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.double({ min: 0, max: 1, noNaN: true }), (game, share) => {
        const timeline = model.play(fixture(sportId), randomOf('sums', game));
        const at = timeline.duration * share;
        const chances = model.chances(playAt(timeline, at, 'sums'), strength);
        const sums = new Map<string, number>();
        for (const offer of offers) {
          const probability = offer.probability(chances) ?? 0;
          expect(probability).toBeGreaterThanOrEqual(-1e-9);
          expect(probability).toBeLessThanOrEqual(1 + 1e-9);
          if (marketOf(offer.marketTypeId)?.isOfPlayers) continue;
          const question = questionOf(offer);
          sums.set(question, (sums.get(question) ?? 0) + probability);
        }
        for (const [question, sum] of sums) {
          const type = wholeType(Number(question.split(' ')[0]));
          // Scores that are not offered have the rest, and two of three results win a double chance.
          if (type === MARKET.correctScore) expect(sum).toBeLessThan(1 + 1e-9);
          else if (type === MARKET.winningMargin) {
            expect(sum + chances.result().draw).toBeCloseTo(1);
          } else if (sum > 0)
            expect(sum, question).toBeCloseTo(type === MARKET.doubleChance ? 2 : 1);
        }
      }),
      { numRuns: runs(40) },
    );
  });
});
