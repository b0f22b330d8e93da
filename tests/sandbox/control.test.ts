import type { Game, PlacedBet } from '@grandstand/bus-contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody, TestOperator } from '@grandstand/sandbox/testing';
import {
  coupon,
  makeGame,
  moneyOf,
  place,
  registerPlayer,
  signInDemo,
  startOperator,
} from '@grandstand/sandbox/testing';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(() => operator.call('DELETE', '/sandbox/v1/faults', { body: {} }));
afterAll(() => operator.sandbox.close());

const SPORTS = '/line-api/v1/sports';

async function gameOf(id: number): Promise<Game> {
  return (await operator.get<{ game: Game }>(`/line-api/v1/games/${id}`)).body.game;
}

test('refuses a change that is not JSON, so that no form of another site reaches the control API', async () => {
  const answer = await operator.sandbox.fetch(
    new Request('http://localhost:3000/sandbox/v1/reset', { method: 'POST', body: '{}' }),
  );
  expect(answer.status).toBe(415);
});

test('names the issues of an invalid request', async () => {
  const answer = await operator.post<ErrorBody & { error: { details: { issues: string[] } } }>(
    '/sandbox/v1/faults',
    { path: '/x', kind: 'fire' },
  );
  expect(answer.status).toBe(400);
  expect(answer.body.error.details.issues[0]).toMatch(/^kind: /);
});

describe('a game', () => {
  test('is made, started, set to a score and finished', async () => {
    const { id } = await makeGame(operator, 'football', 900);
    expect((await gameOf(id)).isLive).toBe(false);
    await operator.control(`/games/${id}/start`);
    expect(await gameOf(id)).toMatchObject({
      isLive: true,
      score: { home: 0, away: 0, minute: 1 },
    });
    await operator.control(`/games/${id}/score`, { home: 3, away: 1 });
    const live = await gameOf(id);
    expect(live.score).toMatchObject({ home: 3, away: 1, periods: [{ home: 3, away: 1 }] });
    const outcomes = live.markets.flatMap((market) => market.outcomes);
    // As after any goal.
    expect(outcomes.every(({ isBlocked }) => isBlocked)).toBe(true);
    await operator.control(`/games/${id}/finish`, { home: 4, away: 1 });
    expect(await gameOf(id)).toMatchObject({ isFinished: true, score: { home: 4, away: 1 } });
    const again = await operator.control<ErrorBody>(`/games/${id}/finish`, { home: 0, away: 0 });
    expect(again.status).toBe(400);
  });

  test('of sets accepts a score in sets, and no impossible score', async () => {
    const { id } = await makeGame(operator, 'volleyball', 900);
    await operator.control(`/games/${id}/start`);
    const impossible = await operator.control(`/games/${id}/score`, { home: 4, away: 0 });
    expect(impossible.status).toBe(400);
    await operator.control(`/games/${id}/score`, { home: 2, away: 1 });
    expect((await gameOf(id)).score).toMatchObject({ home: 2, away: 1, period: 4 });
    await operator.control('/clock', { advance: 12_000 });
    const over = await gameOf(id);
    expect(over.isFinished).toBe(true);
    expect(Math.max(over.score?.home ?? 0, over.score?.away ?? 0)).toBe(3);
  });

  test('suspends its prices around a goal, and resumes them', async () => {
    const { id } = await makeGame(operator, 'football', 0);
    await operator.control(`/games/${id}/score`, { home: 1, away: 0 });
    const blocked = async () => (await gameOf(id)).markets[0]?.outcomes[0]?.isBlocked;
    expect(await blocked()).toBe(true);
    operator.clock.advance(4_000);
    expect(await blocked()).toBe(true);
    operator.clock.advance(3_000);
    expect(await blocked()).toBe(false);
  });

  test.each([
    ['/games', { sport: 'chess', home: 'A', away: 'B' }],
    ['/games', { sport: 'tennis', champ: 'england-premier-league', home: 'A', away: 'B' }],
    ['/clock', { pace: -1 }],
    ['/outcomes/price', { id: 'x', coef: 0.5 }],
    ['/tokens', { lifetime: 0 }],
    ['/site', { autoLogoffMinutes: -1 }],
  ])('refuses %s %o', async (path, body) => {
    expect((await operator.control(path, body)).status).toBe(400);
  });

  test.each(['/games/77/start', '/players/nobody/deposit', '/players/nobody/sign-out'])(
    'answers 404 to %s',
    async (path) => {
      expect((await operator.control(path, { amount: 1 })).status).toBe(404);
    },
  );
});

test('fixes a price, and releases it', async () => {
  const game = await makeGame(operator);
  const { id, coef } = game.outcome(1);
  const set = await operator.control('/outcomes/price', { id, coef: 7.7777 });
  expect(set.body).toEqual({ id, coef: 7.778, isBlocked: false });
  operator.clock.advance(60_000);
  expect((await gameOf(game.id)).markets[0]?.outcomes[0]?.coef).toBe(7.778);
  const freed = await operator.control<{ coef: number }>('/outcomes/price', { id, coef: null });
  expect(Math.abs(freed.body.coef - coef)).toBeLessThan(0.5);
});

