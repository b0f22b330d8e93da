import { expect, expectTypeOf, it } from 'vitest';
import { defineScreens, screen } from './define-screens';

type Screen =
  | { readonly kind: 'home' | 'unknown' }
  | { readonly kind: 'list'; readonly of: string };

const screenOf = defineScreens<Screen>(
  {
    home: screen([], () => ({ kind: 'home' })),
    list: screen(['sport', 'champ?'], ({ sport, champ }, query) => {
      expectTypeOf(sport).toEqualTypeOf<string>();
      expectTypeOf(champ).toEqualTypeOf<string | undefined>();
      return { kind: 'list', of: [sport, champ, query.get('search')].join(' ') };
    }),
  },
  { kind: 'unknown' },
);

it('an area’s screen is that of the row that matched, made of its parameters and the query', () => {
  expect(screenOf({ path: '/', route: 'home', params: {} })).toEqual({ kind: 'home' });
  const params = { sport: 'football', champ: 'la-liga' };
  expect(screenOf({ path: '/a?search=b+c', route: 'list', params })).toEqual({
    kind: 'list',
    of: 'football la-liga b c',
  });
  expect(screenOf({ path: '/a', route: 'list', params: { sport: 'football' } })).toEqual({
    kind: 'list',
    of: 'football  ',
  });
});

it.each([
  ['another route', 'bet', { sport: 'football' }],
  ['a route that lacks a parameter', 'list', { champ: 'la-liga' }],
  ['a name that objects inherit', 'constructor', {}],
])('%s has the screen of all others', (_what, route, params) => {
  expect(screenOf({ path: '/a', route, params })).toEqual({ kind: 'unknown' });
});

it('a path never matches as another address', () => {
  expect(screenOf({ path: '//a:b/?search=x', route: 'home', params: {} })).toEqual({
    kind: 'home',
  });
});

it('the parameters of screens can be compared with the table', () => {
  expect(screenOf.routes).toEqual({ home: [], list: ['sport', 'champ?'] });
});
