import type { Game } from '@grandstand/bus-contracts';
import { startOperator } from '@grandstand/sandbox/testing';
import type { TestOperator } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Suggestion {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly section: 'live' | 'line';
  readonly sport: string;
  readonly champ: string;
  readonly game: string | null;
  readonly startsAt: number | null;
}

let operator: TestOperator;
let game: Game;
beforeAll(async () => {
  operator = await startOperator();
  const made = await operator.control<{ game: Game }>('/games', {
    sport: 'football',
    home: 'Zorbax Rovers',
    away: 'Blues',
    startsIn: 600,
  });
  game = made.body.game;
});
afterAll(() => operator.sandbox.close());

const request = async (search: string, language = 'en'): Promise<readonly Suggestion[]> => {
  const path = `/line-api/v1/suggestions?${new URLSearchParams({ search })}`;
  const { body } = await operator.get<{ suggestions: Suggestion[] }>(path, { language });
  return body.suggestions;
};
const kinds = (all: readonly Suggestion[]) => [...new Set(all.map(({ kind }) => kind))];

test('SPT-01 a team’s name suggests its matches, and the team once', async () => {
  const all = await request('zorbax rov');
  expect(all.map(({ kind, name }) => [kind, name])).toEqual([
    ['match', 'Zorbax Rovers – Blues'],
    ['team', 'Zorbax Rovers'],
  ]);
  expect(all[0]).toMatchObject({ id: String(game.id), game: game.slug, champ: game.champ.slug });
  expect(all[1]?.id).toBe(game.homeId);
});

test('SPT-01 words of both teams suggest the match alone', async () => {
  expect((await request('blues zorbax')).map(({ kind }) => kind)).toEqual(['match']);
});

test('SPT-01 a league’s name suggests the league, in the language of the page', async () => {
  const [league, ...others] = await request('бундеслига', 'ru');
  expect(league).toMatchObject({ kind: 'league', sport: 'football' });
  expect(league?.name).toMatch(/Бундеслига/);
  expect(kinds(others)).not.toContain('match');
});

test('SPT-01 a country’s name suggests the country', async () => {
  const countries = (await request('germany')).filter(({ kind }) => kind === 'country');
  expect(countries.map(({ name }) => name)).toEqual(['Germany']);
});

test('SPT-01 suggests few of a kind, in the order of the kinds', async () => {
  const all = await request('a');
  const order = ['match', 'team', 'league', 'country'];
  expect(kinds(all)).toEqual(order.filter((kind) => kinds(all).includes(kind)));
  expect(all.length).toBeLessThanOrEqual(13);
  expect(all.filter(({ kind }) => kind === 'match').length).toBe(5);
});

test('SPT-01 suggests the match in play first, then the ones that begin soonest', async () => {
  const make = async (home: string, away: string, startsIn: number) =>
    (
      await operator.control<{ game: { id: number; startsAt: number } }>('/games', {
        sport: 'football',
        home,
        away,
        startsIn,
      })
    ).body.game;
  const late = await make('Quorvex City', 'Reds', 9000);
  const soon = await make('Quorvex City', 'Greens', 900);
  const away = await make('Greys', 'Quorvex City', 600);
  const running = await make('Whites', 'Quorvex City', 600);
  await operator.control(`/games/${running.id}/start`, {});
  const matches = (await request('quorvex')).filter(({ kind }) => kind === 'match');
  expect(matches.map(({ id, section }) => [Number(id), section])).toEqual([
    [running.id, 'live'],
    [away.id, 'line'],
    [soon.id, 'line'],
    [late.id, 'line'],
  ]);
  expect(matches[2]?.startsAt).toBe(soon.startsAt);
  const others = (await request('quorvex')).filter(({ kind }) => kind !== 'match');
  expect(others.every(({ startsAt }) => startsAt === null)).toBe(true);
});

test('SPT-01 suggests nothing for unknown words, and refuses an empty search', async () => {
  expect(await request('qqqqzzzz')).toEqual([]);
  expect(await operator.get('/line-api/v1/suggestions')).toMatchObject({ status: 400 });
  expect(await operator.get('/line-api/v1/suggestions?search=%20')).toMatchObject({ status: 400 });
});
