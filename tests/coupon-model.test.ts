import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anySchedule, play } from './support/placement-model';

const SCHEDULES = 1000;

it('P01 P03 P04 in 1,000 schedules of two tabs, faults and time no bet is doubled, lost from sight or other than the one on the screen', async () => {
  await fc.assert(
    fc.asyncProperty(anySchedule, async (schedule) => {
      const { asked, placed, ...wrong } = await play(schedule);
      expect(wrong).toEqual({ doubled: 0, lost: 0, changed: 0 });
      expect(placed).toBeLessThanOrEqual(asked);
    }),
    { numRuns: SCHEDULES },
  );
}, 120_000);
