import type { Game } from '@grandstand/bus-contracts';
import { siteSearchSchema, type SearchFinding } from '@grandstand/bus-contracts/answers';
import { startOperator } from '@grandstand/sandbox/testing';
import type { TestOperator } from '@grandstand/sandbox/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let operator: TestOperator;
let game: Game;
beforeAll(async () => {
  operator = await startOperator();
  game = await make({ home: 'Zorbax Rovers', away: 'Blues', startsIn: 600 });
});
afterAll(() => operator.sandbox.close());

const make = async (of: { home: string; away: string; startsIn: number }): Promise<Game> => {
  const { body } = await operator.control<{ game: Game }>('/games', { sport: 'football', ...of });
  return body.game;
};
const find = async (search: string, language = 'en'): Promise<readonly SearchFinding[]> => {
  const path = `/bff-api/search?${new URLSearchParams({ search })}`;
  const { body } = await operator.get<{ found: unknown }>(path, { language });
  return v.parse(siteSearchSchema, body.found);
};
const kinds = (all: readonly SearchFinding[]) => [...new Set(all.map(({ kind }) => kind))];
const ofKind = (all: readonly SearchFinding[], wanted: string) =>
  all.filter(({ kind }) => kind === wanted);
const names = (all: readonly SearchFinding[]) => all.map(({ name }) => name);

describe('the line', () => {
  test('SPT-01 a team’s name finds its matches, and the team once', async () => {
    const all = await find('zorbax rov');
    expect(all.map(({ kind, name }) => [kind, name])).toEqual([
      ['line', 'Zorbax Rovers – Blues'],
      ['team', 'Zorbax Rovers'],
    ]);
    expect(all[0]).toMatchObject({
      id: String(game.id),
      path: `/line/football/${game.champ.slug}/${game.slug}`,
      startsAt: game.startsAt,
      score: null,
    });
    expect(all[1]).toMatchObject({ id: game.homeId, path: '/line?search=Zorbax+Rovers' });
  });

  test('SPT-01 words of both teams find the match alone', async () => {
    expect((await find('blues zorbax')).map(({ kind }) => kind)).toEqual(['line']);
  });

  test('SPT-01 a league’s name finds the league, in the language of the page', async () => {
    const [league, ...others] = await find('бундеслига', 'ru');
    expect(league).toMatchObject({ kind: 'league' });
    expect(league?.path).toMatch(/^\/(live|line)\/football\/[a-z\d-]+$/);
    expect(league?.name).toMatch(/Бундеслига/);
    expect(kinds(others)).not.toContain('line');
  });

  test('SPT-01 a country’s name finds the country', async () => {
    expect(names(ofKind(await find('germany'), 'country'))).toEqual(['Germany']);
  });

  test('SPT-01 finds the match in play first, with its score and minute, then the ones that begin soonest', async () => {
    const late = await make({ home: 'Quorvex City', away: 'Reds', startsIn: 9000 });
    const soon = await make({ home: 'Quorvex City', away: 'Greens', startsIn: 900 });
    const away = await make({ home: 'Greys', away: 'Quorvex City', startsIn: 600 });
    const running = await make({ home: 'Whites', away: 'Quorvex City', startsIn: 600 });
    await operator.control(`/games/${running.id}/start`, {});
    await operator.control(`/games/${running.id}/score`, { home: 0, away: 1 });
    const all = await find('quorvex');
    expect(all.slice(0, 4).map(({ kind, id }) => [kind, Number(id)])).toEqual([
      ['live', running.id],
      ['line', away.id],
      ['line', soon.id],
      ['line', late.id],
    ]);
    expect(all[0]).toMatchObject({
      path: `/live/football/${running.champ.slug}/${running.slug}`,
      score: { home: '0', away: '1', minute: expect.any(Number) },
    });
    expect(all.slice(1).every(({ score }) => score === null)).toBe(true);
    expect(ofKind(all, 'team')).toMatchObject([{ path: '/live?search=Quorvex+City' }]);
  });

  test.each([
    ['zorbakx rovers', 'Zorbax Rovers'],
    ['зорбакс', 'Zorbax Rovers'],
  ])('SPT-01 forgives typing and alphabets: "%s"', async (words, team) => {
    expect(names(ofKind(await find(words), 'team'))).toEqual([team]);
  });
});

describe('the whole site', () => {
  test.each([
    ['tennis', 'en', 'Tennis', '/line/tennis'],
    ['tenis', 'en', 'Tennis', '/line/tennis'],
    ['теннис', 'en', 'Tennis', '/line/tennis'],
    ['tennis', 'ru', 'Теннис', '/line/tennis'],
    ['dota', 'en', 'Dota 2', '/cyber/real/dota-2'],
    ['marble', 'en', 'Marbles', '/marble'],
  ])('SPT-01 "%s" in %s finds the sport %s', async (words, language, name, path) => {
    expect(ofKind(await find(words, language), 'sport')).toContainEqual(
      expect.objectContaining({ name, path }),
    );
  });

  test('SPT-01 "blackjack" finds games, each with its page', async () => {
    const games = ofKind(await find('blackjack'), 'game');
    expect(games.length).toBeGreaterThan(0);
    for (const { name, id, path, note } of games) {
      expect(note, name).not.toBeNull();
      expect(path).toMatch(new RegExp(`^/(casino|slots|live-casino)/game/\\d+/${id}$`));
    }
    expect(names(ofKind(await find('блэкджек', 'ru'), 'game'))).toEqual(names(games));
  });

  test('finds texts by their titles, then by what they say, with its place', async () => {
    const [title] = ofKind(await find('about'), 'help');
    expect(title).toMatchObject({ path: '/about' });
    const [rule] = ofKind(await find('withdraw'), 'help');
    expect(rule?.path).toMatch(/^\/(rules|betting-alphabet|[a-z]+)/);
    expect(rule?.note).not.toBe('');
    expect(ofKind(await find('вывод', 'ru'), 'help').length).toBeGreaterThan(0);
    // Texts that only use the name of a sport.
    expect(kinds(await find('tennis'))).not.toContain('help');
  });

  test('finds few of a kind, in the order of the groups', async () => {
    const all = await find('a');
    const order = siteSearchSchema.item.entries.kind.options;
    expect(kinds(all)).toEqual(order.filter((kind) => kinds(all).includes(kind)));
    for (const kind of kinds(all)) expect(ofKind(all, kind).length, kind).toBeLessThanOrEqual(5);
  });

  test('finds nothing for unknown words, and refuses an empty search', async () => {
    expect(await find('qqqqzzzz')).toEqual([]);
    const empty = { status: 400 };
    expect(await operator.get('/bff-api/search')).toMatchObject(empty);
    expect(await operator.get('/bff-api/search?search=%20')).toMatchObject(empty);
    const long = 'x'.repeat(61);
    expect(await operator.get(`/bff-api/search?search=${long}`)).toMatchObject(empty);
  });
});
