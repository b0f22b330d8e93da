import { describe, expect, test } from 'vitest';
import { RUNS } from './balls';
import { newInnings } from './innings';
import { endRuns, freshInnings, inningsChances } from './innings-chances';

const STRENGTHS = [120, 160, 191];
const fresh = (strength: number) => inningsChances(newInnings('away'), strength, 1, null);

const sumOf = (shares: Iterable<number>): number =>
  [...shares].reduce((sum, share) => sum + share, 0);

describe.each(STRENGTHS)('an innings of a side of strength %i', (strength) => {
  test('ends in one of its ways', () => {
    expect(sumOf(endRuns(fresh(strength)))).toBeCloseTo(1, 7);
    expect(sumOf(fresh(strength).firstSix)).toBeCloseTo(1, 7);
  });

  test.each([1, 40, 120, 161, 230])('reaches %i runs as often as one that ends there', (target) => {
    const withTarget = inningsChances(newInnings('away'), strength, 1, target);
    const reached = sumOf(endRuns(withTarget).slice(target));
    const { hits } = fresh(strength);
    const hit = hits.flatMap((ofWickets) =>
      RUNS.flatMap((number, place) =>
        Array.from(ofWickets[place]?.slice(Math.max(0, target - number), target) ?? []),
      ),
    );
    expect(sumOf(hit)).toBeCloseTo(reached, 7);
  });
});

test('innings near a strength are followed one at a time, and each of them once', () => {
  const near = [...freshInnings(80, 0.025)];
  expect(near).toHaveLength(5);
  near[0]?.();
  expect([...freshInnings(80, 0.025)]).toHaveLength(4);
  for (const piece of near) piece();
  expect([...freshInnings(80, 0.025)]).toEqual([]);
  expect(inningsChances(newInnings('home'), 82, 0, null)).toBe(fresh(82));
});
