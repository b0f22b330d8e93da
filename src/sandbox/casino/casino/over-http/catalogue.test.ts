import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

interface Tile {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly rtp: number;
  readonly volatility: 'low' | 'medium' | 'high';
  readonly type: string;
  readonly categories: readonly string[];
  readonly provider: { readonly slug: string };
  readonly stake: { readonly min: number; readonly max: number; readonly iso: string };
}
interface Count {
  readonly slug: string;
  readonly games: number;
}
interface Games {
  readonly parts: readonly Count[];
  readonly providers: readonly Count[];
  readonly games: readonly Tile[];
  readonly cursor: string | null;
  readonly total: number;
  readonly nearest?: readonly Tile[];
}
interface Lobby {
  readonly categories: readonly { readonly slug: string; readonly games: number }[];
  readonly rows: readonly { readonly slug: string; readonly games: readonly Tile[] }[];
}

const CASINO = '/web-api/third-party';
let operator: TestOperator;
let all: Games;
beforeAll(async () => {
  operator = await startOperator();
  all = (await operator.get<Games>(`${CASINO}/games`)).body;
});
afterAll(() => operator.sandbox.close());

const games = async (query: string) => (await operator.get<Games>(`${CASINO}/games?${query}`)).body;
const slugs = (tiles: readonly Tile[]) => tiles.map(({ slug }) => slug);
const statusOf = async (path: string) => (await operator.get(`${CASINO}${path}`)).status;

