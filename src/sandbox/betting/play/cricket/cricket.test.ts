import { partOf, SPORT_IDS } from '@grandstand/bus-contracts/domain';
import { runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fixture } from '../fixture';
import { offersOf, usualStrength } from '../../sports/sports';
import { settleOutcome } from '../../pricing/settle-outcome';
import { randomOf } from '../../../platform/random';
import { NO_SCORE, type PeriodScores, type PlayState, type Timeline } from '../timeline';
import { cricket } from './cricket';
import { ballsOf, RUNS } from './balls';
import {
  inningsOf,
  isInningsOver,
  limitsOf,
  newInnings,
  scoreOf,
  writtenScore,
  type Innings,
} from './innings';
import { cricketScore } from './score-from';

const strength = { home: 164, away: 157 };
const FIXTURE: Fixture = {
  id: 1,
  sportId: SPORT_IDS.cricket,
  champId: 502,
  home: 'A',
  away: 'B',
  kickoff: { on: 'match', at: 0 },
  strength,
};
const { main, more } = offersOf(FIXTURE);
const OFFERS = [...main, ...more];
const START: PlayState = { score: NO_SCORE, left: 1, periodLeft: 1 };

const lastScore = ({ frames }: Timeline): PeriodScores => frames.at(-1)!.score;
const at = (score: PeriodScores): PlayState => ({ score, left: 1, periodLeft: 1 });
const innings = (side: 'home' | 'away', given: Partial<Innings>): Innings => ({
  ...newInnings(side),
  ...given,
});

