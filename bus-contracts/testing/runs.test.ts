import { expect, it } from 'vitest';
import { runs } from './index';

it.each([
  [100_000, 10_000],
  [1001, 101],
  [300, 50],
  [50, 50],
  [20, 20],
])('of %d cases a quick run tries %d, and a full run all', (full, quick) => {
  expect(runs(full, false)).toBe(quick);
  expect(runs(full, true)).toBe(full);
});
