import type { Game } from '@grandstand/bus-contracts';
import { makeGame, registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const PATH = '/web-api/user/favourites';
const ARSENAL = 'team:football-arsenal';

interface Body {
  readonly favourites: readonly string[];
  readonly leftOut: readonly string[];
}

interface Named {
  readonly favourite: string;
  readonly name: string;
  readonly country: string | null;
  readonly sport: { readonly slug: string };
  readonly live: number;
  readonly line: number;
}

let operator: TestOperator;
let player: TestPlayer;
let leagues: readonly string[];
beforeAll(async () => {
  operator = await startOperator();
  const { body } = await operator.get<{ sports: { champs: { id: number }[] }[] }>(
    '/line-api/v1/sports',
  );
  leagues = body.sports.flatMap(({ champs }) => champs.map(({ id }) => `league:${id}`));
});
beforeEach(async () => {
  player = await registerPlayer(operator);
});
afterAll(() => operator.sandbox.close());

const read = async (of = player): Promise<readonly string[]> =>
  (await operator.get<Body>(PATH, { token: of.token })).body.favourites;
const set = (favourite: unknown, isOn: unknown = true) =>
  operator.post<Body & ErrorBody>(PATH, { favourite, isOn }, { token: player.token });
const join = (favourites: unknown) =>
  operator.post<Body & ErrorBody>(`${PATH}/join`, { favourites }, { token: player.token });
const games = async (query: string): Promise<readonly Game[]> =>
  (await operator.get<{ games: Game[] }>(`/line-api/v1/games?${query}`)).body.games;

describe('the favourites of a player', () => {
  test('are none at first, and each player’s own', async () => {
    const other = await registerPlayer(operator);
    expect(await read()).toEqual([]);
    await set(ARSENAL);
    expect(await read()).toEqual([ARSENAL]);
    expect(await read(other)).toEqual([]);
  });

  test('are kept in the order of the stars; one more star on the same changes nothing', async () => {
    const { id } = await makeGame(operator);
    await set(ARSENAL);
    await set(`match:${id}`);
    const { body } = await set(ARSENAL);
    expect(body.favourites).toEqual([ARSENAL, `match:${id}`]);
    expect((await set(ARSENAL, false)).body.favourites).toEqual([`match:${id}`]);
    expect((await set(ARSENAL, false)).body.favourites).toEqual([`match:${id}`]);
  });

  test.each(['match:123', 'league:9999', 'team:football-nobody'])(
    'refuse what does not exist: %s',
    async (favourite) => {
      const refusal = { status: 422, body: { error: { code: 'unknown-favourite' } } };
      expect(await set(favourite)).toMatchObject(refusal);
      expect(await read()).toEqual([]);
    },
  );

  test.each([
    '',
    'match',
    'match:x',
    'match:0',
    'team:',
    'team:a b',
    'sport:1',
    'match:1;',
    7,
    null,
  ])('refuse an invalid favourite: %j', async (favourite) => {
    const refusal = { status: 400, body: { error: { code: 'bad-request' } } };
    expect(await set(favourite)).toMatchObject(refusal);
    expect(await join([favourite])).toMatchObject(refusal);
  });

  test('have room for 100 of a kind; another is refused, and one of another kind is not', async () => {
    const teams = await manyTeams(101);
    await join(teams.slice(0, 99));
    expect(await set(teams[99])).toMatchObject({ status: 200 });
    expect(await set(teams[100])).toMatchObject({
      status: 422,
      body: { error: { code: 'favourites-full', details: { limit: 100 } } },
    });
    expect(await set(leagues[0])).toMatchObject({ status: 200 });
    await set(teams[0], false);
    expect(await set(teams[100])).toMatchObject({ status: 200 });
    expect(await read()).toHaveLength(101);
  });

  test('have room for all but one when two stars come at once', async () => {
    const teams = await manyTeams(101);
    await join(teams.slice(0, 99));
    const answers = await Promise.all([set(teams[99]), set(teams[100])]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await read()).toHaveLength(100);
  });

  test('drop matches that are over when there is no room for another', async () => {
    const upcoming = (await games('section=line')).map(({ id }) => `match:${id}`);
    const { id } = await makeGame(operator);
    await join([...upcoming.slice(0, 99), `match:${id}`]);
    const other = `match:${(await makeGame(operator)).id}`;
    expect(await set(other)).toMatchObject({ status: 422 });
    await operator.control(`/games/${id}/finish`, { home: 1, away: 0 });
    expect(await set(other)).toMatchObject({ status: 200 });
    const now = await read();
    expect(now).toHaveLength(100);
    expect(now).toContain(other);
    expect(now).not.toContain(`match:${id}`);
  });

  test('refuse guests', async () => {
    const refusal = { status: 401, body: { error: { code: 'unauthorized' } } };
    expect(await operator.get(PATH)).toMatchObject(refusal);
    expect(await operator.post(PATH, { favourite: ARSENAL, isOn: true })).toMatchObject(refusal);
    expect(await operator.post(`${PATH}/join`, { favourites: [] })).toMatchObject(refusal);
  });
});

describe('a guest’s favourites', () => {
  test('join the player’s: nothing is lost, nothing is twice, and again changes nothing', async () => {
    await set(ARSENAL);
    const [league = ''] = leagues;
    const joined = { favourites: [ARSENAL, league], leftOut: [] };
    expect((await join([league, ARSENAL])).body).toEqual(joined);
    expect((await join([league, ARSENAL])).body).toEqual(joined);
    expect(await read()).toEqual([ARSENAL, league]);
  });

  test('that no longer exist are dropped', async () => {
    expect((await join(['match:123', ARSENAL])).body).toEqual({
      favourites: [ARSENAL],
      leftOut: [],
    });
  });

  test('for which there is no room are named, and the player’s own all stay', async () => {
    const teams = await manyTeams(102);
    await join(teams.slice(0, 99));
    const { body } = await join(teams.slice(99));
    expect(body.favourites).toEqual(teams.slice(0, 100));
    expect(body.leftOut).toEqual(teams.slice(100));
  });
});

describe('the line by favourites', () => {
  test('has the games that are one of them, or of one of their leagues and teams', async () => {
    const all = await games('section=live');
    const [game] = all;
    if (!game) throw new Error('No game is in play.');
    const of = async (favourites: string) =>
      (await games(`section=live&favourites=${favourites}`)).map(({ id }) => id);
    const idsOf = (isIn: (one: Game) => boolean) => all.filter(isIn).map(({ id }) => id);
    expect(await of(`match:${game.id}`)).toEqual([game.id]);
    expect(await of(`league:${game.champ.id}`)).toEqual(
      idsOf(({ champ }) => champ.id === game.champ.id),
    );
    const team = idsOf(({ homeId, awayId }) => [homeId, awayId].includes(game.awayId));
    expect(await of(`team:${game.awayId}`)).toEqual(team);
    expect(await of(`match:123,team:${game.awayId},match:${game.id}`)).toEqual(team);
    expect(await of('match:123')).toEqual([]);
  });

  test.each(['match', 'match:1,', Array.from({ length: 501 }, () => 'match:1').join(',')])(
    'refuses a list that is none',
    async (list) => {
      const path = `/line-api/v1/games?section=line&favourites=${list}`;
      expect(await operator.get(path)).toMatchObject({ status: 400 });
      const names = `/line-api/v1/favourites?favourites=${list}`;
      expect(await operator.get(names)).toMatchObject({ status: 400 });
    },
  );

  test('names leagues and teams in the language, also those that do not play', async () => {
    const { body } = await operator.get<{ named: Named[] }>(
      `/line-api/v1/favourites?favourites=${ARSENAL},${leagues[0]},match:123,team:football-nobody`,
      { language: 'ru' },
    );
    expect(body.named.map(({ favourite }) => favourite)).toEqual([ARSENAL, leagues[0]]);
    expect(body.named[0]).toMatchObject({ name: 'Арсенал', sport: { slug: 'football' } });
    const ofLeague = await games(`section=live&favourites=${leagues[0]}`);
    expect(body.named[1]?.live).toBe(ofLeague.length);
    expect(body.named[1]?.name).toMatch(/\p{Script=Cyrillic}/u);
  });

  test('include a team of a match of QA’s, in any script', async () => {
    const { body } = await operator.control<{ game: Game }>('/games', {
      sport: 'football',
      home: 'Заря',
      away: 'Blues',
      startsIn: 600,
    });
    expect(body.game.homeId).toBe('football-zarya');
    expect(await set(`team:${body.game.homeId}`)).toMatchObject({ status: 200 });
  });
});

/** Teams that there are. */
async function manyTeams(count: number): Promise<readonly string[]> {
  const all = [...(await games('section=line')), ...(await games('section=live'))];
  const teams = all.flatMap(({ homeId, awayId }) => [`team:${homeId}`, `team:${awayId}`]);
  const different = [...new Set(teams)].slice(0, count);
  expect(different).toHaveLength(count);
  return different;
}
