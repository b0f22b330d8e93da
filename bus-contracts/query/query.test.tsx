import {
  MutationObserver,
  onlineManager,
  QueryClientProvider,
  QueryObserver,
} from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal } from '../kernel/errors';
import { createTestBus, settle } from '../testing/index';
import { SAMPLES, sumAdd } from '../testing/sample-contracts';
import { commandQuery, createQueryClient, reloadQueries, usePlayerQuery } from './index';

const ONE = { a: 1, b: 1 };

afterEach(() => {
  vi.useRealTimers();
});

/** A mount of an area with requests that a test answers one by one. */
function openMount() {
  const { bus } = createTestBus({ contracts: SAMPLES });
  const requests: {
    readonly signal: AbortSignal;
    readonly answer: (sum: number) => void;
    readonly refuse: () => void;
  }[] = [];
  bus.join('sum').handle(
    sumAdd,
    (_, { signal }) =>
      new Promise((resolve, reject) => {
        requests.push({
          signal,
          answer: (sum) => resolve({ sum }),
          refuse: () => reject(new Refusal('too-big')),
        });
      }),
  );
  const handle = bus.join('part');
  const client = createQueryClient(handle.signal);
  client.mount();
  const watch = (player?: string) => {
    const observer = new QueryObserver(client, commandQuery(handle, sumAdd, ONE, player));
    return { observer, end: observer.subscribe(() => {}) };
  };
  return { requests, client, handle, watch };
}

test('a query sends its command once for all its observers, and once for each player', async () => {
  const { requests, watch } = openMount();
  const first = watch('ann');
  const second = watch('ann');
  watch('bob');
  await settle();
  expect(requests).toHaveLength(2);
  requests[0]!.answer(2);
  await settle();
  expect(first.observer.getCurrentResult().data).toEqual({ sum: 2 });
  expect(second.observer.getCurrentResult().data).toBe(first.observer.getCurrentResult().data);
});

test('a command without an observer is aborted', async () => {
  const { requests, watch } = openMount();
  const { end } = watch();
  await settle();
  end();
  await settle();
  expect(requests[0]!.signal.aborted).toBe(true);
});

test('a player’s query waits for its player, tells its failure, and is tried again', async () => {
  const { requests, client, handle } = openMount();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(
    ({ userId, isNeeded }: { readonly userId?: string; readonly isNeeded?: boolean }) =>
      usePlayerQuery(handle, sumAdd, ONE, userId, isNeeded === undefined ? {} : { isNeeded }),
    { wrapper, initialProps: {} },
  );
  await act(settle);
  rerender({ userId: 'ann', isNeeded: false });
  await act(settle);
  expect(requests).toHaveLength(0);
  rerender({ userId: 'ann' });
  await act(settle);
  requests[0]!.refuse();
  await act(settle);
  expect(result.current).toMatchObject({ data: undefined, hasFailed: true, loadedAt: 0 });
  expect(result.current.error).toMatchObject({ code: 'too-big' });
  result.current.retry();
  await act(settle);
  requests[1]!.answer(2);
  await act(settle);
  expect(result.current).toMatchObject({ data: { sum: 2 }, hasFailed: false, error: null });
  expect(result.current.loadedAt).toBeGreaterThan(0);
  expect(client.getQueryData(result.current.queryKey)).toEqual({ sum: 2 });
  rerender({ userId: 'bob' });
  await act(settle);
  expect(result.current.data).toBeUndefined();
  expect(requests).toHaveLength(3);
});

test('P34 an answer in flight at a change is dropped, a first one too', async () => {
  const { requests, client, watch } = openMount();
  const { observer } = watch();
  await settle();
  reloadQueries(client, { queryKey: [sumAdd.name] });
  await settle();
  requests[0]!.answer(2);
  await settle();
  expect(observer.getCurrentResult().data).toBeUndefined();
  requests[1]!.answer(3);
  await settle();
  expect(observer.getCurrentResult().data).toEqual({ sum: 3 });
});

test('a change is refused at once without a connection, with the service’s code', async () => {
  const { client } = openMount();
  onlineManager.setOnline(false);
  const observer = new MutationObserver(client, {
    mutationFn: () => Promise.reject(new Error('unavailable')),
  });
  await expect(observer.mutate()).rejects.toThrow('unavailable');
  onlineManager.setOnline(true);
});

test.each([
  ['at rest', true],
  ['while it loads', false],
])('P53 no timer and no data remains of an area that is left %s', async (_, isAnswered) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { requests, client, handle, watch } = openMount();
  const { end } = watch();
  void client.prefetchQuery(commandQuery(handle, sumAdd, { a: 2, b: 2 }));
  const change = new MutationObserver(client, { mutationFn: () => Promise.resolve() });
  const endChange = change.subscribe(() => {});
  await change.mutate();
  await settle();
  if (isAnswered) for (const { answer } of requests) answer(2);
  await settle();
  end();
  endChange();
  client.unmount();
  handle.dispose();
  await settle();
  expect(client.getQueryCache().getAll()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
