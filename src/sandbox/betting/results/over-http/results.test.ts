import type { Game } from '@grandstand/bus-contracts';
import { resultsAnswers } from '@grandstand/bus-contracts/answers';
import { startOperator } from '@grandstand/sandbox/testing';
import type { TestOperator } from '@grandstand/sandbox/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Results = v.InferOutput<typeof resultsAnswers.lineResults>;

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.sandbox.close());

async function results(query: Record<string, string> = {}, language = 'en'): Promise<Results> {
  const path = `/line-api/v1/results?${new URLSearchParams(query)}`;
  const { status, body } = await operator.get(path, { language });
  expect(status).toBe(200);
  return v.parse(resultsAnswers.lineResults, body);
}

/** A game that QA makes and ends with a score. */
async function ended(home: string, away: string, score: object): Promise<Game> {
  const made = await operator.control<{ game: Game }>('/games', {
    sport: 'football',
    home,
    away,
    startsIn: 0,
  });
  const { id } = made.body.game;
  await operator.control(`/games/${id}/start`, {});
  await operator.control(`/games/${id}/finish`, score);
  return made.body.game;
}

describe('the results of a day', () => {
  it('SPT-02 have a match with its final score once it has ended', async () => {
    await ended('Zorbax Rovers', 'Quill Town', { home: 3, away: 1 });
    const { games, total } = await results({ search: 'zorbax' });
    expect(total).toBe(1);
    expect(games[0]).toMatchObject({
      home: 'Zorbax Rovers',
      away: 'Quill Town',
      isFinished: true,
      isLive: false,
      score: { home: 3, away: 1 },
    });
  });

  it('have a match without a score whose bets are void', async () => {
    await ended('Voidham', 'Nulltown', { isVoid: true });
    const { games } = await results({ search: 'voidham' });
    expect(games[0]).toMatchObject({ isFinished: true, score: null });
  });

  it('say how many games each sport and championship has, and narrow to one of them', async () => {
    const all = await results({ limit: '300' });
    const sum = all.sports.reduce((games, sport) => games + sport.games, 0);
    expect(sum).toBe(all.total);
    const sport = all.sports.find(({ slug }) => slug === 'tennis');
    const champ = sport?.champs[0];
    const narrowed = await results({ sport: 'tennis', champ: champ?.slug ?? '' });
    expect(narrowed.total).toBe(champ?.games);
    expect(narrowed.sports).toEqual(all.sports);
    expect(new Set(narrowed.games.map((game) => game.champ.slug))).toEqual(new Set([champ?.slug]));
  });

  it('come with the last that began first, as many as were asked for', async () => {
    const { games, total } = await results({ limit: '20' });
    expect(games).toHaveLength(20);
    expect(total).toBeGreaterThan(20);
    const starts = games.map(({ startsAt }) => startsAt);
    expect(starts).toEqual(starts.toSorted((a, b) => b - a));
  });

  it('agree with the page of a match of an earlier day', async () => {
    const { firstDay } = await results();
    const { games } = await results({ day: firstDay, limit: '5' });
    expect(games.length).toBeGreaterThan(0);
    for (const game of games.slice(0, 3)) {
      const { status, body } = await operator.get<{ game: Game }>(`/line-api/v1/games/${game.id}`);
      if (status === 404) continue;
      expect(body.game).toMatchObject({ score: game.score, isFinished: true });
    }
  });

  it('are refused for a day to come, for one long ago, and for words that are no day or zone', async () => {
    const status = async (query: string): Promise<number> =>
      (await operator.get(`/line-api/v1/results?${query}`)).status;
    expect(await status('day=2999-01-01')).toBe(404);
    expect(await status('day=2001-01-01')).toBe(404);
    expect(await status('day=yesterday')).toBe(400);
    expect(await status('timeZone=Nowhere/City')).toBe(400);
    expect(await status('limit=100000')).toBe(400);
  });

  it('of the type "live" are the games in play', async () => {
    const { games } = await results({ type: 'live' });
    expect(games.length).toBeGreaterThan(0);
    expect(games.every(({ isLive, score }) => isLive && score !== null)).toBe(true);
  });

  it('are found by a name in another script', async () => {
    const { games } = await results({ search: 'зорбакс' }, 'ru');
    expect(games.map(({ home }) => home)).toEqual(['Zorbax Rovers']);
  });
});

