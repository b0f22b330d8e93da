import { SPORT_IDS } from '@grandstand/bus-contracts/domain';
import { expect, test } from 'vitest';
import { randomOf } from '../../../platform/random';
import { modelOf, usualStrength } from '../../sports/sports';
import { winShare } from '../ends';
import type { Fixture } from '../fixture';
import { frameAt, NO_SCORE, type Timeline } from '../timeline';
import { basketsOf, pointsUntil } from './player-points';
import { scorersOf } from './scorers';

const SIDES = ['home', 'away'] as const;
const FIXTURE: Fixture = {
  id: 5,
  sportId: SPORT_IDS.basketball,
  champId: 303,
  home: 'Reds',
  away: 'Blues',
  kickoff: { on: 'match', at: 0 },
  strength: usualStrength(SPORT_IDS.basketball),
};
const model = modelOf(FIXTURE);
const scorers = scorersOf(FIXTURE, 'TR');

const playedBy = (seed: string) => {
  const timeline = model.play(FIXTURE, randomOf(seed));
  return { timeline, baskets: basketsOf(timeline, scorers, randomOf(seed, 'baskets')) };
};

const sumOf = (points: ReadonlyMap<number, number>): number =>
  [...points.values()].reduce((sum, own) => sum + own, 0);

test('the players of a side are always the same, with numbers of their own, and all baskets are theirs', () => {
  expect(scorersOf(FIXTURE, 'TR')).toEqual(scorers);
  for (const side of SIDES) {
    expect(new Set(scorers[side].map(({ number }) => number)).size).toBe(10);
    expect(scorers[side].reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  }
});

test('the points of the players add up to the score at any time', () => {
  const { timeline, baskets } = playedBy('sum');
  for (const at of [0, 100, 900, 1_800, Infinity]) {
    const { score } = frameAt(timeline, at);
    const { points } = pointsUntil(baskets, scorers, at);
    for (const side of SIDES) expect(sumOf(points[side])).toBe(score[side]);
  }
});

test('a score that was set higher or lower is shared too', () => {
  const at = (time: number, home: number, away: number) => ({
    at: time,
    score: { home, away, periods: [{ home, away }], period: 1 },
    isBig: false,
  });
  const timeline: Timeline = {
    frames: [at(0, 0, 0), at(10, 3, 0), at(20, 3, 2), at(30, 20, 2), at(40, 4, 1), at(50, 4, 4)],
    duration: 60,
  };
  const baskets = basketsOf(timeline, scorers, randomOf('set'));
  for (const { at: until, score } of timeline.frames) {
    const { points } = pointsUntil(baskets, scorers, until);
    for (const side of SIDES) {
      expect(sumOf(points[side])).toBe(score[side]);
      expect(Math.min(0, ...points[side].values())).toBe(0);
    }
  }
});

test('P06 the points of players are priced as often as they come, before the match and in play', () => {
  const before = model.chances(
    {
      score: NO_SCORE,
      left: 1,
      periodLeft: 1,
      points: () => pointsUntil([], scorers, -1),
    },
    FIXTURE.strength,
  );
  const matches = Array.from({ length: 600 }, (_, place) => {
    const { timeline, baskets } = playedBy(`priced ${place}`);
    const at = timeline.duration * 0.5;
    const past = pointsUntil(baskets, scorers, at);
    const { left, periodLeft } = model.clock(timeline, at);
    const { score } = frameAt(timeline, at);
    const now = { score, left, periodLeft, points: () => past };
    return {
      inPlay: model.chances(now, FIXTURE.strength).points?.(),
      final: pointsUntil(baskets, scorers, Infinity),
    };
  });
  for (const side of SIDES) {
    for (const { number, share } of scorers[side].slice(0, 8)) {
      const line = Math.floor(FIXTURE.strength[side] * share) + 0.5;
      const isOver = matches.map(({ final }) =>
        Number((final.points[side].get(number) ?? 0) > line),
      );
      const probability = winShare(before.points!()!.over(side, number, line)!);
      const share600 = isOver.reduce((sum, one) => sum + one, 0) / matches.length;
      expect(Math.abs(share600 - probability), `${side} ${number}`).toBeLessThan(0.085);
      const bets = matches.flatMap(({ inPlay }, place) => {
        const ends = inPlay?.over(side, number, line);
        return ends ? [(isOver[place] ?? 0) - winShare(ends)] : [];
      });
      const bias = bets.reduce((sum, one) => sum + one, 0) / bets.length;
      expect(Math.abs(bias), `${side} ${number} in play`).toBeLessThan(0.07);
    }
  }
});
