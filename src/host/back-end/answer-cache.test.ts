import { expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache';

it('keeps a bounded number of answers for a bounded time, and drops the oldest first', () => {
  let now = 0;
  const cache = createAnswerCache<number>({ maxAgeMs: 100, maxEntries: 2, now: () => now });
  cache.put('a', 1);
  cache.put('b', 2);
  cache.put('a', 3);
  cache.put('c', 4);
  expect(['a', 'b', 'c'].map(cache.get)).toEqual([3, undefined, 4]);
  now = 99;
  expect(cache.get('a')).toBe(3);
  now = 100;
  expect(cache.get('a')).toBeUndefined();
});
