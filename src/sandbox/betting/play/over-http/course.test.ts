import type { Course, Game } from '@grandstand/bus-contracts';
import type { TestOperator } from '@grandstand/sandbox/testing';
import { makeGame, startOperator } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator();
  await operator.control('/clock', { isPaused: true });
});
afterAll(() => operator.sandbox.close());

const path = (id: number): string => `/line-api/v1/games/${id}`;

async function courseOf(id: number): Promise<Course> {
  const { body } = await operator.get<{ course: Course }>(`${path(id)}/course`);
  return body.course;
}

async function gameOf(id: number): Promise<Game> {
  return (await operator.get<{ game: Game }>(path(id))).body.game;
}

const advance = (minutes: number) => operator.control('/clock', { advance: minutes * 60 });

/** The score that the goals of a course come to. */
function scoreOf({ events }: Course) {
  const goals = events.filter(({ kind }) => kind === 'goal');
  const home = goals.filter(({ side }) => side === 'home').length;
  return { home, away: goals.length - home };
}

describe('the course of a football match', () => {
  test('SPT-01 has the goals of the score at every minute, and only grows', async () => {
    const { id } = await makeGame(operator);
    expect((await gameOf(id)).hasCourse).toBe(true);
    expect(await courseOf(id)).toMatchObject({ events: [] });
    await operator.control(`/games/${id}/start`, {});
    let before: Course['events'] = [];
    for (let minute = 0; minute < 114; minute += 2) {
      const [course, game] = [await courseOf(id), await gameOf(id)];
      const { home = 0, away = 0, events = 0 } = game.score ?? {};
      expect(scoreOf(course)).toEqual({ home, away });
      expect(course.events).toHaveLength(events);
      expect(course.events.slice(0, before.length)).toEqual(before);
      before = course.events;
      await advance(2);
    }
    const game = await gameOf(id);
    expect(game.isFinished).toBe(true);
    // The finished match keeps all of it.
    expect((await courseOf(id)).events.slice(0, before.length)).toEqual(before);
    const last = before.findLast(({ kind }) => kind === 'goal');
    if (last) expect(last.score).toEqual({ home: game.score?.home, away: game.score?.away });
    expect(before.some(({ kind }) => kind === 'corner')).toBe(true);
    const minutes = before.map(({ period, minute }) => period * 100 + minute);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  });

  test('its statistics count the events of each half, and a goal is a shot on target', async () => {
    const { id } = await makeGame(operator);
    await operator.control(`/games/${id}/start`, {});
    await advance(75);
    const { events, statistics } = await courseOf(id);
    const counted = (kind: string, period: number, side: string): number =>
      events.filter(
        (event) => event.kind === kind && event.period === period && event.side === side,
      ).length;
    const named = new Map(statistics.map(({ kind, periods }) => [kind, periods]));
    for (const [statistic, kind] of [
      ['corners', 'corner'],
      ['yellow-cards', 'yellow-card'],
      ['red-cards', 'red-card'],
    ] as const) {
      const halves = [1, 2].map((half) => ({
        home: counted(kind, half, 'home'),
        away: counted(kind, half, 'away'),
      }));
      expect(named.get(statistic)).toEqual(halves);
    }
    for (const [place, shots] of (named.get('shots-on-target') ?? []).entries()) {
      expect(shots.home).toBeGreaterThanOrEqual(counted('goal', place + 1, 'home'));
      expect(shots.away).toBeGreaterThanOrEqual(counted('goal', place + 1, 'away'));
    }
  });

  test('SPT-01 names who scored, who was shown a card and who came on, of the players on the pitch', async () => {
    const { id } = await makeGame(operator);
    const before = await courseOf(id);
    const { home, away } = before.lineUps ?? {};
    expect([home?.starters, away?.starters].map((players) => players?.length)).toEqual([11, 11]);
    await operator.control(`/games/${id}/start`, {});
    await advance(120);
    const { events, lineUps } = await courseOf(id);
    expect(lineUps).toEqual(before.lineUps);
    const playing = {
      home: new Set(home?.starters.map(({ number }) => number)),
      away: new Set(away?.starters.map(({ number }) => number)),
    };
    for (const { kind, side, player, assist, off } of events) {
      if (kind === 'corner') {
        expect(player).toBeUndefined();
        continue;
      }
      if (off) {
        expect(playing[side].delete(off.number)).toBe(true);
        playing[side].add(player?.number ?? 0);
      }
      expect(playing[side]).toContain(player?.number);
      if (assist) {
        expect(playing[side]).toContain(assist.number);
        expect(assist.number).not.toBe(player?.number);
      }
      if (kind === 'red-card') playing[side].delete(player?.number ?? 0);
    }
    expect(events.some(({ kind }) => kind === 'substitution')).toBe(true);
  });

  test('follows a corrected score and a set end', async () => {
    const { id } = await makeGame(operator);
    await operator.control(`/games/${id}/start`, {});
    await operator.control(`/games/${id}/score`, { home: 2, away: 1 });
    expect(scoreOf(await courseOf(id))).toEqual({ home: 2, away: 1 });
    await operator.control(`/games/${id}/score`, { home: 1, away: 1 });
    expect(scoreOf(await courseOf(id))).toEqual({ home: 1, away: 1 });
    await operator.control(`/games/${id}/finish`, { home: 3, away: 1 });
    const course = await courseOf(id);
    expect(scoreOf(course)).toEqual({ home: 3, away: 1 });
    expect((await gameOf(id)).score?.events).toBe(course.events.length);
  });

  test('is missing for other sports, for a match without a result and for an unknown one', async () => {
    const tennis = await makeGame(operator, 'tennis');
    expect((await gameOf(tennis.id)).hasCourse).toBeUndefined();
    const called = await makeGame(operator);
    await operator.control(`/games/${called.id}/start`, {});
    await operator.control(`/games/${called.id}/finish`, { isVoid: true });
    for (const id of [tennis.id, called.id, 1]) {
      expect((await operator.get(`${path(id)}/course`)).status).toBe(404);
    }
  });
});
