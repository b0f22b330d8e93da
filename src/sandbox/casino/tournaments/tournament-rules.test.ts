import { runs } from '@grandstand/bus-contracts/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CountedRound } from './tournament-rules';
import { BEST_ROUNDS, multipleOf, prizesOf, standingOf, stateOf } from './tournament-rules';

const round = (multiple: number, endedAt: number): CountedRound => ({ multiple, endedAt });

test('a round counts by what came back for its stake, so that a larger stake brings nothing', () => {
  expect(multipleOf({ won: 250, staked: 20 })).toBe(1250);
  expect(multipleOf({ won: 25_000, staked: 2_000 })).toBe(1250);
  expect(multipleOf({ won: 0, staked: 20 })).toBe(0);
});

test('the score is the sum of the best 20 rounds: others, and rounds without a return, change nothing', () => {
  const best = Array.from({ length: BEST_ROUNDS }, (_, at) => round(500, 100 + at));
  const whole = standingOf(best);
  expect(whole).toEqual({ score: 10_000, rounds: 20, reachedAt: 119 });
  const more = [...best, round(400, 200), round(0, 201), round(500, 202)];
  expect(standingOf(more.toReversed())).toEqual({ ...whole, rounds: 23 });
  expect(standingOf([...best, round(600, 300)])).toMatchObject({ score: 10_100, reachedAt: 300 });
  expect(standingOf([round(150, 7), round(0, 9)])).toEqual({
    score: 150,
    rounds: 2,
    reachedAt: 7,
  });
  expect(standingOf([round(0, 9)])).toEqual({ score: 0, rounds: 1, reachedAt: null });
});

test('P111 the prizes are the whole fund and no more, with any number of players', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1_000_000_000_000 }),
      fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 50 }),
      fc.integer({ min: 1, max: 200 }),
      (fund, shares, players) => {
        const prizes = prizesOf(fund, shares, players);
        expect(prizes).toHaveLength(Math.min(shares.length, players));
        expect(prizes.every((prize) => Number.isSafeInteger(prize) && prize >= 0)).toBe(true);
        expect(prizes.reduce((sum, prize) => sum + prize, 0)).toBe(fund);
      },
    ),
    { numRuns: runs(500) },
  );
  expect(prizesOf(1_000, [50, 30, 20], 2)).toEqual([625, 375]);
  expect(prizesOf(100, [1, 1, 1], 3)).toEqual([34, 33, 33]);
});

test('a tournament is before, running, settling, then settled or cancelled', () => {
  const times = { status: 'open', startsAt: 10, endsAt: 20 } as const;
  expect([9, 10, 19, 20].map((now) => stateOf(times, now))).toEqual([
    'before',
    'running',
    'running',
    'settling',
  ]);
  expect(stateOf({ ...times, status: 'cancelled' }, 15)).toBe('cancelled');
});
