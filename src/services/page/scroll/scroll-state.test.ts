import { expect, test } from 'vitest';
import { entryOf, reduce } from './scroll-state';
import type { Change, State } from './scroll-state';

const HERE: State = {
  current: { id: 'a' },
  pathname: '/line',
  begun: 1,
  shown: { y: 700 },
};

const arrived = (change: Partial<Extract<Change, { type: 'arrived' }>>): Change => ({
  type: 'arrived',
  pathname: '/line',
  found: undefined,
  y: 640,
  now: 1000,
  ...change,
});

test('a page that is published again at the same entry is not scrolled', () => {
  const found = { entry: { id: 'a' }, position: { y: 10, parts: {} } };
  const next = reduce(HERE, arrived({ pathname: '/line/football', found }));
  expect(next).toEqual({ ...HERE, pathname: '/line/football' });
  expect(next.current).toBe(HERE.current);
  expect(next.shown).toBe(HERE.shown);
});

test('an entry that is returned to is scrolled to where it was left', () => {
  const found = { entry: { id: 'b', link: '/en/live' }, position: { y: 10, parts: {} } };
  expect(reduce(HERE, arrived({ pathname: '/live', found }))).toEqual({
    ...HERE,
    current: found.entry,
    pathname: '/live',
    shown: { y: 10 },
  });
});

test.each<[string, string, number, number]>([
  ['another page begins at its top', '/live', 640, 0],
  ['another view of the same page stays where it is', '/line', 640, 640],
  ['a page that is pulled down beyond its top begins at the top', '/line', -30, 0],
])('%s', (_what, pathname, y, shown) => {
  expect(reduce(HERE, arrived({ pathname, y }))).toMatchObject({
    current: entryOf(1000, 2),
    pathname,
    shown: { y: shown },
  });
});

test('a pressed link is remembered by the entry of the shown page alone', () => {
  const pressed = (id: string): State =>
    reduce(HERE, { type: 'pressed', link: '/en/live', entry: { id } });
  expect(pressed('a').current).toEqual({ id: 'a', link: '/en/live' });
  expect(pressed('b')).toBe(HERE);
});
