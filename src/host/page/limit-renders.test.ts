import { expect, test } from 'vitest';
import { createRenderLimit } from './limit-renders';

/** Tasks that end when the test says so. */
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

test('so many run at once, the others wait in order, and one too many is refused', async () => {
  const { started, ends, start } = setUp();
  const [first, , third, fourth] = [0, 1, 2, 3].map(start);
  expect(start(4)).toBeUndefined();
  expect(started).toEqual([0, 1]);
  ends[0]?.();
  expect(await first).toBe(0);
  expect(started).toEqual([0, 1, 2]);
  const fifth = start(5);
  expect(fifth).toBeDefined();
  expect(start(6)).toBeUndefined();
  ends[2]?.();
  await third;
  ends[1]?.();
  ends[3]?.();
  expect(await fourth).toBe(3);
  ends[5]?.();
  expect(await fifth).toBe(5);
  expect(started).toEqual([0, 1, 2, 3, 5]);
});

test('one that fails leaves its place to the next', async () => {
  const { started, ends, start } = setUp();
  const [first, second, third] = [0, 1, 2].map(start);
  ends[0]?.(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  ends[1]?.();
  await second;
  ends[2]?.();
  expect(await third).toBe(2);
  const next = [7, 8, 9].map(start);
  expect(started).toEqual([0, 1, 2, 7, 8]);
  for (const index of [7, 8]) ends[index]?.();
  await next[0];
  await next[1];
  ends[9]?.();
  expect(await next[2]).toBe(9);
});
