import { describe, expect, it } from 'vitest';
import { flightMs, flightRules, flightRun, flownAfter } from './flight';
import { KITE_TABLE } from '../tables/curve';

const rules = flightRules(KITE_TABLE);
const run = flightRun(KITE_TABLE);
/** Numbers at which the curve ends at these multipliers, in hundredths. */
const resultsOf = (end: number): number[][] => [[Math.floor((97 * 2 ** 32) / end) - 1]];
const ENDS = [100, 101, 102, 133, 150, 200, 317, 1000, 99_999, 100_000];

describe('a flight', () => {
  it('reaches each multiplier at one moment, and no moment before', () => {
    for (let multiplier = 101; multiplier < 3000; multiplier += 1) {
      const ms = flightMs(multiplier);
      expect(flownAfter(ms)).toBe(multiplier);
      expect(flownAfter(ms - 1)).toBeLessThan(multiplier);
    }
  });

  it('P113 returns at each moment what a target there returns, so that no stop is better than another', () => {
    const far = { targets: [KITE_TABLE.most] };
    for (const end of ENDS.filter((one) => one < KITE_TABLE.most)) {
      const results = resultsOf(end);
      for (const out of [101, 102, 133, 150, 199, 316, 999, 54_321]) {
        const stop = run.stopAfter(flightMs(out), far, results);
        const stopped = stop ? rules.returned(rules.move(rules.begin(far, results), stop)) : 0;
        const target = rules.returned(rules.begin({ targets: [out] }, results));
        expect([end, out, stopped]).toEqual([end, out, target]);
      }
    }
  });

  it('ends a bet at its target, and never after its end', () => {
    for (const end of ENDS) {
      const results = resultsOf(end);
      const length = run.lengthMs(results);
      expect(run.settlesAfter({ targets: [end] }, results) ?? 0).toBeLessThanOrEqual(length);
      expect(run.settlesAfter({ targets: [end + 1] }, results)).toBe(null);
      expect(run.stopAfter(length, { targets: [100_000] }, results)).toBe(null);
    }
    expect(run.stopAfter(flightMs(200), { targets: [200] }, resultsOf(500))).toBe(null);
    expect(run.stopAfter(0, { targets: [200] }, resultsOf(500))).toBe(null);
  });

  it.each(['out-100', 'out-200', 'out-301', 'out-1.5', 'stop'])('refuses the move %s', (move) => {
    const state = rules.begin({ targets: [200] }, resultsOf(move === 'out-301' ? 300 : 500));
    expect(() => rules.move(state, move)).toThrow(RangeError);
  });
});
