import type { Outcome, PlacedBet } from '@grandstand/bus-contracts';
import { placedBetSchema } from '@grandstand/bus-contracts';
import { systemOptions } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
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
let player: TestPlayer;
beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(async () => {
  player = await registerPlayer(operator);
});
afterAll(() => operator.sandbox.close());

const setPrice = (id: string, coef: number | null) =>
  operator.control('/outcomes/price', { id, coef });

describe('placing', () => {
  test('accepts a single, debits the stake and answers with the bet', async () => {
    const home = (await makeGame(operator)).outcome(1);
    const answer = await place(operator, player, coupon(player, [home], { amount: 12.34 }));
    expect(answer.status).toBe(200);
    expect(v.safeParse(placedBetSchema, answer.body.bet).issues).toBeUndefined();
    expect(answer.body.bet).toMatchObject({
      status: 'accepted',
      amount: 12.34,
      iso: 'EUR',
      coef: home.coef,
      possibleWin: Math.floor(1234 * home.coef + 1e-6) / 100,
      legs: [{ marketId: home.id, home: 'Reds', away: 'Blues', status: 'accepted', result: null }],
    });
    expect(await moneyOf(operator, player)).toBe(87.66);
  });

  test('CPN-03 accepts an express and a system with a banker', async () => {
    const legs = await Promise.all(
      [1, 1, 1, 1].map(async (type) => (await makeGame(operator)).outcome(type)),
    );
    const express = await place(operator, player, coupon(player, legs));
    expect(express.body.bet.typeId).toBe(1);
    const [banker, ...free] = legs;
    const system = coupon(player, [{ id: '', coef: 1, ...banker, isBanker: true }, ...free], {
      typeId: 2,
      systemValue: 2,
    });
    const placed = await place(operator, player, system);
    expect(placed.body.bet.legs.map(({ isBanker }) => isBanker)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('CPN-12 answers the same refId with the same bet and debits nothing more', async () => {
    const body = coupon(player, [(await makeGame(operator)).outcome(1)]);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => place(operator, player, body)),
    );
    expect(new Set(answers.map(({ body: { bet } }) => bet.id)).size).toBe(1);
    expect(await moneyOf(operator, player)).toBe(90);
    // Also long after the price has moved and the game is over.
    await operator.control(`/games/${answers[0]?.body.bet.legs[0]?.gameId}/finish`);
    const late = await place(operator, player, body);
    expect(late.status).toBe(200);
    expect(late.body.bet.id).toBe(answers[0]?.body.bet.id);
  });

  test('answers 409 to a known refId with another body', async () => {
    const body = coupon(player, [(await makeGame(operator)).outcome(1)]);
    await place(operator, player, body);
    const other = await place(operator, player, { ...body, amount: 11 });
    expect(other.status).toBe(409);
    expect(await moneyOf(operator, player)).toBe(90);
  });

  test('keeps the refIds of two players apart', async () => {
    const home = (await makeGame(operator)).outcome(1);
    const other = await registerPlayer(operator);
    const mine = await place(operator, player, coupon(player, [home], { refId: 'shared' }));
    const theirs = await place(operator, other, coupon(other, [home], { refId: 'shared' }));
    expect(mine.body.bet.id).not.toBe(theirs.body.bet.id);
    const counted = await operator.get<{ count: number }>('/sandbox/v1/placements/shared');
    expect(counted.body.count).toBe(2);
  });

  test('finds the result of a placement by refId', async () => {
    const body = coupon(player, [(await makeGame(operator)).outcome(1)]);
    const path = `/web-api/coupon/by-ref/${body.refId}`;
    expect((await operator.get(path, { token: player.token })).status).toBe(404);
    const { body: placed } = await place(operator, player, body);
    const known = await operator.get<{ bet: PlacedBet }>(path, { token: player.token });
    expect(known.body.bet).toEqual(placed.bet);
  });

  test('requires a signed-in player', async () => {
    const body = coupon(player, [(await makeGame(operator)).outcome(1)]);
    const answer = await operator.post('/web-api/coupon/place', body);
    expect(answer.status).toBe(401);
  });

  test('keeps the balance correct when bets compete for it', async () => {
    const home = (await makeGame(operator)).outcome(1);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        place(operator, player, coupon(player, [home], { amount: 30 })),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 200, 200, 422, 422, 422, 422, 422]);
    expect(await moneyOf(operator, player)).toBe(10);
  });
});

