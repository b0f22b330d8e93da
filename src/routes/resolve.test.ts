import type { Language } from '@grandstand/bus-contracts';
import { describe, expect, test } from 'vitest';
import { GUARDS } from './guards';
import { createResolve, resolve, type Resolved } from './resolve';
import { dictionariesOf, ROUTES } from './routes';

const OPTIONS: { language: Language; allowed: readonly Language[] } = {
  language: 'en',
  allowed: ['ru', 'en', 'az', 'kz', 'ua'],
};

function at(path: string, session?: 'guest' | 'player'): Resolved {
  return resolve(`/en${path}`, session ? { ...OPTIONS, session } : OPTIONS);
}

/** Paths of every row, in the table's order: a row that another shadows fails here. */
const EXAMPLES: readonly (readonly [name: string, ...paths: string[]])[] = [
  ['home', '/', ''],
  [
    'section',
    '/live',
    '/line',
    '/live/football',
    '/line/football/premier-league',
    '/live/upcoming',
    '/line/upcoming/football/premier-league',
  ],
  ['game', '/live/football/premier-league/17-liverpool-bournemouth', '/line/tennis/wta/5'],
  ['bet-history', '/office/history'],
  ['bet', '/office/history/8d1f'],
  ['settings', '/office/settings'],
  ['responsible', '/office/responsible'],
  ['confirm-terms', '/confirm-terms'],
  ['coupon', '/coupon'],
  ['print-coupon', '/print-coupon/8041'],
  ['coming-soon', '/coming-soon'],
  ['block', '/block'],
  ['block-ua', '/block-ua'],
  ['block-ie', '/block-ie'],
  ['site-updates', '/site-updates', '/site-updates?path=%2Flive'],
  ['suspension', '/suspension'],
  ['oldBrowser', '/oldbrowser'],
  ['maintenance', '/maintenance'],
  ['ban', '/ban'],
  ['block-appeal-history', '/block-appeal-history'],
  ['error', '/500'],
  ['error', '/nothing/like/this'],
];

describe('an address that forces a version of the site', () => {
  test('PLT-03 leads home without it where no route is named for it', () => {
    for (const path of [
      '/no/such?platform_type=mobile',
      '/x?a=1&platform_type=',
      '/x?platform_type',
    ]) {
      expect(at(path)).toEqual({ kind: 'redirect', to: '/en' });
    }
  });

  test('PLT-03 stays where a route has a name, and on the toto frame', () => {
    expect(at('/live?platform_type=mobile')).toMatchObject({
      kind: 'match',
      row: { name: 'section' },
    });
    for (const path of ['/toto?platform_type=mobile', '/toto-frame/15?platform_type=mobile']) {
      expect(at(path)).toMatchObject({ kind: 'error', status: 404 });
    }
    expect(at('/totofoot?platform_type=mobile')).toMatchObject({ kind: 'redirect' });
    expect(at('/no/such?platform=mobile')).toMatchObject({ kind: 'error', status: 404 });
    expect(at('/500?platform_type=mobile')).toMatchObject({ kind: 'error', status: 500 });
  });
});

describe('the dictionaries of a route', () => {
  test('CFG-03 are those of its row, and what bets are called where no row has the name', () => {
    for (const { name, meta } of ROUTES.filter((row) => row.name !== 'error')) {
      expect(dictionariesOf(name)).toEqual(meta.dictionaries);
    }
    expect(dictionariesOf('')).toEqual(['markets', 'outcomes']);
  });
});

