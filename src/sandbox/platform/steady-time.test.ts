import fc from 'fast-check';
import { expect, test } from 'vitest';
import { steadyTime } from './steady-time';

const YEAR = 365 * 86_400_000;
const START = Date.UTC(2026, 10, 20, 12);

function machine() {
  let passed = 0;
  let wrongBy = 0;
  const read = steadyTime({ wall: () => START + passed + wrongBy, monotonic: () => 500 + passed });
  return {
    read,
    set(by: number) {
      wrongBy = by;
    },
    /** Lets time pass, and reads the time each second as ticks do. */
    pass(seconds: number): number {
      for (let second = 0; second < seconds; second++) {
        passed += 1000;
        read();
      }
      return read() - (START + passed);
    },
  };
}

test.each([YEAR, 172_800_000, -86_400_000, 61_000, -61_000])(
  'a clock that is wrong by %d ms for seconds is not believed',
  (by) => {
    const clock = machine();
    expect(clock.pass(100)).toBe(0);
    clock.set(by);
    expect(clock.read()).toBe(START + 100_000);
    expect(clock.pass(58)).toBe(0);
    clock.set(0);
    expect(clock.pass(1000)).toBe(0);
    // Nor is the next jump believed sooner, because there was one before.
    clock.set(by);
    expect(clock.pass(58)).toBe(0);
  },
);

test.each([YEAR, -YEAR])('a clock that stays set by %d ms is believed after a minute', (by) => {
  const clock = machine();
  clock.set(by);
  expect(clock.pass(61)).toBe(by);
  expect(clock.pass(10_000)).toBe(by);
});

test('a clock that is inexact, or is corrected bit by bit, is followed at once', () => {
  const clock = machine();
  for (let by = 0; by <= 600_000; by += 30_000) {
    clock.set(by);
    expect(clock.pass(1)).toBe(by);
  }
});

test('jumps that do not last move the time by no more than clocks are inexact', () => {
  const jumps = fc.array(fc.record({ by: fc.integer({ min: -YEAR, max: YEAR }), for: fc.nat(59) }));
  fc.assert(
    fc.property(jumps, (all) => {
      const clock = machine();
      for (const jump of all) {
        clock.set(jump.by);
        expect(Math.abs(clock.pass(jump.for))).toBeLessThanOrEqual(60_000);
        clock.set(0);
        clock.pass(1);
      }
    }),
  );
});
