import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimate, JUMP_MS, offsetOf, WINDOW_MS } from './estimate';
import type { Estimate, Sample } from './estimate';

const DAY = 24 * 60 * 60 * 1000;
const NOON = Date.UTC(2026, 7, 29, 12);

/** A frame that was stamped `delay` before it is heard, by a page whose clock is `behind`. */
function sample(passed: number, behind: number, delay = 0): Sample {
  return { serverAt: NOON + passed - delay, pageAt: NOON + passed - behind, steadyAt: passed };
}

function held(...samples: readonly Sample[]): Estimate {
  const all = samples.reduce<Estimate | null>(estimate, null);
  if (!all) throw new Error('There is a sample.');
  return all;
}

describe("how far the operator's clock is", () => {
  it('P70 is told by the least delayed sample, a day off either way as well', () => {
    const heard = fc.record({
      after: fc.integer({ min: 0, max: 5000 }),
      delay: fc.integer({ min: 0, max: 20_000 }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: -DAY, max: DAY }),
        fc.array(heard, { minLength: 1, maxLength: 60 }),
        (behind, frames) => {
          let passed = 0;
          const samples = frames.map(({ after, delay }) =>
            sample((passed += after), behind, delay),
          );
          const least = Math.min(...frames.map(({ delay }) => delay));
          expect(offsetOf(held(...samples).best)).toBe(behind - least);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("P70 is measured anew when the page's clock is set, forward or back", () => {
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

  it('P70 outlives sleep, in which the steady clock stands still', () => {
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
});