describe('a refusal', () => {
  const refused = async (body: unknown, by = player) => {
    const { status, body: answer } = await place(operator, by, body);
    expect(status).toBe(422);
    return answer.error;
  };

  test.each([
    [0, 2, 2.5, 'price-changed'],
    [0, 2, 1.5, 'price-changed'],
    [2, 2, 1.5, 'price-changed'],
    [2, 2, 2.5, 'taken'],
    [1, 2, 1.5, 'taken'],
    [0, 2, 2, 'taken'],
  ])(
    'by changeCoefAction %i of a price that went from %d to %d: %s',
    async (action, seen, now, result) => {
      const { id } = (await makeGame(operator)).outcome(1);
      await setPrice(id, now);
      const body = coupon(player, [{ id, coef: seen }], { changeCoefAction: action });
      if (result === 'taken') {
        const { body: answer } = await place(operator, player, body);
        expect(answer.bet.coef).toBe(now);
        return;
      }
      const error = await refused(body);
      expect(error.code).toBe('price-changed');
      expect(error.details?.changes).toEqual([{ marketId: id, coef: now, isBlocked: false }]);
      expect(await moneyOf(operator, player)).toBe(100);
    },
  );

  test('is given for a suspended outcome, market or game', async () => {
    const game = await makeGame(operator);
    const home = game.outcome(1);
    await operator.control('/outcomes/suspend', { id: home.id });
    expect((await refused(coupon(player, [home]))).code).toBe('bet-blocked');
    await operator.control('/outcomes/resume', { id: home.id });
    await operator.control(`/games/${game.id}/suspend`, { market: 1 });
    expect((await refused(coupon(player, [home]))).code).toBe('bet-blocked');
    await operator.control(`/games/${game.id}/resume`, { market: 1 });
    await operator.control(`/games/${game.id}/suspend`);
    expect((await refused(coupon(player, [game.outcome(9, '2.5')]))).code).toBe('bet-blocked');
    await operator.control(`/games/${game.id}/resume`);
    expect((await place(operator, player, coupon(player, [home]))).status).toBe(200);
  });

  test('is given for a finished game', async () => {
    const game = await makeGame(operator);
    await operator.control(`/games/${game.id}/finish`, { home: 1, away: 0 });
    expect((await refused(coupon(player, [game.outcome(1)]))).code).toBe('bet-finished');
  });

  test('is given for two outcomes of one game', async () => {
    const game = await makeGame(operator);
    const both = [game.outcome(1), game.outcome(9, '2.5')];
    expect((await refused(coupon(player, both))).code).toBe('bets-dependent');
  });

  test('is given for a stake out of bounds, with the bound', async () => {
    const demo = await signInDemo(operator);
    await operator.control('/players/demo/deposit', { amount: 100_000 });
    const home = (await makeGame(operator)).outcome(1);
    const tooSmall = await refused(coupon(demo, [home], { amount: 0.19 }), demo);
    expect(tooSmall).toMatchObject({ code: 'stake-too-small', details: { limit: 0.2 } });
    const tooBig = await refused(coupon(demo, [home], { amount: 5_000.01 }), demo);
    expect(tooBig).toMatchObject({ code: 'stake-too-big', details: { limit: 5_000 } });
    // The greatest stake does not bind a bonus account.
    const bonus = { accountId: demo.accountId + 1, amount: 6_000 };
    await operator.control('/players/demo/deposit', { amount: 6_000, accountId: bonus.accountId });
    expect((await place(operator, demo, coupon(demo, [home], bonus))).status).toBe(200);
  });

  test('is given for a stake above the balance', async () => {
    const home = (await makeGame(operator)).outcome(1);
    const error = await refused(coupon(player, [home], { amount: 100.01 }));
    expect(error.code).toBe('not-enough-money');
  });

  test.each([
    ['no bets', { bets: [] }],
    ['an amount that is none', { amount: 'abc' }],
    ['a negative amount', { amount: -1 }],
    ['an amount finer than the currency', { amount: 1.001 }],
    ['an amount beyond all bounds', { amount: 1e300 }],
    ['another player', { userId: '1' }],
    ['an account of someone else', { accountId: 1 }],
    ['an express of one', { typeId: 1 }],
    ['a system of one', { typeId: 2 }],
    ['an unknown type', { typeId: 5 }],
    ['no refId', { refId: '' }],
    ['an outcome that never was', { bets: [{ marketId: '9999:1', coef: 2 }] }],
  ])('is given for a coupon with %s', async (_what, wrong) => {
    const home = (await makeGame(operator)).outcome(1);
    const error = await refused({ ...coupon(player, [home]), ...wrong });
    expect(error.code).toBe('bad-coupon');
    expect(error.message).toMatch(/not well formed/);
    expect(await moneyOf(operator, player)).toBe(100);
  });

  test.each([2, 3, 4, 5])(
    'CPN-04 is given for every system of %s free legs that the coupon does not offer',
    async (free) => {
      const legs = await Promise.all(
        Array.from({ length: free + 1 }, async () => (await makeGame(operator)).outcome(1)),
      );
      const [banker, ...others] = legs;
      const bets = [{ id: '', coef: 1, ...banker, isBanker: true }, ...others];
      const offered = systemOptions({ free, bankers: 1, minBetAmount: 0 }).map(
        ({ value }) => value,
      );
      for (let systemValue = 0; systemValue <= free + 2; systemValue++) {
        const system = coupon(player, bets, { typeId: 2, systemValue, amount: 1 });
        const { status } = await place(operator, player, system);
        expect({ systemValue, status }).toEqual({
          systemValue,
          status: offered.includes(systemValue) && free > 2 ? 200 : 422,
        });
      }
    },
  );

  test('lets the same refId be accepted later', async () => {
    const { id, coef } = (await makeGame(operator)).outcome(1);
    const body = coupon(player, [{ id, coef }]);
    await operator.control('/outcomes/suspend', { id });
    await refused(body);
    await operator.control('/outcomes/resume', { id });
    await setPrice(id, coef);
    expect((await place(operator, player, body)).status).toBe(200);
  });
});