describe('a match of cricket', () => {
  test('is played ball by ball, by the rules of its innings', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const timeline = cricket.play(FIXTURE, randomOf(seed));
        expect(timeline.duration).toBeLessThan(14_000);
        const faults: string[] = [];
        const fault = (what: string, isFault: boolean): void => void (isFault && faults.push(what));
        for (const [place, { at: when, score, isBig }] of timeline.frames.entries()) {
          const before = timeline.frames[place - 1];
          if (!before) continue;
          fault('time', when <= before.at);
          const [now, last] = [score.innings!.at(-1)!, before.score.innings!.at(-1)!];
          if (score.innings!.length > before.score.innings!.length) {
            const place = before.score.innings!.length - 1;
            fault('break', !isInningsOver(before.score.innings!, place) || now.balls > 0);
            continue;
          }
          const more = now.runs - last.runs;
          fault('ball', now.balls - last.balls > 1 || ![0, 1, 2, 3, 4, 6].includes(more));
          fault('wicket', now.wickets > last.wickets && !(isBig && more === 0));
          fault('wide', now.balls === last.balls && more !== 1);
        }
        expect(faults).toEqual([]);
        const { innings: all = [], home, away } = lastScore(timeline);
        const [first, second] = all;
        expect(first!.balls === 120 || first!.wickets === 10).toBe(true);
        expect(away > home || second!.balls === 120 || second!.wickets === 10).toBe(true);
        expect(away - home).toBeLessThanOrEqual(6);
        expect(all.length > 2).toBe(home === away);
      }),
      { numRuns: runs(15) },
    );
  });

  test('is written as cricket writes it', () => {
    const first = innings('home', { runs: 156, wickets: 4, balls: 104 });
    expect(writtenScore([first])).toEqual({ home: '156/4 (17.2)', away: '–' });
    const out = innings('away', { runs: 98, wickets: 10, balls: 96 });
    expect(writtenScore([{ ...first, balls: 120 }, out])).toEqual({
      home: '156/4 (20)',
      away: '98 (16)',
    });
  });

  test('is priced as often as outcomes come', () => {
    const before = cricket.chances(START, strength);
    const games = Array.from({ length: 300 }, (_, place) => ({
      score: lastScore(cricket.play(FIXTURE, randomOf('cricket', place))),
      goals: () => [],
    }));
    for (const offer of OFFERS) {
      const results = games.map((played) => settleOutcome(offer.typeId, offer.param, played));
      const won = results.filter((result) => result === 'won').length / games.length;
      const expected = offer.probability(before) ?? 0;
      expect(Math.abs(won - expected), `${offer.typeId} ${offer.param}`).toBeLessThan(0.095);
    }
  });

  test('has in play the chances that the next ball brings on average', () => {
    for (const score of [
      scoreOf([innings('home', { runs: 43, wickets: 3, balls: 35, firstSix: 43 })]),
      scoreOf([
        innings('home', { runs: 58, wickets: 10, balls: 101, firstSix: 30 }),
        innings('away', { runs: 51, wickets: 9, balls: 34, firstSix: 51 }),
      ]),
    ]) {
      const all = score.innings!;
      const now = all.at(-1)!;
      const { wide, wicket, runs: shares } = ballsOf(strength[now.side], limitsOf(0))(now.balls);
      const after = (
        more: number,
        given: Partial<Innings> = { balls: now.balls + 1 },
      ): PlayState => {
        const next = { ...now, runs: now.runs + more, firstSix: now.firstSix + more, ...given };
        return at(scoreOf([...all.slice(0, -1), next]));
      };
      const none = 1 - wide - wicket - shares.reduce((sum, share) => sum + share, 0);
      const next: [share: number, state: PlayState][] = [
        [wide, after(1, {})],
        [wicket, after(0, { balls: now.balls + 1, wickets: now.wickets + 1 })],
        [none, after(0)],
        ...RUNS.map((number, place): [number, PlayState] => [shares[place] ?? 0, after(number)]),
      ];
      const later = next.map(([share, state]) => ({
        share,
        state: cricket.chances(state, strength),
      }));
      const given = cricket.chances(at(score), strength);
      const settled = (state: PlayState): boolean => isInningsOver(inningsOf(state.score), 1);
      for (const offer of OFFERS) {
        const probability = offer.probability(given);
        // A part that a ball would end has no chances after it.
        if (
          probability === null ||
          next.some(([, state]) => settled(state) && offer.typeId > 1000)
        ) {
          continue;
        }
        const mean = later.reduce(
          (sum, { share, state }) => sum + share * (offer.probability(state) ?? 0),
          0,
        );
        expect(mean, `${offer.typeId} ${offer.param}`).toBeCloseTo(probability, 7);
      }
    }
  });

  test('has probabilities of the outcomes of each question that sum to 1', () => {
    const states = [
      START,
      at(scoreOf([innings('home', { runs: 61, wickets: 2, balls: 50, firstSix: 44 })])),
      at(
        scoreOf([
          innings('home', { runs: 150, wickets: 6, balls: 120, firstSix: 50 }),
          innings('away', { runs: 40, wickets: 1, balls: 30, firstSix: 40 }),
        ]),
      ),
    ];
    for (const state of states) {
      const chances = cricket.chances(state, strength);
      const sums = new Map<string, number>();
      for (const offer of OFFERS) {
        const probability = offer.probability(chances);
        if (probability === null) continue;
        const key = `${offer.marketTypeId} ${offer.param}`;
        sums.set(key, (sums.get(key) ?? 0) + probability);
      }
      for (const [key, sum] of sums) expect(sum, key).toBeCloseTo(1, 6);
    }
  });

  test('that is level is decided by super overs, and its winner by them alone', () => {
    const level = [
      innings('home', { runs: 150, wickets: 6, balls: 120 }),
      innings('away', { runs: 150, wickets: 8, balls: 120 }),
    ];
    const tie = { at: 9_000, score: scoreOf(level) };
    const timeline = cricket.continueFrom(
      cricket.play(FIXTURE, randomOf(1)),
      tie,
      FIXTURE,
      randomOf(2),
    );
    const { home, away, periods, innings: all } = lastScore(timeline);
    expect([home, away, all!.length > 2]).toEqual([150, 150, true]);
    const last = periods.at(-1)!;
    const played = { score: lastScore(timeline), goals: () => [] };
    expect(last.home).not.toBe(last.away);
    expect(settleOutcome(401, null, played)).toBe(last.home > last.away ? 'won' : 'lost');
    expect(settleOutcome(9, '299.5', played)).toBe('won');
    // The stronger side is the favourite of the super over, and its lead decides.
    const { result } = cricket.chances(at(scoreOf(level)), { home: 184, away: 136 });
    expect(result().home).toBeGreaterThan(0.5);
    const lost = scoreOf([
      ...level,
      innings('away', { runs: 14, balls: 6 }),
      innings('home', { runs: 9, wickets: 2, balls: 4 }),
    ]);
    expect(cricket.chances(at(lost), strength).result()).toMatchObject({ home: 0, away: 1 });
  });

  test('goes on from the runs that QA gives', () => {
    const set = cricketScore(NO_SCORE, { home: 170, away: 12 });
    expect(writtenScore(set.innings!)).toEqual({ home: '170/0 (20)', away: '12/0 (0)' });
    const timeline = cricket.play(FIXTURE, randomOf('qa'));
    const onward = cricket.continueFrom(timeline, { at: 50, score: set }, FIXTURE, randomOf('on'));
    expect(lastScore(onward).home).toBe(170);
    expect(lastScore(onward).away).toBeGreaterThan(12);
    expect(cricketScore(NO_SCORE, { home: 80, away: 0 }).period).toBe(1);
  });

  test('has parts that are settled once they are over', () => {
    const types = new Set(OFFERS.map(({ typeId }) => partOf(typeId)));
    expect([...types]).toEqual([0, 61, 62]);
    const unplayed = {
      score: scoreOf([innings('home', { runs: 20, balls: 12 })]),
      goals: () => [],
    };
    expect(settleOutcome(61_009, '95.5', unplayed)).toBe('void');
    expect(usualStrength(SPORT_IDS.cricket)).toEqual({ home: 160, away: 160 });
  });
});
