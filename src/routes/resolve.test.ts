import type { Language } from '@grandstand/bus-contracts';
import { describe, expect, test } from 'vitest';
import { GUARDS } from './guards';
import { withLanguage } from './address/language-prefix';
import { createResolve, resolve, type Resolved } from './resolve';
import { dictionariesOf, ROUTES } from './routes';

const OPTIONS: { language: Language; allowed: readonly Language[] } = {
  language: 'en',
  allowed: ['ru', 'en', 'az', 'kz', 'ua'],
};

async function at(path: string, session?: 'guest' | 'player'): Promise<Resolved> {
  return resolve(withLanguage('en', path), session ? { ...OPTIONS, session } : OPTIONS);
}

describe('an address that forces a version of the site', () => {
  test('PLT-03 redirects home without it if it has no route', async () => {
    for (const path of [
      '/no/such?platform_type=mobile',
      '/x?a=1&platform_type=',
      '/x?platform_type',
    ]) {
      expect(await at(path)).toEqual({ kind: 'redirect', to: '/en', status: 302 });
    }
  });

  test('PLT-03 stays if it has a route, and on the toto frame', async () => {
    expect(await at('/live?platform_type=mobile')).toMatchObject({
      kind: 'match',
      row: { name: 'section' },
    });
    expect(await at('/toto-frame/15?platform_type=mobile')).toMatchObject({
      kind: 'error',
      status: 404,
    });
    expect(await at('/totofoot?platform_type=mobile')).toMatchObject({ kind: 'redirect' });
    expect(await at('/no/such?platform=mobile')).toMatchObject({ kind: 'error', status: 404 });
    expect(await at('/500?platform_type=mobile')).toMatchObject({ kind: 'error', status: 500 });
  });
});

describe('the dictionaries of a route', () => {
  test('CFG-03 are those of its row, and those of bets without a row', () => {
    for (const { name, meta } of ROUTES.filter((row) => row.name !== 'error')) {
      expect(dictionariesOf(name)).toEqual(meta.dictionaries);
    }
    expect(dictionariesOf('')).toEqual(['markets', 'outcomes']);
  });
});

describe('the route table', () => {
  test('RTE-02 gives home to the sports area', async () => {
    expect(await at('/')).toMatchObject({
      kind: 'match',
      row: { name: 'home', area: 'sports' },
      path: '/',
    });
  });

  test('RTE-03 reads section, menu section, sport and championship', async () => {
    expect(await at('/live')).toMatchObject({ kind: 'match', params: { section: 'live' } });
    expect(await at('/line/recommended/tennis/wta?x=1')).toMatchObject({
      row: { name: 'section' },
      path: '/line/recommended/tennis/wta?x=1',
      params: { section: 'line', menuSection: 'recommended', sport: 'tennis', champ: 'wta' },
    });
    expect(await at('/live/football')).toMatchObject({
      params: { section: 'live', sport: 'football' },
    });
  });

  test('RTE-03 reads a game page, its number first', async () => {
    expect(await at('/live/football/la-liga/42-betis-%D1%81%D0%B5%D0%B2')).toMatchObject({
      kind: 'match',
      row: { name: 'game' },
      params: { section: 'live', sport: 'football', champ: 'la-liga', game: '42-betis-сев' },
    });
    expect(await at('/live/football/la-liga/betis')).toMatchObject({ kind: 'error', status: 404 });
  });

  test('RTE-09 reads the coupon page, and the number of a coupon to print', async () => {
    expect(await at('/coupon')).toMatchObject({
      kind: 'match',
      row: { name: 'coupon', area: null },
    });
    expect(await at('/print-coupon/8041')).toMatchObject({
      kind: 'match',
      row: { name: 'print-coupon', layout: 'print' },
      params: { couponId: '8041' },
    });
  });

  test.each(['', '/', '/8041a', '/a', '/-1', '/1.5', '/0x1', '/8041/1', '/%38x', '/８０'])(
    'RTE-09 shows 404 for /print-coupon%s, which is no number',
    async (rest) => {
      expect(await at(`/print-coupon${rest}`)).toMatchObject({ kind: 'error', status: 404 });
    },
  );

  test.each(['/live/a/b/1-c/d', '/Live', '/office', '/live/football/%'])(
    'RTE-35 shows 404 "This page could not be found" at %s',
    async (path) => {
      expect(await at(path)).toMatchObject({
        kind: 'error',
        status: 404,
        message: 'This page could not be found',
        params: { statusCode: '404' },
      });
    },
  );

  test('RTE-35 shows 500 at /500', async () => {
    expect(await at('/500')).toMatchObject({
      kind: 'error',
      status: 500,
      message: 'Unknown middleware',
    });
  });

  test('RTE-35 shows 500 "Unknown middleware" for a guard that does not exist', async () => {
    const [home, ...others] = ROUTES;
    const guarded = { ...home!, pattern: '/guarded', guards: ['auth', 'constructor'] };
    const rows = [guarded, ...others];
    expect(await createResolve(rows, GUARDS)('/en/guarded', OPTIONS)).toMatchObject({
      kind: 'error',
      status: 500,
      message: 'Unknown middleware',
      path: '/500',
    });
  });

  test('RTE-36 gives every error to the technical pages area', async () => {
    for (const path of ['/500', '/nothing', '/nothing/at/all']) {
      expect(await at(path)).toMatchObject({ kind: 'error', row: { area: 'technical-pages' } });
    }
  });

  test('requires a sign-in from a guest on the pages of a player, and lets a player through', async () => {
    expect(await at('/office/history', 'guest')).toMatchObject({
      kind: 'sign-in',
      path: '/office/history',
    });
    expect(await at('/office/history', 'player')).toMatchObject({ kind: 'match' });
    expect(await at('/office/history')).toMatchObject({ kind: 'match' });
  });

  test('redirects a path with doubled slashes or dots to its one address', async () => {
    expect(await resolve('/en//live/./football?a=//b#c', OPTIONS)).toEqual({
      kind: 'redirect',
      to: '/en/live/football?a=//b#c',
      status: 301,
    });
  });
});