describe('the history', () => {
  test('lists newest first, by status, days and page', async () => {
    const game = await makeGame(operator);
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) {
      const { body } = await place(
        operator,
        player,
        coupon(player, [game.outcome(1)], {
          changeCoefAction: 1,
        }),
      );
      ids.unshift(body.bet.id);
      operator.clock.jump(operator.clock.now() + 1_000);
    }
    const list = async (query: string) => {
      const path = `/web-api/bets?${query}`;
      const { body } = await operator.get<{ bets: PlacedBet[]; hasMore: boolean }>(path, {
        token: player.token,
      });
      return { ids: body.bets.map(({ id }) => id), last: body.bets.at(-1), hasMore: body.hasMore };
    };
    const first = await list('status=all&limit=3');
    expect(first).toMatchObject({ ids: ids.slice(0, 3), hasMore: true });
    const rest = await list(`limit=3&before=${first.last?.placedAt}`);
    expect(rest).toMatchObject({ ids: ids.slice(3), hasMore: false });
    expect((await list('status=settled')).ids).toEqual([]);
    expect((await list('status=open&days=1')).ids).toEqual(ids);
    const other = await registerPlayer(operator);
    const foreign = await operator.get(`/web-api/bets/${ids[0]}`, { token: other.token });
    expect(foreign.status).toBe(404);
  });

  test('lists the player’s bets on one game', async () => {
    const [one, other] = [await makeGame(operator), await makeGame(operator)];
    const bet = async (...outcomes: Outcome[]): Promise<string> =>
      (await place(operator, player, coupon(player, outcomes))).body.bet.id;
    const single = await bet(one.outcome(1));
    await bet(other.outcome(1));
    const express = await bet(one.outcome(1), other.outcome(1));
    const list = async (gameId: unknown, token: string): Promise<string[]> => {
      const path = `/web-api/bets?gameId=${String(gameId)}`;
      const { body } = await operator.get<{ bets: PlacedBet[] }>(path, { token });
      return body.bets.map(({ id }) => id).toSorted();
    };
    expect(await list(one.id, player.token)).toEqual([single, express].toSorted());
    expect(await list(1, player.token)).toEqual([]);
    const stranger = await registerPlayer(operator);
    expect(await list(one.id, stranger.token)).toEqual([]);
    const wrong = await operator.get('/web-api/bets?gameId=x', { token: player.token });
    expect(wrong.status).toBe(400);
  });

  test('loses no bet between two pages where several were placed at one time', async () => {
    const game = await makeGame(operator);
    const placed = Array.from({ length: 5 }, () =>
      place(operator, player, coupon(player, [game.outcome(1)])),
    );
    const ids = (await Promise.all(placed)).map(({ body }) => Number(body.bet.id));
    const seen: number[] = [];
    let cursor = '';
    let hasMore = true;
    while (hasMore) {
      const { body } = await operator.get<{ bets: PlacedBet[]; hasMore: boolean }>(
        `/web-api/bets?limit=2${cursor}`,
        { token: player.token },
      );
      seen.push(...body.bets.map(({ id }) => Number(id)));
      const last = body.bets.at(-1);
      cursor = `&before=${last?.placedAt}&beforeId=${last?.id}`;
      hasMore = body.hasMore;
    }
    expect(seen).toEqual(ids.toSorted((a, b) => b - a));
    const wrong = await operator.get('/web-api/bets?before=1&beforeId=x', { token: player.token });
    expect(wrong.status).toBe(400);
  });
});
