import { expect, it } from 'vitest';
import { placeAfter } from './place-after';

it.each([
  // An option is always active: the ends are beside each other.
  ['ArrowDown', 0, 3, true, 1],
  ['ArrowDown', 2, 3, true, 0],
  ['ArrowUp', 0, 3, true, 2],
  ['PageDown', 1, 20, true, 9],
  ['PageDown', 15, 20, true, 19],
  ['PageUp', 19, 20, true, 11],
  ['PageUp', 3, 20, true, 0],
  // None may be active: that place is between the ends.
  ['ArrowDown', -1, 3, false, 0],
  ['ArrowDown', 2, 3, false, -1],
  ['ArrowUp', -1, 3, false, 2],
  ['ArrowUp', 0, 3, false, -1],
  ['PageDown', 0, 3, false, undefined],
  ['PageUp', 0, 3, false, undefined],
  ['a', 0, 3, true, undefined],
  ['ArrowDown', 0, 0, true, undefined],
])('%s at %d of %d moves on (required: %s) to %s', (key, place, count, isRequired, next) => {
  expect(placeAfter(key, place, count, isRequired)).toBe(next);
});