describe('the route table', () => {
  test('no row is shadowed by one above it', () => {
    expect(EXAMPLES.map(([name]) => name)).toEqual(ROUTES.map((row) => row.name));
    EXAMPLES.forEach(([name, ...paths], index) => {
      for (const path of paths) {
        const found = at(path);
        const row = found.kind === 'redirect' ? undefined : found.row;
        expect({ path, row }).toEqual({ path, row: ROUTES[index] });
        expect(row?.name).toBe(name);
      }
    });
  });

  test('every row names guards that exist', () => {
    const unknown = ROUTES.flatMap((row) => row.guards).filter((name) => !(name in GUARDS));
    expect(unknown).toEqual([]);
  });

  test('RTE-02 gives home to the sports area', () => {
    expect(at('/')).toMatchObject({
      kind: 'match',
      row: { name: 'home', area: 'sports' },
      path: '/',
    });
  });

  test('RTE-03 reads section, menu section, sport and championship', () => {
    expect(at('/live')).toMatchObject({ kind: 'match', params: { section: 'live' } });
    expect(at('/line/recommended/tennis/wta?x=1')).toMatchObject({
      row: { name: 'section' },
      path: '/line/recommended/tennis/wta?x=1',
      params: { section: 'line', menuSection: 'recommended', sport: 'tennis', champ: 'wta' },
    });
    expect(at('/live/football')).toMatchObject({ params: { section: 'live', sport: 'football' } });
  });

  test('RTE-03 reads a game page, its number first', () => {
    expect(at('/live/football/la-liga/42-betis-%D1%81%D0%B5%D0%B2')).toMatchObject({
      kind: 'match',
      row: { name: 'game' },
      params: { section: 'live', sport: 'football', champ: 'la-liga', game: '42-betis-сев' },
    });
    expect(at('/live/football/la-liga/betis')).toMatchObject({ kind: 'error', status: 404 });
  });

  test('RTE-09 reads the coupon page, and the number of a coupon to print', () => {
    expect(at('/coupon')).toMatchObject({ kind: 'match', row: { name: 'coupon', area: null } });
    expect(at('/print-coupon/8041')).toMatchObject({
      kind: 'match',
      row: { name: 'print-coupon', layout: 'print' },
      params: { couponId: '8041' },
    });
  });

  test.each(['', '/', '/8041a', '/a', '/-1', '/1.5', '/0x1', '/8041/1', '/%38x', '/８０'])(
    'RTE-09 shows 404 for /print-coupon%s, which is no number',
    (rest) => {
      expect(at(`/print-coupon${rest}`)).toMatchObject({ kind: 'error', status: 404 });
    },
  );

  test.each(['/live/a/b/1-c/d', '/Live', '/office', '/live/football/%'])(
    'RTE-35 shows 404 "This page could not be found" at %s',
    (path) => {
      const found = at(path);
      if (path.endsWith('%')) expect(found).toMatchObject({ kind: 'match' });
      else {
        expect(found).toMatchObject({
          kind: 'error',
          status: 404,
          message: 'This page could not be found',
          params: { statusCode: '404' },
        });
      }
    },
  );

  test('RTE-35 shows 500 at /500', () => {
    expect(at('/500')).toMatchObject({ kind: 'error', status: 500, message: 'Unknown middleware' });
  });

  test('RTE-35 shows 500 "Unknown middleware" for a guard that nobody wrote', () => {
    const [home, ...others] = ROUTES;
    const guarded = { ...home!, pattern: '/guarded', guards: ['auth', 'constructor'] };
    const rows = [guarded, ...others];
    expect(createResolve(rows, GUARDS)('/en/guarded', OPTIONS)).toMatchObject({
      kind: 'error',
      status: 500,
      message: 'Unknown middleware',
      path: '/500',
    });
  });

  test('RTE-36 gives every error to the technical pages area', () => {
    for (const path of ['/500', '/nothing', '/nothing/at/all']) {
      expect(at(path)).toMatchObject({ kind: 'error', row: { area: 'technical-pages' } });
    }
  });

  test('asks a guest to sign in on the pages of a player, and lets a player through', () => {
    expect(at('/office/history', 'guest')).toMatchObject({
      kind: 'sign-in',
      path: '/office/history',
    });
    expect(at('/office/history', 'player')).toMatchObject({ kind: 'match' });
    expect(at('/office/history')).toMatchObject({ kind: 'match' });
  });

  test('leads a path with doubled slashes or dots to its one address', () => {
    expect(resolve('/en//live/./football?a=//b#c', OPTIONS)).toEqual({
      kind: 'redirect',
      to: '/en/live/football?a=//b#c',
    });
  });
});
