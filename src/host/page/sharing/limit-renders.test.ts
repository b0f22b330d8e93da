import { expect, test, vi } from 'vitest';
import { createRenderLimit } from './limit-renders';

/** Tasks that end when the test ends them. */
function setUp() {
  const limit = createRenderLimit({ atOnce: 2, waiting: 2 });
  const started: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const start = (index: number): Promise<number> | undefined =>
    limit(async () => {
      started.push(index);
      await new Promise<void>((resolve, reject) => {
        ends[index] = (error) => (error ? reject(error) : resolve());
      });
      return index;
    });
  return { started, ends, start };
}

test('a limited number runs at once, the others wait in order, and one too many is refused', async () => {
  const { started, ends, start } = setUp();
  const [first, , third, fourth] = [0, 1, 2, 3].map(start);
  expect(start(4)).toBeUndefined();
  await vi.waitFor(() => expect(started).toEqual([0, 1]));
  ends[0]?.();
  expect(await first).toBe(0);
  await vi.waitFor(() => expect(started).toEqual([0, 1, 2]));
  const fifth = start(5);
  expect(fifth).toBeDefined();
  expect(start(6)).toBeUndefined();
  ends[2]?.();
  await third;
  ends[1]?.();
  await vi.waitFor(() => expect(started).toEqual([0, 1, 2, 3, 5]));
  ends[3]?.();
  expect(await fourth).toBe(3);
  ends[5]?.();
  expect(await fifth).toBe(5);
});

test('a failed one is replaced by the next', async () => {
  const { started, ends, start } = setUp();
  const [first, second, third] = [0, 1, 2].map(start);
  await vi.waitFor(() => expect(started).toEqual([0, 1]));
  ends[0]?.(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  ends[1]?.();
  await second;
  await vi.waitFor(() => expect(started).toEqual([0, 1, 2]));
  ends[2]?.();
  expect(await third).toBe(2);
  const next = [7, 8, 9].map(start);
  await vi.waitFor(() => expect(started).toEqual([0, 1, 2, 7, 8]));
  for (const index of [7, 8]) ends[index]?.();
  await next[0];
  await next[1];
  await vi.waitFor(() => expect(started).toHaveLength(6));
  ends[9]?.();
  expect(await next[2]).toBe(9);
});

test('other calls run between two starts', async () => {
  const limit = createRenderLimit({ atOnce: 8, waiting: 0 });
  const order: string[] = [];
  const tasks = [0, 1, 2].map((index) =>
    limit(async () => {
      order.push(`page ${index}`);
      setImmediate(() => order.push(`call ${index}`));
    }),
  );
  for (const task of tasks) await task;
  expect(order).toEqual(['page 0', 'call 0', 'page 1', 'call 1', 'page 2']);
});
