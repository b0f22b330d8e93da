import { expect, test } from 'vitest';
import { movedTo, multiIds, multiPath } from './multi-ids';

test('RTE-04 the matches of an address are each there once, and six at most', () => {
  expect(multiIds('3,1,3,x,-2,,2.5')).toEqual([3, 1]);
  expect(multiIds('1,2,3,4,5,6,7')).toEqual([1, 2, 3, 4, 5, 6]);
  expect(multiIds(null)).toEqual([]);
  expect(multiPath(multiIds('7,8'))).toBe('/multi?ids=7,8');
  expect(multiPath([])).toBe('/multi');
});

test('a match moves to another place, and not beyond the ends', () => {
  expect(movedTo([1, 2, 3], 3, 0)).toEqual([3, 1, 2]);
  expect(movedTo([1, 2, 3], 1, 9)).toEqual([2, 3, 1]);
  expect(movedTo([1, 2, 3], 1, -1)).toEqual([1, 2, 3]);
});
