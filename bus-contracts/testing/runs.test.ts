import { expect, it } from 'vitest';
import { runs, someOf } from './index';

it.each([
  [100_000, 2_500],
  [1001, 26],
  [300, 25],
  [25, 25],
  [20, 20],
])('of %d cases a quick run tries %d, and a full run all', (full, quick) => {
  expect(runs(full, false)).toBe(quick);
  expect(runs(full, true)).toBe(full);
});

it('of a list a quick run tries every fifth case from the first, and a full run all', () => {
  const cases = Array.from({ length: 15 }, (_, place) => place);
  expect(someOf(cases, false)).toEqual([0, 5, 10]);
  expect(someOf(cases.slice(0, 2), false)).toEqual([0]);
  expect(someOf([], false)).toEqual([]);
  expect(someOf(cases, true)).toBe(cases);
});
