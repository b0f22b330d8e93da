import type { Game, Sport } from '@grandstand/bus-contracts';
import { gameSchema, sportSchema } from '@grandstand/bus-contracts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ErrorBody, TestOperator } from '@grandstand/sandbox/testing';
import {
  FRIDAY,
  handClock,
  migratedDatabase,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';

const DAY = 86_400_000;
const FOOTBALL = 1;

async function games(operator: TestOperator, query: string, language = 'en'): Promise<Game[]> {
  const { body } = await operator.get<{ games: Game[] }>(`/line-api/v1/games?${query}`, {
    language,
  });
  return body.games;
}

describe('the line of an operator', () => {
  let database: Awaited<ReturnType<typeof migratedDatabase>>;
  let operator: TestOperator;
  beforeAll(async () => {
    database = await migratedDatabase();
    operator = await startOperator({ database });
  });
  afterAll(() => operator.sandbox.close());

  test('SPT-01 answers sports, games and a game in the agreed shapes', async () => {
    const { body } = await operator.get<{ sports: Sport[] }>('/line-api/v1/sports');
    expect(v.is(v.array(sportSchema), body.sports)).toBe(true);
    expect(body.sports.map(({ slug }) => slug)).toEqual([
      'football',
      'tennis',
      'basketball',
      'ice-hockey',
      'volleyball',
      'cricket',
    ]);
    for (const sport of body.sports) {
      expect(sport.live).toBeGreaterThan(0);
      expect(sport.line).toBeGreaterThan(0);
    }
    const all = [
      ...(await games(operator, 'section=live')),
      ...(await games(operator, 'section=line')),
    ];
    const parsed = v.safeParse(v.array(gameSchema), all);
    expect(parsed.issues).toBeUndefined();
  });

  test('SPT-01 prices every outcome from 1.01 with at most 3 digits, and with a margin', async () => {
    const [first] = await games(operator, 'section=line&sport=football');
    const { body } = await operator.get<{ game: Game }>(`/line-api/v1/games/${first?.id}`);
    expect(v.is(gameSchema, body.game)).toBe(true);
    const types = body.game.markets.map(({ typeId }) => typeId).filter((typeId) => typeId < 1000);
    expect(types.toSorted((a, b) => a - b)).toEqual([
      1, 2, 8, 14, 15, 17, 19, 20, 27, 62, 105, 136, 531, 541, 544, 547, 551,
    ]);
    for (const { coef } of body.game.markets.flatMap(({ outcomes }) => outcomes)) {
      expect(coef).toBeGreaterThanOrEqual(1.01);
      expect(Math.round(coef * 1000) / 1000).toBe(coef);
    }
    const result = body.game.markets.find(({ typeId }) => typeId === 1);
    const overround = result?.outcomes.reduce((sum, { coef }) => sum + 1 / coef, 0) ?? 0;
    expect(overround).toBeGreaterThan(1.02);
    expect(overround).toBeLessThan(1.1);
  });

  test('SPT-01 filters by section, sport, championship, time, search and limit', async () => {
    const line = await games(operator, 'section=line&sport=tennis&limit=5');
    expect(line).toHaveLength(5);
    expect(line.every(({ sport, isLive }) => sport.slug === 'tennis' && !isLive)).toBe(true);
    const soon = await games(operator, 'section=line&hours=1');
    expect(soon.length).toBeGreaterThan(10);
    expect(soon.every(({ startsAt }) => startsAt <= operator.clock.now() + 3_600_000)).toBe(true);
    const champ = await games(operator, 'section=line&champ=england-premier-league');
    expect(new Set(champ.map(({ champ: { name } }) => name))).toEqual(new Set(['Premier League']));
    const [match] = champ;
    const found = await games(operator, `section=line&search=${match?.home.toUpperCase()}`);
    expect(found.map(({ id }) => id)).toContain(match?.id);
    // In another script, and in any order.
    const byLeague = await games(
      operator,
      `section=line&search=${encodeURIComponent('лига премьер')}`,
    );
    expect(byLeague.some(({ champ: { slug } }) => slug === 'england-premier-league')).toBe(true);
    const byPeriod = await games(operator, 'section=live&timeFilter=3');
    expect(byPeriod.length).toBeGreaterThan(0);
    expect(byPeriod.every(({ score }) => score?.period === 2)).toBe(true);
    const upcoming = await games(operator, 'section=live&timeFilter=1');
    expect(upcoming.every(({ isLive }) => !isLive)).toBe(true);
    const top = await games(operator, 'section=line&timeFilter=6');
    expect(top.every(({ isTop }) => isTop)).toBe(true);
  });

  test('RTE-04 derbies are the matches of two clubs of one town, in every league', async () => {
    const named = ({ home, away }: Game): string => `${home} – ${away}`;
    const all = (await games(operator, 'section=line')).map(named);
    const derbies = await games(operator, 'section=line&isDerby=true');
    expect(derbies.map(named)).toContain('Sheffield United – Sheffield Wednesday');
    expect(derbies.map(named)).toContain('Fulham – West Ham United');
    expect(new Set(derbies.map(({ isTop }) => isTop))).toEqual(new Set([true, false]));
    expect(derbies.length).toBeLessThan(all.length / 10);
    // Everton meets a club of another town.
    expect(await games(operator, 'section=line&search=everton')).not.toEqual([]);
    expect(await games(operator, 'section=line&isDerby=true&search=everton')).toEqual([]);
  });

  test('LNG-01 names sports, championships and countries in the requested language', async () => {
    const query = 'section=line&champ=germany-bundesliga&limit=1';
    const [russian] = await games(operator, query, 'ru');
    expect(russian).toMatchObject({
      sport: { name: 'Футбол' },
      champ: { name: 'Бундеслига', country: 'Германия' },
    });
    const [kazakh] = await games(operator, query, 'kz');
    expect(kazakh).toMatchObject({ champ: { country: 'Германия' } });
  });

  test('refuses an invalid query, and an unknown game', async () => {
    const query = await operator.get<ErrorBody>('/line-api/v1/games?section=past');
    expect(query.status).toBe(400);
    for (const id of ['1', 'x', '99999999999', '9000000001']) {
      expect((await operator.get(`/line-api/v1/games/${id}`)).status).toBe(404);
    }
  });

  test('answers outcomes by id, also of old games, and leaves out unknown ones', async () => {
    const [game] = await games(operator, 'section=live&sport=football');
    const id = game?.markets[0]?.outcomes[0]?.id ?? '';
    const long = id.replace(/^(\d+)/, (gameId) => String(Number(gameId) - 10_000));
    const { body } = await operator.post<{ outcomes: { id: string; isFinished: boolean }[] }>(
      '/line-api/v1/outcomes',
      { ids: [id, long, 'nonsense', '5:5', `${game?.id}:77`] },
    );
    expect(body.outcomes).toMatchObject([
      { id, isFinished: false, isLive: true },
      { id: long, isFinished: true, isBlocked: true },
    ]);
  });

  test('SPT-01 changes live prices and scores every second', async () => {
    const before = await games(operator, 'section=live&sport=football');
    operator.clock.advance(30_000);
    const after = new Map((await games(operator, 'section=live')).map((game) => [game.id, game]));
    const moved = before.filter(
      (game) => JSON.stringify(game.markets) !== JSON.stringify(after.get(game.id)?.markets),
    );
    const minutes = before.filter(
      ({ id, score }) => (after.get(id)?.score?.minute ?? 0) > (score?.minute ?? 0),
    );
    expect(moved.length).toBeGreaterThan(before.length / 2);
    expect(minutes.length).toBeGreaterThan(before.length / 2);
  });

  test('answers lists from memory, without asking the database', async () => {
    // Settlements and draws that earlier tests caused are finished first.
    await operator.control('/settle');
    await operator.get('/toto-api/v1/sections');
    await operator.get('/lotto-api/v1/lotteries');
    const query = vi.spyOn(database, 'query');
    const transaction = vi.spyOn(database, 'transaction');
    await games(operator, 'section=line');
    await games(operator, 'section=live');
    expect(query).not.toHaveBeenCalled();
    expect(transaction).not.toHaveBeenCalled();
    await registerPlayer(operator);
    expect(query).toHaveBeenCalled();
    expect(transaction).toHaveBeenCalled();
  });
});

test('finds games of the last weeks, and none of past years', async () => {
  const operator = await startOperator();
  const line = await games(operator, 'section=line&sport=football');
  // Below a billion: of the football calendar, which counts seasons in steps of 20,000.
  const game = line.find(({ id }) => id < 1_000_000_000);
  const statusOf = async (id: number) => (await operator.get(`/line-api/v1/games/${id}`)).status;
  const ids = [0, 20_000, 40_000, -20_000].map((past) => (game?.id ?? 0) - past);
  expect(await Promise.all(ids.map(statusOf))).toEqual([200, 404, 404, 404]);
  expect(await Promise.all([1, 1_000_000_001, 1_500_000_001].map(statusOf))).toEqual([
    404, 404, 404,
  ]);
  await operator.sandbox.close();
});

test('SPT-01 has a good line on any date of the year', async () => {
  const operator = await startOperator({ clock: handClock(FRIDAY) });
  for (let month = 0; month < 13; month++) {
    // Days and hours differ from month to month.
    operator.clock.jump(FRIDAY + month * 29.3 * DAY + month * 5_000_000);
    const live = await games(operator, 'section=live');
    const football = live.filter(({ sportId }) => sportId === FOOTBALL);
    expect(football.length).toBeGreaterThanOrEqual(12);
    expect(new Set(live.map(({ sportId }) => sportId)).size).toBe(6);
    const line = await games(operator, 'section=line&sport=football');
    expect(line.length).toBeGreaterThan(150);
    const teams = football.flatMap(({ home, away }) => [home, away]);
    // No club plays twice at once.
    expect(new Set(teams).size).toBe(teams.length);
  }
  await operator.sandbox.close();
});

test('has the same matches for any secret, and other prices and scores for another', async () => {
  const answers = await Promise.all(
    ['a', 'a', 'b'].map(async (resultsSecret) => {
      const operator = await startOperator({ resultsSecret });
      operator.clock.advance(20_000);
      const line = await games(operator, 'section=line');
      const live = await games(operator, 'section=live');
      await operator.sandbox.close();
      // In other sports the next match of two teams waits for the end of this one.
      const sides = line
        .filter(({ sport }) => sport.slug === 'football')
        .slice(0, 100)
        .map(({ home, away, startsAt }) => [home, away, startsAt]);
      return { sides: JSON.stringify(sides), live: JSON.stringify(live) };
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.sides).toBe(answers[2]?.sides);
  expect(answers[0]?.live).not.toBe(answers[2]?.live);
});
