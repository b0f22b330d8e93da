import { createVirtualClock } from '@grandstand/bus-contracts/testing';
import { expect, it } from 'vitest';
import { earlier, longestSince, momentOf } from './elapsed';

it('subtracts a time from both clocks', () => {
  expect(earlier({ at: 1_000_000, steadyAt: 500 }, 400)).toEqual({ at: 999_600, steadyAt: 100 });
  expect(earlier({ at: 7, steadyAt: 7 }, 0)).toEqual({ at: 7, steadyAt: 7 });
});

it('uses the longer time of both clocks', async () => {
  const clock = createVirtualClock();
  const then = momentOf(clock);
  await clock.advance(1000);
  expect(longestSince(clock, then)).toBe(1000);
  expect(longestSince(clock, earlier(then, 500))).toBe(1500);
  clock.set(clock.now() + 60_000);
  expect(longestSince(clock, then)).toBe(61_000);
  clock.set(clock.now() - 3_600_000);
  expect(longestSince(clock, then)).toBe(1000);
});
