import { betsChanged, betsList } from '@grandstand/bus-contracts';
import type { PlacedBet } from '@grandstand/bus-contracts';
import { createQueryClient, QueryClientProvider } from '@grandstand/bus-contracts/query';
import { BusProvider } from '@grandstand/bus-contracts/react';
import { createTestBus, settle } from '@grandstand/bus-contracts/testing';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { HistoryFilter } from '../page/office-screen';
import { useHistory } from './use-history';

const ALL: HistoryFilter = { status: 'all', period: 'all', number: '' };

function bet(id: number, placedAt = 1000 - id): PlacedBet {
  return {
    id: String(id),
    refId: `ref-${id}`,
    placedAt,
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
}

/** A mount of the area, with screens that a test shows and leaves. */
function openMount(all: PlacedBet[] = [bet(1), bet(2), bet(3)]) {
  const { bus } = createTestBus();
  const bets = bus.join('bets');
  bets.handle(betsList, ({ before = Infinity, beforeId }) => {
    const older = all.filter(
      ({ id, placedAt }) =>
        placedAt < before || (placedAt === before && beforeId !== undefined && id > beforeId),
    );
    return { bets: older.slice(0, 2), hasMore: older.length > 2 };
  });
  const handle = bus.join('office');
  const client = createQueryClient(handle.signal);
  return {
    change: () => bets.publish(betsChanged, { ids: [] }),
    show: (userId: string, filter = ALL) =>
      renderHook(() => useHistory(filter, userId), {
        wrapper: ({ children }) => (
          <QueryClientProvider client={client}>
            <BusProvider bus={handle}>{children}</BusProvider>
          </QueryClientProvider>
        ),
      }),
  };
}

const settled = async (): Promise<void> => act(async () => settle());

test('a history is kept when the player returns from a bet, and loaded again to its length', async () => {
  const { show } = openMount();
  const first = show('ann');
  expect(first.result.current.page).toBeUndefined();
  await settled();
  act(() => first.result.current.showMore());
  await settled();
  expect(first.result.current.page?.bets).toHaveLength(3);
  first.unmount();

  const again = show('ann');
  expect(again.result.current.page?.bets.map(({ id }) => id)).toEqual(['1', '2', '3']);
  await settled();
  expect(again.result.current.page?.bets).toHaveLength(3);
});

test('another player, another filter and another mount start empty', async () => {
  const mount = openMount();
  mount.show('ann');
  await settled();
  expect(mount.show('bob').result.current.page).toBeUndefined();
  expect(mount.show('ann', { ...ALL, status: 'open' }).result.current.page).toBeUndefined();
  expect(openMount().show('ann').result.current.page).toBeUndefined();
  await settled();
});

test('bets that were placed at one time are all shown, wherever a page of the list ends', async () => {
  const { show } = openMount([1, 2, 3, 4, 5].map((id) => bet(id, 1000)));
  const { result, unmount } = show('ann');
  await settled();
  for (let page = 1; page < 3; page++) {
    act(() => result.current.showMore());
    await settled();
  }
  const ids = ['1', '2', '3', '4', '5'];
  expect(result.current.page?.bets.map(({ id }) => id)).toEqual(ids);
  unmount();
  const again = show('ann');
  await settled();
  expect(again.result.current.page?.bets.map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['during the wait for more', true],
  ['just before more is asked for', false],
])('a change %s loses neither the change nor the requested page', async (_, isMoreFirst) => {
  const all = [1, 2, 3].map((id) => bet(id));
  const mount = openMount(all);
  const { result } = mount.show('ann');
  await settled();
  all[0] = { ...bet(1), status: 'won' };
  act(() => {
    if (isMoreFirst) result.current.showMore();
    mount.change();
    if (!isMoreFirst) result.current.showMore();
  });
  await settled();
  const { page, isLoadingMore } = result.current;
  expect(page?.bets.map(({ id, status }) => `${id} ${status}`)).toEqual([
    '1 won',
    '2 accepted',
    '3 accepted',
  ]);
  expect(isLoadingMore).toBe(false);
});