describe('the catalogue of the casino', () => {
  test('CAS-01 has the games of each category on its page, and their number in the lobby', async () => {
    const { categories, rows } = (await operator.get<Lobby>(`${CASINO}/lobby`)).body;
    for (const { slug, games: count } of categories) {
      const expected = all.games.filter((tile) => tile.categories.includes(slug));
      const page = await games(`category=${slug}`);
      expect([page.total, page.games.length], slug).toEqual([expected.length, expected.length]);
      expect(count, slug).toBe(expected.length);
      expect(slugs(page.games).toSorted(), slug).toEqual(slugs(expected).toSorted());
      // A category without games has no row.
      expect(rows.some((row) => row.slug === slug)).toBe(count > 0);
    }
    expect(categories.filter(({ games: count }) => count > 0).length).toBeGreaterThan(6);
    expect(new Set(all.games.map(({ id }) => id)).size).toBe(all.total);
  });

  test('CAS-01 narrows a category to a provider and to a part of it', async () => {
    const narrow = await games('category=slots&provider=copper-reel');
    expect(narrow.total).toBeGreaterThan(0);
    expect(new Set(narrow.games.map(({ provider }) => provider.slug))).toEqual(
      new Set(['copper-reel']),
    );
    expect((await games('part=roulette')).games.every(({ type }) => type === 'roulette')).toBe(
      true,
    );
    expect((await games('part=low-stakes')).total).toBeGreaterThan(0);
    const { providers } = (
      await operator.get<{ providers: { slug: string; games: number }[] }>(`${CASINO}/providers`)
    ).body;
    for (const { slug, games: count } of providers) {
      expect((await games(`provider=${slug}`)).total, slug).toBe(count);
    }
  });

  test('CAS-01 names the parts of each list: every one has as many games as it says, some of the list and not all', async () => {
    const { categories } = (await operator.get<Lobby>(`${CASINO}/lobby`)).body;
    const filters = [
      '',
      ...categories.map(({ slug }) => `category=${slug}`),
      'provider=northlight',
    ];
    for (const filter of filters) {
      const list = await games(filter);
      expect(new Set(list.parts.map(({ slug }) => slug)).size).toBe(list.parts.length);
      for (const { slug, games: count } of list.parts) {
        const part = await games(`${filter}&part=${slug}`);
        expect([filter, slug, part.total]).toEqual([filter, slug, count]);
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThan(list.total);
        // Whichever part is shown, the way to the others stays.
        expect(part.parts).toEqual(list.parts);
      }
      const others = filter.startsWith('provider') ? [] : list.providers;
      for (const { slug, games: count } of others) {
        expect((await games(`${filter}&provider=${slug}`)).total).toBe(count);
      }
    }
    const slots = (await games('category=slots')).parts.map(({ slug }) => slug);
    expect(slots).toEqual(expect.arrayContaining(['new', 'top', 'classic', 'high-volatility']));
    // A part that this list has no game of is none.
    expect(slots).not.toContain('one-press');
    expect(await statusOf('/games?category=slots&part=one-press')).toBe(404);
  });

  test('CAS-01 orders a list by name, return and volatility, over its pages too', async () => {
    const listed = async (sort: string) => (await games(`sort=${sort}`)).games;
    const names = (await listed('name')).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    const returns = (await listed('rtp')).map(({ rtp }) => rtp);
    expect(returns).toEqual(returns.toSorted((a, b) => b - a));
    const ranks = { low: 0, medium: 1, high: 2 };
    const calm = (await listed('calm')).map(({ volatility }) => ranks[volatility]);
    expect(calm).toEqual(calm.toSorted((a, b) => a - b));
    const wild = await listed('wild');
    expect(wild.map(({ volatility }) => ranks[volatility])).toEqual(calm.toReversed());
    const rest = await games(`sort=wild&cursor=${wild[0]?.slug}`);
    expect(slugs(rest.games)).toEqual(slugs(wild).slice(1));
    expect(await statusOf('/games?sort=luck')).toBe(400);
  });

  test('CAS-01 has the providers with the first of their games', async () => {
    const { body } = await operator.get<{
      providers: { slug: string; games: number; top: Tile[] }[];
    }>(`${CASINO}/providers?iso=KZT`);
    expect(body.providers.length).toBeGreaterThan(1);
    for (const { slug, games: count, top } of body.providers) {
      expect(top.length).toBe(Math.min(count, 3));
      expect(
        top.every(({ provider, stake }) => provider.slug === slug && stake.iso === 'KZT'),
      ).toBe(true);
    }
  });

  test.each([
    '/games?category=roulette-of-doom',
    '/games?provider=nobody',
    '/games?part=nothing',
    '/games/9999',
    '/games/no-such-game',
  ])('has no %s', async (path) => {
    expect(await statusOf(path)).toBe(404);
  });

  test('refuses a cursor and a currency that it does not know', async () => {
    expect(await statusOf('/games?cursor=no-such-game')).toBe(400);
    expect(await statusOf('/lobby?iso=XXX')).toBe(400);
  });

  test('goes on after a cursor, in the order of the list', async () => {
    const [first] = all.games;
    const rest = await games(`cursor=${first?.slug}`);
    expect(slugs(rest.games)).toEqual(slugs(all.games).slice(1));
    expect(rest.total).toBe(all.total);
  });

  test('CAS-01 opens a game by its number or its slug, with others of its kind', async () => {
    for (const key of ['9001', 'amber-orchard']) {
      const { body } = await operator.get<{ game: Tile; similar: readonly Tile[] }>(
        `${CASINO}/games/${key}`,
      );
      expect(body.game).toMatchObject({ id: 9001, slug: 'amber-orchard', rtp: expect.any(Number) });
      expect(body.similar.length).toBeGreaterThan(2);
      expect(slugs(body.similar)).not.toContain('amber-orchard');
    }
  });

  test('has stakes in the currency of the request, round and in order', async () => {
    const of = async (iso: string) => (await games(`ids=amber-orchard&iso=${iso}`)).games[0]?.stake;
    expect(await of('EUR')).toEqual({ min: 10, max: 10_000, step: 10, iso: 'EUR', scale: 2 });
    expect(await of('KZT')).toEqual({ min: 5000, max: 5_000_000, step: 10, iso: 'KZT', scale: 2 });
    expect(await of('AZN')).toEqual({ min: 20, max: 10_000, step: 10, iso: 'AZN', scale: 2 });
    expect(await of('JPY')).toEqual({ min: 20, max: 10_000, step: 10, iso: 'JPY', scale: 0 });
  });
});