describe('the page of a championship', () => {
  async function champ(id: number | string) {
    const { status, body } = await operator.get(`/line-api/v1/champs/${id}`);
    return { status, body: body as v.InferOutput<typeof resultsAnswers.lineChamp> };
  }

  it('RTE-04 has the table of the season by the results of the data', async () => {
    const { body } = await champ(101);
    const { champ: league, table } = v.parse(resultsAnswers.lineChamp, body);
    expect(league.slug).toBe('england-premier-league');
    expect(table?.season).toBe('2025–26');
    expect(table?.rows).toHaveLength(20);
    for (const { played, won, drawn, lost, points } of table?.rows ?? []) {
      expect([won + drawn + lost, 3 * won + drawn]).toEqual([played, points]);
    }
    const goals = (side: 'scored' | 'conceded') =>
      table?.rows.reduce((sum, row) => sum + row[side], 0);
    expect(goals('scored')).toBe(goals('conceded'));
  });

  it('has its last results and its next games', async () => {
    const { body } = await champ(101);
    expect(body.next.length).toBeGreaterThan(0);
    expect(body.next.every(({ isFinished }) => !isFinished)).toBe(true);
    expect(body.last.every(({ isFinished }) => isFinished)).toBe(true);
  });

  it('has no table of a cup, and answers 404 for a championship that is unknown', async () => {
    expect((await champ(106)).body).toMatchObject({
      champ: { slug: 'copa-libertadores' },
      table: null,
    });
    expect((await champ(999_999)).status).toBe(404);
    expect((await champ('x')).status).toBe(404);
  });
});

/** The meetings of Arsenal and Liverpool in the data. */
const MEETINGS = [
  ['2025–26', 'Arsenal', { home: 0, away: 0 }],
  ['2025–26', 'Liverpool', { home: 1, away: 0 }],
  ['2024–25', 'Liverpool', { home: 2, away: 2 }],
  ['2024–25', 'Arsenal', { home: 2, away: 2 }],
];

describe('teams', () => {
  async function answerTo<Name extends 'lineTeam' | 'lineHeadToHead'>(name: Name, path: string) {
    const { status, body } = await operator.get(`/line-api/v1/${path}`);
    expect(status).toBe(200);
    return v.parse(resultsAnswers[name], body) as v.InferOutput<(typeof resultsAnswers)[Name]>;
  }

  it('SPT-02 RTE-04 have their place in the table, and results that add up to its row', async () => {
    const { body } = await operator.get('/line-api/v1/champs/101');
    const { table } = v.parse(resultsAnswers.lineChamp, body);
    const [first] = table?.rows ?? [];
    const { team, league, matches } = await answerTo('lineTeam', `teams/${first?.teamId}`);
    expect(team.name).toBe(first?.team);
    expect(league).toMatchObject({ season: table?.season, place: 1 });
    expect(league?.rivals).toHaveLength((table?.rows.length ?? 0) - 1);
    const season = matches.filter((match) => match.season === table?.season);
    expect(season).toHaveLength(first?.played ?? 0);
    const scored = season.reduce(
      (sum, { home, score }) => sum + (home.id === team.id ? score.home : score.away),
      0,
    );
    expect(scored).toBe(first?.scored);
  });

  it('SPT-02 RTE-05 have their meetings, the newest first, the same from either side', async () => {
    const ids = ['football-arsenal', 'football-liverpool'];
    const { matches } = await answerTo('lineHeadToHead', `head-to-head/${ids.join('/')}`);
    // As the data has them.
    expect(matches.map(({ season, score, home }) => [season, home.name, score])).toEqual(MEETINGS);
    const back = await answerTo('lineHeadToHead', `head-to-head/${ids.toReversed().join('/')}`);
    expect(back.matches).toEqual(matches);
  });

  it('are not found where there are none, and a team has no rival in itself', async () => {
    for (const path of [
      'teams/football-nobody',
      'head-to-head/football-arsenal/football-arsenal',
      'head-to-head/football-arsenal/tennis-nobody',
    ]) {
      expect((await operator.get(`/line-api/v1/${path}`)).status, path).toBe(404);
    }
  });
});
