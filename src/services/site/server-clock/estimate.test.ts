import { runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimate, JUMP_MS, offsetOf, WINDOW_MS } from './estimate';
import type { Estimate, Sample } from './estimate';

const MINUTE = 60_000;
const DAY = 24 * 60 * 60 * 1000;
const NOON = Date.UTC(2026, 7, 29, 12);

/** A frame that was stamped `delay` before it arrived, at a page with a clock that is `behind`. */
function sample(passed: number, behind: number, delay = 0): Sample {
  return { serverAt: NOON + passed - delay, pageAt: NOON + passed - behind, steadyAt: passed };
}

function held(...samples: readonly Sample[]): Estimate {
  const all = samples.reduce<Estimate | null>(estimate, null);
  if (!all) throw new Error('There is a sample.');
  return all;
}

describe('the error of the page’s clock', () => {
  it('P70 is that of the least delayed sample, also a day off', () => {
    const received = fc.record({
      after: fc.integer({ min: 0, max: 5000 }),
      delay: fc.integer({ min: 0, max: 20_000 }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: -DAY, max: DAY }),
        fc.array(received, { minLength: 1, maxLength: 60 }),
        (behind, frames) => {
          let passed = 0;
          const samples = frames.map(({ after, delay }) =>
            sample((passed += after), behind, delay),
          );
          const least = Math.min(...frames.map(({ delay }) => delay));
          expect(offsetOf(held(...samples).best)).toBe(behind - least);
        },
      ),
      { numRuns: runs(2000) },
    );
  });

  it('P70 is measured again when the page’s clock is set, forward or back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -DAY, max: DAY }),
        fc
          .integer({ min: -DAY, max: DAY })
          .filter((by) => Math.abs(by) > JUMP_MS)
          .map((by) => -by),
        (behind, by) => {
          const before = held(sample(0, behind), sample(5000, behind, 30));
          expect(offsetOf(estimate(before, sample(9000, behind + by, 40)).best)).toBe(
            behind + by - 40,
          );
        },
      ),
    );
  });

  it('P70 survives sleep, in which the steady clock does not advance', () => {
    const asleep = 8 * 60 * 60 * 1000;
    const behind = 1234;
    const awake: Sample = {
      serverAt: NOON + 6000 + asleep,
      pageAt: NOON + 6000 + asleep - behind,
      steadyAt: 6000,
    };
    expect(offsetOf(estimate(held(sample(5000, behind)), awake).best)).toBe(behind);
  });

  it('follows a clock that drifts: no sample counts for longer than the window', () => {
    let now = held(sample(0, 0));
    let behind = 0;
    for (let passed = 5000; passed <= 6 * WINDOW_MS; passed += 5000) {
      // A tenth of a second in ten minutes: the page's clock runs ahead.
      behind -= 5000 / 6000;
      now = estimate(now, sample(passed, behind));
      expect(offsetOf(now.best) - behind).toBeLessThanOrEqual(160);
    }
    expect(now.last.steadyAt - now.best.steadyAt).toBeLessThanOrEqual(WINDOW_MS);
  });

  it('is that of the later of two equally delayed samples', () => {
    const [early, late] = [sample(0, 0, 30), sample(5000, 0, 30)];
    expect(held(early, late).best).toBe(late);
  });

  it('is that of no sample older than ten minutes, and then of the best of the last five', () => {
    const best = sample(0, 0);
    const old = sample(4 * MINUTE, 0, 20);
    const slow = sample(6 * MINUTE, 0, 80);
    const quick = sample(7 * MINUTE, 0, 40);
    const alike = sample(8 * MINUTE, 0, 40);
    const slower = sample(9 * MINUTE, 0, 60);
    const tenth = sample(WINDOW_MS, 0, 90);
    const later = sample(WINDOW_MS + 1, 0, 95);
    const chosen = (...samples: Sample[]): Sample => held(best, ...samples).best;
    expect(chosen(old, slow, quick, alike, slower, tenth)).toBe(best);
    expect(chosen(old, slow, quick, alike, slower, tenth, later)).toBe(alike);
    expect(chosen(old, slow, later)).toBe(slow);
    // Nothing that is older than five minutes takes over.
    expect(chosen(later)).toBe(later);
    expect(chosen(sample(5 * MINUTE, 0, 50), later)).toBe(later);
    expect(chosen(sample(5 * MINUTE + 1, 0, 50), later)).not.toBe(later);
  });

  it('starts its next ten minutes with later samples only', () => {
    const [first, second] = [sample(0, 0), sample(6 * MINUTE, 0, 40)];
    const now = held(first, second, sample(WINDOW_MS + 1, 0, 90));
    expect(now.best).toBe(second);
    const after = sample(13 * MINUTE, 0, 70);
    const end = sample(16 * MINUTE + 1, 0, 99);
    expect(estimate(estimate(now, after), end).best).toBe(after);
  });

  it.each([
    ['set forward by more', JUMP_MS + 1, true],
    ['set back by more', -JUMP_MS - 1, true],
    ['put right by no more than half a second', JUMP_MS, false],
    ['put back by no more', -JUMP_MS, false],
  ])('is measured again or not when a clock is %s', (_, by, isAnew) => {
    const before = held(sample(0, 1000, 0));
    const after = sample(5000, 1000 - by, 2000);
    expect(estimate(before, after).best).toBe(isAnew ? after : before.best);
  });
});