test('pauses matches, and lets them run faster', async () => {
  const game = await makeGame(operator, 'football', 0);
  await operator.control('/clock', { isPaused: true });
  const minute = async () => (await gameOf(game.id)).score?.minute;
  const before = await minute();
  operator.clock.advance(30_000);
  expect(await minute()).toBe(before);
  await operator.control('/clock', { isPaused: false, pace: 60 });
  operator.clock.advance(10_000);
  expect((await minute()) ?? 0).toBeGreaterThanOrEqual((before ?? 0) + 9);
  await operator.control('/clock', { pace: 15 });
  const state = await operator.get('/sandbox/v1/state');
  expect(state.body).toMatchObject({ pace: 15, isPaused: false, now: operator.clock.now() });
});

describe('a fault', () => {
  const fail = (fault: object) => operator.control('/faults', fault);

  test('answers a status for a number of calls', async () => {
    await fail({ method: 'GET', path: SPORTS, kind: 'status', status: 503, code: 112, times: 2 });
    for (const status of [503, 503, 200]) {
      expect((await operator.get(SPORTS)).status).toBe(status);
    }
  });

  test('answers HTML instead of JSON', async () => {
    await fail({ path: '/line-api/*', kind: 'html', status: 502 });
    const answer = await operator.get<string>(SPORTS);
    expect(answer.status).toBe(502);
    expect(answer.body).toMatch(/^<!doctype html>/);
  });

  test.each(['abort', 'truncated'])('breaks the connection off: %s', async (kind) => {
    await fail({ path: SPORTS, kind });
    await expect(operator.get(SPORTS)).rejects.toThrow('broken off');
  });

  test('loses the answer after the work is done; the result is found by the refId', async () => {
    const player = await registerPlayer(operator);
    const body = coupon(player, [(await makeGame(operator)).outcome(1)]);
    await fail({ method: 'POST', path: '/web-api/coupon/place', kind: 'lose-answer' });
    await expect(place(operator, player, body)).rejects.toThrow('broken off');
    const path = `/web-api/coupon/by-ref/${body.refId}`;
    const known = await operator.get<{ bet: PlacedBet }>(path, { token: player.token });
    expect(known.body.bet.refId).toBe(body.refId);
    expect(await moneyOf(operator, player)).toBe(90);
  });

  test('makes a call slow', async () => {
    await fail({ path: SPORTS, kind: 'slow', delay: 60 });
    const start = performance.now();
    expect((await operator.get(SPORTS)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(50);
  });

  test('stays until it is cleared when times is 0', async () => {
    await fail({ path: SPORTS, kind: 'status', times: 0 });
    for (let i = 0; i < 3; i++) expect((await operator.get(SPORTS)).status).toBe(500);
    const listed = await operator.get('/sandbox/v1/faults');
    expect(listed.body).toMatchObject({ faults: [{ path: SPORTS, times: 0 }] });
    await operator.call('DELETE', '/sandbox/v1/faults', { body: {} });
    expect((await operator.get(SPORTS)).status).toBe(200);
  });
});

test('signs players out for inactivity after other minutes, until it is reset', async () => {
  const minutes = async (): Promise<unknown> => {
    const { body } = await operator.get<object>('/bff-api/config/all.json?lang=en');
    return (body as { autoLogoffMinutes?: number }).autoLogoffMinutes;
  };
  expect(await minutes()).toBe(30);
  await operator.control('/site', { autoLogoffMinutes: 1 });
  expect(await minutes()).toBe(1);
  await operator.control('/site', {});
  expect(await minutes()).toBe(1);
  await operator.control('/reset');
  expect(await minutes()).toBe(30);
});

test('signs a player out everywhere, and makes tokens short', async () => {
  await operator.control('/tokens', { lifetime: 2 });
  const { token, cookie } = await signInDemo(operator);
  operator.clock.advance(3_000);
  expect((await operator.get('/web-api/user/accounts', { token })).status).toBe(401);
  await operator.control('/players/demo/sign-out');
  expect((await operator.get('/web-api/user/check', { cookie })).body).toEqual({ userId: '' });
});

test('resets everything to the state of a fresh operator', async () => {
  const player = await registerPlayer(operator);
  const game = await makeGame(operator);
  await place(operator, player, coupon(player, [game.outcome(1)]));
  await operator.control('/clock', { pace: 100 });
  await operator.control('/reset');
  const demo = await signInDemo(operator);
  expect(demo.userId).toBe('100001');
  expect(await moneyOf(operator, demo)).toBe(1000);
  expect((await operator.get(`/line-api/v1/games/${game.id}`)).status).toBe(404);
  const { body } = await operator.get('/sandbox/v1/state');
  expect(body).toMatchObject({ pace: 15, tokenLifetime: 600, faults: [] });
  const ledger = await operator.get('/sandbox/v1/ledger');
  expect(ledger.body).toMatchObject({ isBalanced: true, sum: 0, transactions: 5 });
  expect(operator.problems).toEqual([]);
});
