import { Refusal, type AnyEvent } from '@grandstand/bus-contracts';
import { BusProvider } from '@grandstand/bus-contracts/react';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { bellRang, SAMPLES, sumAdd } from '../../../bus-contracts/testing/sample-contracts';
import { useResource, type ScreenResource } from './use-resource';

interface Asked {
  readonly a: number;
  readonly answer: (sum: number) => Promise<void>;
  readonly refuse: () => Promise<void>;
}

interface Props {
  readonly name: 'one' | 'two' | null;
}

const NUMBERS = { one: 1, two: 2 };

/** A screen that shows a sum, which a test answers. */
function openScreen(name: Props['name'], reloadAfter?: AnyEvent) {
  const { bus } = createTestBus({ contracts: SAMPLES });
  const requested: Asked[] = [];
  bus.join('sum').handle(
    sumAdd,
    ({ a }) =>
      new Promise((resolve, reject) => {
        requested.push({
          a,
          answer: (sum) => act(async () => resolve({ sum })),
          refuse: () => act(async () => reject(new Refusal('too-big'))),
        });
      }),
  );
  const part = bus.join('part');
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <BusProvider bus={part}>{children}</BusProvider>
  );
  const sum: ScreenResource<'one' | 'two', number> = {
    load: async (handle, key) =>
      (await handle.send(sumAdd, { a: NUMBERS[key], b: NUMBERS[key] })).sum,
    reloadAfter,
  };
  const screen = renderHook((props: Props) => useResource(props.name, sum), {
    wrapper,
    initialProps: { name },
  });
  return { bus, bell: bus.join('bell'), requested, ...screen };
}

test('BUS-01 a screen makes one request, and shows the answer', async () => {
  const { requested, result, rerender } = openScreen('one');
  expect(result.current).toMatchObject({ status: 'loading', value: undefined });
  await requested[0]!.answer(2);
  expect(result.current).toMatchObject({ status: 'ready', value: 2 });
  rerender({ name: 'one' });
  expect(requested.map(({ a }) => a)).toEqual([1]);
});

test('BUS-01 another key starts empty, and a late answer to the last one is dropped', async () => {
  const { requested, result, rerender } = openScreen('one');
  await requested[0]!.answer(2);
  rerender({ name: 'two' });
  expect(result.current.value).toBeUndefined();
  rerender({ name: 'one' });
  expect(result.current.value).toBeUndefined();
  await requested[2]!.answer(20);
  await requested[1]!.answer(4);
  expect(result.current.value).toBe(20);
});

test('BUS-01 no request is made without a key, and the former answer is dropped', async () => {
  const { requested, result, rerender } = openScreen(null);
  act(() => result.current.retry());
  expect(requested).toEqual([]);
  expect(result.current.status).toBe('none');
  rerender({ name: 'one' });
  await requested[0]!.answer(2);
  expect(result.current.value).toBe(2);
  rerender({ name: null });
  expect(result.current).toMatchObject({ status: 'none', value: undefined });
});

test('BUS-01 a retry starts empty, and an unmounted screen gets no late answer', async () => {
  const { requested, result, rerender } = openScreen('one');
  await requested[0]!.refuse();
  expect(result.current.status).toBe('failed');
  act(() => result.current.retry());
  expect(result.current.status).toBe('loading');
  rerender({ name: null });
  await requested[1]!.answer(2);
  rerender({ name: 'one' });
  expect(result.current.value).toBeUndefined();
  await requested[2]!.answer(3);
  expect(result.current.value).toBe(3);
});

test('BUS-01 an event repeats the request: the answer stays meanwhile, and through a failure', async () => {
  const { requested, bell, bus, result, unmount } = openScreen('one', bellRang);
  await requested[0]!.answer(2);
  await act(async () => bell.publish(bellRang, { times: 1 }));
  await act(async () => bell.publish(bellRang, { times: 2 }));
  expect(requested).toHaveLength(3);
  expect(result.current).toMatchObject({ status: 'ready', value: 2 });
  await requested[2]!.refuse();
  expect(result.current).toMatchObject({ status: 'failed', value: 2 });
  // The one before it comes late.
  await requested[1]!.answer(9);
  expect(result.current.value).toBe(2);
  unmount();
  expect(bus.inspect().handles.every(({ subscriptions }) => subscriptions === 0)).toBe(true);
});
