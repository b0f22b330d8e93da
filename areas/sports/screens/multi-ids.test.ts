import { expect, test } from 'vitest';
import { movedTo, multiIds, multiPath, rememberMulti } from './multi-ids';

test('RTE-04 the matches of an address are each there once, six of them and the one that asks for room', () => {
  expect(multiIds('3,1,3,x,-2,,2.5')).toEqual([3, 1]);
  expect(multiIds('1,2,3,4,5,6,7,8')).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(multiIds(null)).toEqual([]);
  expect(multiPath(multiIds('7,8'))).toBe('/multi?ids=7,8');
  expect(multiPath([])).toBe('/multi');
});

test('a match of the line is added to those that are followed, once', () => {
  const { follow, multiPath: pathWith } = rememberMulti();
  expect(pathWith(3)).toBe('/multi?ids=3');
  follow([3, 1]);
  expect(pathWith(2)).toBe('/multi?ids=3,1,2');
  expect(pathWith(3)).toBe('/multi?ids=3,1');
});

test('a match moves to another place, and not beyond the ends', () => {
  expect(movedTo([1, 2, 3], 3, 0)).toEqual([3, 1, 2]);
  expect(movedTo([1, 2, 3], 1, 9)).toEqual([2, 3, 1]);
  expect(movedTo([1, 2, 3], 1, -1)).toEqual([1, 2, 3]);
});
