import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Refusal } from '../kernel/errors';
import { createTestBus } from '../testing/index';
import { bellRang, SAMPLES, sumAdd } from '../testing/sample-contracts';
import { BusProvider, useAnswer } from './index';

interface Asked {
  readonly request: { readonly a: number; readonly b: number };
  readonly answer: (sum: number) => Promise<void>;
  readonly refuse: () => Promise<void>;
}

interface Props {
  readonly request: Asked['request'] | null;
}

/** A bus whose sums a test answers one by one. */
function make() {
  const { bus } = createTestBus({ contracts: SAMPLES });
  const asked: Asked[] = [];
  bus.join('sum').handle(
    sumAdd,
    (request) =>
      new Promise((resolve, reject) => {
        asked.push({
          request,
          answer: (sum) => act(async () => resolve({ sum })),
          refuse: () => act(async () => reject(new Refusal('too-big'))),
        });
      }),
  );
  const part = bus.join('part');
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <BusProvider bus={part}>{children}</BusProvider>
  );
  const follow = (request: Props['request']) =>
    renderHook((props: Props) => useAnswer(sumAdd, props.request), {
      wrapper,
      initialProps: { request },
    });
  return { bus, bell: bus.join('bell'), asked, wrapper, follow };
}

const ONE = { a: 1, b: 1 };
const TWO = { a: 2, b: 2 };

test('BUS-01 a component asks once, and shows the answer', async () => {
  const { asked, wrapper } = make();
  const { result, rerender } = renderHook(() => useAnswer(sumAdd, { ...ONE }), { wrapper });
  expect(result.current).toMatchObject({ answer: undefined, failure: undefined });
  await asked[0]!.answer(2);
  expect(result.current).toMatchObject({ answer: { sum: 2 }, failure: undefined });
  // A request that says the same is the same.
  rerender();
  expect(asked.map(({ request }) => request)).toEqual([ONE]);
});

test('BUS-01 another request begins with nothing, and the late answer to the last one is dropped', async () => {
  const { asked, follow } = make();
  const { result, rerender } = follow(ONE);
  await asked[0]!.answer(2);
  rerender({ request: TWO });
  expect(result.current.answer).toBeUndefined();
  rerender({ request: ONE });
  expect(result.current.answer).toBeUndefined();
  await asked[2]!.answer(20);
  await asked[1]!.answer(4);
  expect(result.current.answer).toEqual({ sum: 20 });
});

test('BUS-01 nothing is asked with null, and what was known is forgotten', async () => {
  const { asked, follow } = make();
  const { result, rerender } = follow(null);
  act(() => result.current.retry());
  expect(asked).toEqual([]);
  rerender({ request: ONE });
  await asked[0]!.answer(2);
  expect(result.current.answer).toEqual({ sum: 2 });
  rerender({ request: null });
  expect(result.current.answer).toBeUndefined();
  rerender({ request: ONE });
  expect(result.current.answer).toBeUndefined();
});

test('BUS-01 after a failure it is asked again, and no late answer comes once nobody waits', async () => {
  const { asked, follow } = make();
  const { result, rerender } = follow(ONE);
  await asked[0]!.refuse();
  expect(result.current.failure).toMatchObject({ code: 'too-big' });
  act(() => result.current.retry());
  expect(result.current.failure).toBeUndefined();
  rerender({ request: null });
  await asked[1]!.answer(2);
  rerender({ request: ONE });
  expect(result.current.answer).toBeUndefined();
  await asked[2]!.answer(3);
  expect(result.current.answer).toEqual({ sum: 3 });
});

test('BUS-01 an event that concerns it asks again: the answer stays meanwhile, and through a failure', async () => {
  const { asked, bell, bus, wrapper } = make();
  const { result, unmount } = renderHook(
    () => useAnswer(sumAdd, ONE, { again: bellRang, concerns: ({ times }) => times > 1 }),
    { wrapper },
  );
  await asked[0]!.answer(2);
  await act(async () => bell.publish(bellRang, { times: 1 }));
  expect(asked).toHaveLength(1);
  await act(async () => bell.publish(bellRang, { times: 2 }));
  await act(async () => bell.publish(bellRang, { times: 3 }));
  expect(asked).toHaveLength(3);
  expect(result.current.answer).toEqual({ sum: 2 });
  await asked[2]!.refuse();
  expect(result.current).toMatchObject({ answer: { sum: 2 }, failure: { code: 'too-big' } });
  // The one before it comes late.
  await asked[1]!.answer(9);
  expect(result.current.answer).toEqual({ sum: 2 });
  unmount();
  expect(bus.inspect().handles.every(({ subscriptions }) => subscriptions === 0)).toBe(true);
});

test('BUS-01 what is read of an answer is shown, and what can’t be read is a failure', async () => {
  const { asked, wrapper } = make();
  const read = async ({ sum }: { readonly sum: number }): Promise<string> => {
    if (sum < 0) throw new Error('Failed to read the sum: it is below nothing.');
    return `${sum} in all`;
  };
  const { result } = renderHook(() => useAnswer(sumAdd, ONE, { read }), { wrapper });
  await asked[0]!.answer(-1);
  expect(result.current.failure?.message).toContain('below nothing');
  act(() => result.current.retry());
  await asked[1]!.answer(2);
  expect(result.current).toMatchObject({ answer: '2 in all', failure: undefined });
});
