import { runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BASKETBALL, FOOTBALL, ICE_HOCKEY, TENNIS, VOLLEYBALL } from '../catalog/sports';
import { footballMatches } from '../line/football-data';
import type { Fixture } from '../line/fixture';
import { usualStrength } from '../line/rosters';
import { offersOf } from '../pricing/markets';
import { settleOutcome } from '../pricing/settle-outcome';
import { randomOf } from '../random';
import { modelOf } from './models';
import { frameAt } from './timeline';

const SPORTS = [FOOTBALL, ICE_HOCKEY, BASKETBALL, TENNIS, VOLLEYBALL];

function fixture(sportId: number, result: Fixture['result'] = null): Fixture {
  const kickoff = { on: 'match', at: 0 } as const;
  const strength = usualStrength(sportId);
  return { id: 1, sportId, champId: 1, home: 'A', away: 'B', kickoff, strength, result };
}

test('a real fixture plays out to its half-time and full-time score, goal by goal', () => {
  const football = modelOf(FOOTBALL);
  const played = footballMatches().filter(({ result }) => result);
  expect(played.length).toBeGreaterThan(4_500);
  for (const [place, { result }] of played.entries()) {
    const { frames, duration } = football.play(fixture(FOOTBALL, result), randomOf('t', place));
    const final = frames.at(-1);
    expect({ home: final?.score.home, away: final?.score.away }).toEqual(result?.full);
    expect(final?.at).toBeLessThan(duration);
    if (result?.half) expect(final?.score.periods[0]).toEqual(result.half);
  }
});

describe.each(SPORTS)('a match of sport %i', (sportId) => {
  const model = modelOf(sportId);

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

  test('has probabilities that match the frequencies of outcomes', () => {
    const games = 4_000;
    const { strength } = fixture(sportId);
    const fresh = { score: frameAt(model.play(fixture(sportId), randomOf('x')), 0).score, left: 1 };
    const chances = model.chances(fresh, strength);
    const offers = offersOf(sportId, strength);
    const finals = Array.from({ length: games }, (_, i) => {
      const { frames } = model.play(fixture(sportId), randomOf('often', i));
      return frames.at(-1)?.score ?? { home: 0, away: 0 };
    });
    for (const { typeId, param, probability } of offers) {
      const results = finals.map((final) => settleOutcome(typeId, param, final));
      const decided = results.filter((result) => result !== 'void').length;
      const won = results.filter((result) => result === 'won').length;
      expect(Math.abs(won / decided - probability(chances)), `${typeId} ${param}`).toBeLessThan(
        0.06,
      );
    }
  });
});
