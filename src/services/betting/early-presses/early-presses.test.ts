import { couponAddBet, couponRemoveBet, Refusal } from '@grandstand/bus-contracts';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { createEarlyPresses, type EarlyPick } from '.';

const pick = (marketId: string) => ({ marketId, coef: 2.4, gameId: 7, marketTypeId: 17 });

test('prices that were pressed early come into the coupon in their order, and out of it', async () => {
  const { bus, problems } = createTestBus();
  const coupon: string[] = [];
  const handle = bus.join('coupon');
  handle.handle(couponAddBet, async ({ marketId }) => {
    await Promise.resolve();
    coupon.push(`+${marketId}`);
    return { count: 1 };
  });
  handle.handle(couponRemoveBet, ({ marketId }) => {
    coupon.push(`-${marketId}`);
    return { count: 0 };
  });
  const picks$ = new Subject<EarlyPick>();
  createEarlyPresses({ bus: bus.join('early-presses'), picks$ });
  const refuse = vi.fn<() => void>();
  picks$.next({ pick: pick('7:1'), isChosen: true, refuse });
  picks$.next({ pick: pick('7:1'), isChosen: false, refuse });
  picks$.next({ pick: pick('8:2'), isChosen: true, refuse });
  await vi.waitFor(() => expect(coupon).toEqual(['+7:1', '-7:1', '+8:2']));
  expect(refuse).not.toHaveBeenCalled();
  expect(problems).toEqual([]);
});

test('a price that the coupon refuses is left to its area, and the next one is not held up', async () => {
  const { bus } = createTestBus();
  const added: string[] = [];
  bus.join('coupon').handle(couponAddBet, ({ marketId }) => {
    if (marketId === '7:1') throw new Refusal('bet-blocked');
    added.push(marketId);
    return { count: 1 };
  });
  const picks$ = new Subject<EarlyPick>();
  createEarlyPresses({ bus: bus.join('early-presses'), picks$ });
  const refused: string[] = [];
  for (const id of ['7:1', '8:2']) {
    picks$.next({ pick: pick(id), isChosen: true, refuse: () => refused.push(id) });
  }
  await vi.waitFor(() => expect(added).toEqual(['8:2']));
  expect(refused).toEqual(['7:1']);
});
