import { expect, it } from 'vitest';
import { createHeld } from './held';

it('holds so many answers for so long, and lets the oldest go first', () => {
  let now = 0;
  const held = createHeld<number>({ heldMs: 100, most: 2, now: () => now });
  held.put('a', 1);
  held.put('b', 2);
  held.put('a', 3);
  held.put('c', 4);
  expect(['a', 'b', 'c'].map(held.get)).toEqual([3, undefined, 4]);
  now = 99;
  expect(held.get('a')).toBe(3);
  now = 100;
  expect(held.get('a')).toBeUndefined();
});
