import { expect, it } from 'vitest';
import { backoff } from './backoff';

it('doubles from the first failure on, up to the longest, however many there are', () => {
  const delay = backoff(1000, 15_000);
  expect([1, 2, 3, 4, 5, 6, 5000].map(delay)).toEqual([
    1000, 2000, 4000, 8000, 15_000, 15_000, 15_000,
  ]);
});
