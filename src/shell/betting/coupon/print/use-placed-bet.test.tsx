import { betsGet, Refusal, type PlacedBet } from '@grandstand/bus-contracts';
import { BusProvider } from '@grandstand/bus-contracts/react';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePlacedBet } from './use-placed-bet';

const BET: PlacedBet = {
  id: '7',
  refId: 'ref-7',
  placedAt: 1000,
  settledAt: null,
  typeId: 0,
  systemValue: 2,
  accountId: 1,
  iso: 'EUR',
  scale: 2,
  amount: 100,
  coef: 2,
  possibleWin: 200,
  payout: 0,
  status: 'accepted',
  legs: [],
};

test('a requested bet is not shown once its player has left', async () => {
  const { bus } = createTestBus();
  const waiting: { give: (bet: PlacedBet) => void; refuse: () => void }[] = [];
  bus.join('bets').handle(
    betsGet,
    () =>
      new Promise((resolve, reject) => {
        waiting.push({ give: resolve, refuse: () => reject(new Refusal('unavailable')) });
      }),
  );
  const part = bus.join('shell');
  const { result, rerender } = renderHook(({ isPlayer }) => usePlacedBet('7', isPlayer), {
    wrapper: ({ children }) => <BusProvider bus={part}>{children}</BusProvider>,
    initialProps: { isPlayer: true },
  });
  await act(async () => waiting[0]!.refuse());
  expect(result.current).toMatchObject({ bet: null, failure: 'unavailable' });
  act(() => result.current.retry());
  rerender({ isPlayer: false });
  await act(async () => waiting[1]!.give(BET));
  expect(result.current).toMatchObject({ bet: null, failure: null });
  rerender({ isPlayer: true });
  await act(async () => waiting[2]!.give(BET));
  expect(result.current.bet).toEqual(BET);
});
