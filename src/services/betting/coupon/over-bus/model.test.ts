import { runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anySchedule, play } from '../../../../../tests/harness/coupon/placement-model';
import type { Schedule } from '../../../../../tests/harness/coupon/placement-model';

/** Schedules that once went wrong. */
const ONCE_WRONG: readonly Schedule[] = [
  // The answer was there and the intent dropped, the bet still in the kept coupon: placed again.
  {
    fates: [],
    steps: [
      { step: 'click and die', tab: 0, turns: 4 },
      { step: 'click', tab: 0, turns: 0 },
    ],
    changeCoefAction: 0,
    coupon: 'single',
  },
  // Held to be lost at once, because a clock that was set back had dated the send.
  {
    fates: [{ arrivesAfter: 1 }],
    steps: [
      { step: 'clock set back', tab: 0, turns: 0 },
      { step: 'click and die', tab: 0, turns: 0 },
    ],
    changeCoefAction: 0,
    coupon: 'single',
  },
];

it('P01 P03 P04 P70 in 10,000 schedules of coupons of every type, two tabs, faults and clocks no bet is doubled, lost or placed on other terms', async () => {
  await fc.assert(
    fc.asyncProperty(anySchedule, async (schedule) => {
      const { requested, placed, ...wrong } = await play(schedule);
      expect(wrong).toEqual({ doubled: 0, lost: 0, changed: 0 });
      expect(placed).toBeLessThanOrEqual(requested);
    }),
    { numRuns: runs(10_000), examples: ONCE_WRONG.map((one) => [one]) },
  );
});
