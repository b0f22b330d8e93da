import { EMPTY } from 'rxjs';
import { expect, test } from 'vitest';
import type { KeyValueStore } from '../../ports';
import { createSavedPositions, SCROLL_KEY } from './saved-positions';

const TOP = { y: 0, parts: {} };

function storeWith(stored: string | null = null): KeyValueStore {
  const values = new Map(stored === null ? [] : [[SCROLL_KEY, stored]]);
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => values.set(key, value).has(key),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
    changes$: EMPTY,
  };
}

/** Positions of a tab in whose storage a former document has left this. */
const openWith = (stored: unknown) => createSavedPositions(storeWith(JSON.stringify(stored)));

test('an entry that is not known is at its top', () => {
  expect(createSavedPositions(storeWith()).of('a')).toEqual(TOP);
});

test('what one document stores the next one reads, the parts of a page too', () => {
  const store = storeWith();
  const positions = createSavedPositions(store);
  positions.keep('a', { y: 900, parts: {} });
  positions.keep('b', { y: 0, parts: { menu: 40, list: 0 } });
  positions.save();
  const next = createSavedPositions(store);
  expect(next.of('a')).toEqual({ y: 900, parts: {} });
  expect(next.of('b')).toEqual({ y: 0, parts: { menu: 40, list: 0 } });
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'b'],
  ['an id that is no text', [1, 5]],
  ['no position', ['a']],
  ['a position in words', ['a', '300']],
  ['a position above the page', ['a', -1]],
])('a stored entry that is malformed is ignored, and the others are read: %s', (_what, broken) => {
  const positions = openWith([broken, ['b', 300]]);
  expect(positions.of('a')).toEqual(TOP);
  expect(positions.of('b')).toEqual({ y: 300, parts: {} });
});

test('of the stored parts those without a position are ignored', () => {
  const positions = openWith([['a', 5, { menu: -1, list: '7', table: 12 }]]);
  expect(positions.of('a')).toEqual({ y: 5, parts: { table: 12 } });
});

test('100 entries are kept, and with each further one the oldest is dropped', () => {
  const positions = createSavedPositions(storeWith());
  for (let y = 1; y <= 100; y += 1) positions.keep(`${y}`, { y, parts: {} });
  expect(positions.of('1').y).toBe(1);
  // An entry that is kept again is the newest.
  positions.keep('1', { y: 11, parts: {} });
  positions.keep('new', { y: 5, parts: {} });
  expect(['1', '2', '3', 'new'].map((id) => positions.of(id).y)).toEqual([11, 0, 3, 5]);
});
