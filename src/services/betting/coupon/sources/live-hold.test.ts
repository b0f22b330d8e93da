import { createScheduler } from '@grandstand/bus-contracts';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { expect, it } from 'vitest';
import { secondsOfHold$, type Hold } from './live-hold';

it.each([
  [3000, [3, 2, 1, 0], [0, 1000, 2000, 3000]],
  [2500, [3, 2, 1, 0], [0, 500, 1500, 2500]],
  [800, [1, 0], [0, 800]],
])('counts a hold of %d ms down to its very end', async (ms, left, moments) => {
  const { clock } = createTestBus();
  const begun = clock.now();
  const counted: { readonly hold: Hold; readonly at: number }[] = [];
  secondsOfHold$(ms, createScheduler(clock)).subscribe((hold) =>
    counted.push({ hold, at: clock.now() - begun }),
  );
  await clock.advance(10_000);
  expect(counted.map(({ hold }) => hold.left)).toEqual(left);
  expect(new Set(counted.map(({ hold }) => hold.seconds))).toEqual(new Set([left[0]]));
  expect(counted.map(({ at }) => at)).toEqual(moments);
});
