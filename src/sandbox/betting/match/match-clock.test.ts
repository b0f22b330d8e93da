import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MatchClock, firstSegment } from './match-clock';

const START = Date.UTC(2026, 10, 20);

test('runs at its pace', () => {
  const clock = new MatchClock([firstSegment(START, 15)]);
  expect(clock.matchTime(START + 1_000) - clock.matchTime(START)).toBe(15_000);
});

test('stops while paused, and keeps its pace for later', () => {
  const clock = new MatchClock([firstSegment(START, 15)]);
  clock.change(START + 1_000, { pace: 0 });
  expect(clock.matchTime(START + 9_000)).toBe(clock.matchTime(START + 1_000));
  expect(clock.movingPace).toBe(15);
});

test('never goes back, with any changes, and keeps its past times', () => {
  const change = fc.record({
    after: fc.nat(100_000),
    pace: fc.constantFrom(0, 1, 15, 600),
    leap: fc.nat(1_000_000),
  });
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const clock = new MatchClock([firstSegment(START, 15)]);
      let now = START;
      const seen: [number, number][] = [];
      for (const { after, pace, leap } of changes) {
        now += after;
        seen.push([now, clock.matchTime(now)]);
        now++;
        clock.change(now, { pace, leap });
      }
      let last = -Infinity;
      for (const [real, match] of seen) {
        expect(clock.matchTime(real)).toBe(match);
        expect(match).toBeGreaterThanOrEqual(last);
        last = match;
      }
    }),
  );
});

test('finds the real time of a past or future time of play', () => {
  const clock = new MatchClock([firstSegment(START, 15)]);
  clock.change(START + 10_000, { leap: 300_000 });
  clock.change(START + 20_000, { pace: 30 });
  for (const real of [START + 5_000, START + 15_000, START + 90_000]) {
    expect(clock.realTime(clock.matchTime(real))).toBeCloseTo(real, 3);
  }
  const inTheLeap = clock.matchTime(START + 9_999) + 100_000;
  expect(clock.realTime(inTheLeap)).toBe(START + 10_000);
});