describe('the search of games', () => {
  const search = async (words: string) =>
    (await operator.get<Games>(`${CASINO}/search?search=${encodeURIComponent(words)}`)).body;

  test.each([
    ['amber', 'amber-orchard'],
    ['orchard amber', 'amber-orchard'],
    ['AMBR orchad', 'amber-orchard'],
    ['plinco', 'plinko'],
    ['плинко', 'plinko'],
    ['roulete', 'terrace-roulette'],
    ['рулетка', 'terrace-roulette'],
    ['ruletka', 'terrace-roulette'],
    ['zərlər', 'dice'],
    ['сүйектер', 'dice'],
    ['кости', 'dice'],
    ['penatly', 'penalty'],
    ['low stakes', 'plinko'],
    ['мины', 'mines'],
    ['напёрстки', 'three-cups'],
    ['raket', 'rocket-lane'],
    ['northlight comet', 'comet'],
    ['краш', 'rocket-lane'],
    ['низькі ставки', 'plinko'],
    ['keno', 'keno-80'],
  ])('CAS-01 "%s" finds %s', async (words, slug) => {
    expect(slugs((await search(words)).games)).toContain(slug);
  });

  test('CAS-01 puts the game of that name before those that are like it', async () => {
    expect(slugs((await search('dice')).games)[0]).toBe('dice');
    expect(
      slugs((await search('keno')).games)
        .slice(0, 2)
        .toSorted(),
    ).toEqual(['keno-80', 'quick-keno']);
  });

  test('CAS-01 names the nearest three where nothing is found', async () => {
    const { games: found, total, nearest = [] } = await search('rocket dragons xyzzy');
    expect([found.length, total]).toEqual([0, 0]);
    expect(nearest.length).toBe(3);
    expect(slugs((await search('rocket xyzzy')).nearest ?? [])).toContain('rocket-lane');
    expect((await search('?!')).games).toEqual([]);
  });
});

describe('the games of a player', () => {
  let player: TestPlayer;
  beforeAll(async () => {
    player = await registerPlayer(operator);
  });
  const mark = (game: string, isOn: boolean) =>
    operator.post<{ favourites?: string[]; error?: { code: string } }>(
      `${CASINO}/favourites`,
      { game, isOn },
      { token: player.token },
    );

  test('CAS-01 are marked and unmarked, in the order of the marks, for the player alone', async () => {
    await mark('dice', true);
    await mark('amber-orchard', true);
    expect((await mark('dice', true)).body.favourites).toEqual(['dice', 'amber-orchard']);
    expect((await mark('dice', false)).body.favourites).toEqual(['amber-orchard']);
    const read = async ({ token }: TestPlayer) =>
      (await operator.get<{ favourites: string[] }>(`${CASINO}/favourites`, { token })).body;
    expect(await read(player)).toEqual({ favourites: ['amber-orchard'] });
    expect(await read(await registerPlayer(operator))).toEqual({ favourites: [] });
    const tiles = await games('ids=amber-orchard,gone,dice');
    expect(slugs(tiles.games)).toEqual(['amber-orchard', 'dice']);
  });

  test('are refused to guests, and where there is no such game', async () => {
    expect(await statusOf('/favourites')).toBe(401);
    expect(await statusOf('/recent')).toBe(401);
    const refused = await mark('no-such-game', true);
    expect([refused.status, refused.body.error?.code]).toEqual([422, 'unknown-game']);
  });
});

describe('a page about a game or an event', () => {
  interface Landing {
    readonly title: string;
    readonly text: readonly string[];
    readonly game: Tile | null;
    readonly action: { readonly text: string; readonly path: string };
  }
  const landing = async (name: string, headers = {}) =>
    operator.call<Landing>('GET', `${CASINO}/landings/${name}`, { headers });

  test('GAM-01 has words in the visitor’s language, and one action', async () => {
    const { body } = await landing('wheel', { 'X-Language': 'ru' });
    expect(body.title).toBe('Денежное колесо');
    expect(body.game?.id).toBe(9024);
    expect(body.action.path).toBe('/games/money-wheel');
    expect((await landing('daily-try')).body).toMatchObject({
      game: null,
      action: { path: '/bonus-games/fortuna' },
    });
  });

  test('is not found by another name', async () => {
    expect((await landing('gone')).status).toBe(404);
    expect((await landing('toString')).status).toBe(404);
  });
});
