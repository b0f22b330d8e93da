import { createVirtualClock } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { momentOf } from '../elapsed';
import { isLifted, keptOfTime, leftOf, remainingOf, timeOfKept } from './session-time';

describe('the remaining session', () => {
  it.each([
    [-1, 500, null],
    [-1, null, null],
    [2, 500, 500_000],
    [2, null, 0],
    [2, 0, 0],
    [2, -5, 0],
    [0, 5, 5000],
  ])('LIM-08 of value %d and balance %s is %s ms', (value, balance, left) => {
    expect(remainingOf(value, balance)).toBe(left);
  });

  it('P70 goes by the longer of both clocks, and never below nothing', async () => {
    const clock = createVirtualClock();
    const time = { leftMs: 10_000, since: momentOf(clock) };
    await clock.advance(4000);
    expect(leftOf(clock, time)).toBe(6000);
    clock.set(clock.now() - 86_400_000);
    expect(leftOf(clock, time)).toBe(6000);
    clock.set(clock.now() + 2 * 86_400_000);
    expect(leftOf(clock, time)).toBe(0);
  });

  it('an end is lifted by more than a minute, or by no limit at all', () => {
    expect([null, 60_001, 60_000, 0].map(isLifted)).toEqual([true, true, false, false]);
  });
});

describe('what is kept of it', () => {
  it('goes on while nobody counts', async () => {
    const clock = createVirtualClock();
    const time = { leftMs: 10_000, since: momentOf(clock) };
    await clock.advance(1000);
    const kept = keptOfTime(clock, time);
    expect(kept).toEqual({ leftMs: 9000, at: clock.now() });
    await clock.advance(2000);
    expect(leftOf(clock, timeOfKept(clock, kept))).toBe(7000);
  });

  it('P70 is nothing after a clock was set back; a correction by seconds takes and gives nothing', () => {
    const clock = createVirtualClock();
    const left = (by: number): number =>
      leftOf(clock, timeOfKept(clock, { leftMs: 10_000, at: clock.now() + by }));
    expect([left(0), left(60_000), left(60_001), left(-4000)]).toEqual([10_000, 10_000, 0, 6000]);
  });
});
