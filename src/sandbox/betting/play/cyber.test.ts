import { SPORT_IDS, sportUnits } from '@grandstand/bus-contracts/domain';
import { runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DISCIPLINES, modelOf, offersOf, usualStrength } from '../sports/sports';
import type { Fixture } from './fixture';
import { settleOutcome } from '../pricing/settle-outcome';
import { randomOf } from '../../platform/random';
import { NO_SCORE, frameAt } from './timeline';

/** A championship of each discipline, and of each number of maps. */
const CHAMPS = [
  [4101, 3],
  [4102, 1],
  [4103, 5],
  [4201, 3],
  [4301, 5],
  [4401, 3],
  [4501, 1],
  [4601, 1],
] as const;
const GAMES = CHAMPS.map(([champId, bestOf]) => {
  const { id: sportId, slug } = DISCIPLINES.find(({ champs }) =>
    champs.some(({ id }) => id === champId),
  )!;
  const strength = usualStrength(sportId);
  const kickoff = { on: 'match', at: 0 } as const;
  const fixture: Fixture = { id: 1, sportId, champId, home: 'A', away: 'B', kickoff, strength };
  return { title: `${slug}, best of ${bestOf}`, bestOf, fixture };
});

describe.each(GAMES)('CYB-01 a match of $title', ({ bestOf, fixture }) => {
  const model = modelOf(fixture);
  const { main, more } = offersOf(fixture);
  const offers = [...main, ...more];

  test('is played to its end by the rules of its maps', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { frames, duration } = model.play(fixture, randomOf(seed));
        const { score } = frames.at(-1)!;
        expect(duration).toBeLessThan(14_000);
        expect(frames.every(({ at }, place) => at >= (frames[place - 1]?.at ?? 0))).toBe(true);
        if (sportUnits(fixture.sportId).match !== 'maps') return;
        const won = score.periods.filter(({ home, away }) => home > away).length;
        expect({ home: score.home, away: score.away }).toEqual({
          home: won,
          away: score.periods.length - won,
        });
        expect(Math.max(score.home, score.away)).toBe((bestOf + 1) / 2);
        for (const { home, away } of score.periods) expect(home).not.toBe(away);
        if (fixture.sportId === SPORT_IDS.cs2 || fixture.sportId === SPORT_IDS.valorant) {
          for (const { home, away } of score.periods) {
            const [most, least] = [Math.max(home, away), Math.min(home, away)];
            const isRegular = most === 13 && least < 12;
            const isOvertime =
              fixture.sportId === SPORT_IDS.valorant
                ? most - least === 2 && least >= 12
                : (most - 12) % 3 === 1 && most >= 16 && most - least >= 2 && most - least <= 4;
            expect(isRegular || isOvertime, `${home}:${away}`).toBe(true);
          }
        }
      }),
      { numRuns: runs(40) },
    );
  });

  test('is priced as often as outcomes come, before it begins and in play', () => {
    const before = model.chances({ score: NO_SCORE, left: 1, periodLeft: 1 }, fixture.strength);
    const played = Array.from({ length: 600 }, (_, place) => {
      const timeline = model.play(fixture, randomOf('cyber', place));
      const at = timeline.duration * 0.6 * randomOf('moment', place)();
      const { left, periodLeft } = model.clock(timeline, at);
      const now = { score: frameAt(timeline, at).score, left, periodLeft };
      return {
        played: { score: timeline.frames.at(-1)!.score, goals: () => [] },
        chances: model.chances(now, fixture.strength),
      };
    });
    const settled = offers.filter(({ marketTypeId }) => marketTypeId !== 20);
    for (const offer of settled.filter((_, place) => place % 3 === 0)) {
      const what = `${offer.typeId} ${offer.param}`;
      const results = played.map(({ played: game }) =>
        settleOutcome(offer.typeId, offer.param, game),
      );
      const decided = results.filter((result) => result === 'won' || result === 'lost').length;
      const won = results.filter((result) => result === 'won').length;
      const probability = offer.probability(before);
      if (probability !== null && decided > 300) {
        expect(Math.abs(won / decided - probability), what).toBeLessThan(0.08);
      }
      const bets = played.flatMap(({ chances }, place) => {
        const inPlay = offer.probability(chances);
        const result = results[place];
        if (inPlay === null || (result !== 'won' && result !== 'lost')) return [];
        return [(result === 'won' ? 1 : 0) - inPlay];
      });
      if (bets.length < 200) continue;
      const bias = bets.reduce((sum, each) => sum + each, 0) / bets.length;
      expect(Math.abs(bias), `${what} in play`).toBeLessThan(0.08);
    }
  });
});
