import { expect, it } from 'vitest';
import { runs, someOf } from './index';

it.each([
  [100_000, 5_000],
  [1001, 51],
  [300, 50],
  [50, 50],
  [20, 20],
])('of %d cases a quick run tries %d, and a full run all', (full, quick) => {
  expect(runs(full, false)).toBe(quick);
  expect(runs(full, true)).toBe(full);
});

it('of a list a quick run tries every third case, and a full run all', () => {
  const cases = Array.from({ length: 9 }, (_, place) => place);
  const tried = someOf(cases, false);
  const [first = -1] = tried;
  expect(tried).toEqual([first, first + 3, first + 6]);
  expect(someOf(cases, true)).toBe(cases);
});
