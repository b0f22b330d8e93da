import { setImmediate } from 'node:timers/promises';
import type { PlacedBet } from '@grandstand/bus-contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  coupon,
  makeGame,
  moneyOf,
  place,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';

const DELAY = 3_000;

let operator: TestOperator;
let player: TestPlayer;
beforeAll(async () => {
  operator = await startOperator({ liveDelay: DELAY });
  // Nobody scores while a bet is held.
  await operator.control('/clock', { isPaused: true });
});
beforeEach(async () => {
  player = await registerPlayer(operator);
  await operator.call('DELETE', '/sandbox/v1/faults', { body: {} });
});
afterAll(async () => {
  const ledger = await operator.get('/sandbox/v1/ledger');
  expect(ledger.body).toMatchObject({ isBalanced: true, sum: 0 });
  await operator.sandbox.close();
});

async function liveLeg() {
  const game = await makeGame(operator, 'football', 0);
  const { id } = game.outcome(1);
  await operator.control('/outcomes/price', { id, coef: 2 });
  return { game, leg: { id, coef: 2 } };
}

/** Done when so many bets are held. */
async function held(count: number): Promise<void> {
  const state = () => operator.get<{ placing: { held: number } }>('/sandbox/v1/state');
  // All of this is one process: between two questions the operator has its turn.
  while ((await state()).body.placing.held !== count) await setImmediate();
}

/** Sends a coupon, and lets something happen while it is held. */
async function placeWhile(body: { refId: string }, happens: () => Promise<unknown>) {
  const sent = place(operator, player, body);
  await held(1);
  await happens();
  operator.clock.advance(DELAY);
  return sent;
}

const later = () => Promise.resolve();

describe('a bet on a live game', () => {
  test('is held, and then accepted at the price it was sent with', async () => {
    const { leg } = await liveLeg();
    const sentAt = operator.clock.now();
    const { status, body } = await placeWhile(coupon(player, [leg]), later);
    expect(status).toBe(200);
    expect(body.bet).toMatchObject({ placedAt: sentAt + DELAY, coef: 2 });
    expect(await moneyOf(operator, player)).toBe(90);
  });

  test('CPN-13 is refused when its price moves meanwhile, unless the player accepts any price', async () => {
    const { leg } = await liveLeg();
    const move = (coef: number) => () => operator.control('/outcomes/price', { id: leg.id, coef });
    const refused = await placeWhile(coupon(player, [leg]), move(1.8));
    expect(refused.body.error).toMatchObject({
      code: 'price-changed',
      details: { changes: [{ marketId: leg.id, coef: 1.8, isBlocked: false }] },
    });
    expect(await moneyOf(operator, player)).toBe(100);
    const any = coupon(player, [{ ...leg, coef: 1.8 }], { changeCoefAction: 1 });
    const taken = await placeWhile(any, move(1.6));
    expect(taken.body.bet).toMatchObject({
      coef: 1.6,
      legs: [{ receipt: { accepted: { coef: 1.6, at: operator.clock.now() } } }],
    });
  });

  test('is refused when its game is suspended or ends meanwhile', async () => {
    const { game, leg } = await liveLeg();
    const suspend = () => operator.control('/outcomes/suspend', { id: leg.id });
    expect((await placeWhile(coupon(player, [leg]), suspend)).body.error.code).toBe('bet-blocked');
    await operator.control('/outcomes/resume', { id: leg.id });
    const end = () => operator.control(`/games/${game.id}/finish`, { home: 1, away: 0 });
    expect((await placeWhile(coupon(player, [leg]), end)).body.error.code).toBe('bet-finished');
    expect(await moneyOf(operator, player)).toBe(100);
  });

  test('CPN-13 is dropped when the score differs from what the player saw', async () => {
    const { leg } = await liveLeg();
    const body = coupon(player, [leg], { isDropOnScoreChange: true });
    const seeing = (home: number) => ({
      ...body,
      refId: `${body.refId}-${home}`,
      bets: body.bets.map((bet) => ({ ...bet, score: { home, away: 0 } })),
    });
    const { body: answer } = await place(operator, player, seeing(1));
    expect(answer.error).toMatchObject({ code: 'score-changed', details: { marketIds: [leg.id] } });
    expect((await placeWhile(seeing(0), later)).status).toBe(200);
  });

  test('P03 delays requests by its refId until it is placed once', async () => {
    const { leg } = await liveLeg();
    const body = coupon(player, [leg]);
    const sent = [place(operator, player, body), place(operator, player, body)];
    await held(1);
    const path = `/web-api/coupon/by-ref/${body.refId}`;
    const requested = operator.get<{ bet: PlacedBet }>(path, { token: player.token });
    // Another call comes and goes while the question waits.
    expect(await moneyOf(operator, player)).toBe(100);
    operator.clock.advance(DELAY);
    const answers = await Promise.all(sent);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await requested).body.bet).toEqual(answers[0]?.body.bet);
    expect(answers[1]?.body.bet.id).toBe(answers[0]?.body.bet.id);
    expect(await moneyOf(operator, player)).toBe(90);
  });

  test('has its delay in the site config, and QA changes it', async () => {
    const config = await operator.get('/bff-api/config/all.json?lang=en');
    expect(config.body).toMatchObject({ coupon: { liveDelayMs: DELAY, maxBets: 30 } });
    await operator.control('/placing', { liveDelay: 0 });
    const { leg } = await liveLeg();
    expect((await place(operator, player, coupon(player, [leg]))).status).toBe(200);
    await operator.control('/placing', { liveDelay: DELAY });
  });
});

describe('a fault', () => {
  const line = async () => {
    const { id, coef } = (await makeGame(operator, 'football', 900)).outcome(1);
    return coupon(player, [{ id, coef }], { changeCoefAction: 1 });
  };
  const fail = (fault: object) =>
    operator.control('/faults', { path: '/web-api/coupon/place', ...fault });
  const count = async ({ refId }: { refId: string }) =>
    (await operator.get<{ count: number }>(`/sandbox/v1/placements/${refId}`)).body.count;

  test.each([
    ['before', 0],
    ['booked', 0],
    ['done', 1],
  ])('of a status %s leaves %i bets, and the same refId is right afterwards', async (at, bets) => {
    const body = await line();
    await fail({ kind: 'status', status: 502, at });
    expect((await place(operator, player, body)).status).toBe(502);
    expect(await count(body)).toBe(bets);
    expect(await moneyOf(operator, player)).toBe(100 - bets * 10);
    expect((await place(operator, player, body)).status).toBe(200);
    expect(await count(body)).toBe(1);
    expect(await moneyOf(operator, player)).toBe(90);
  });

  test.each([
    ['abort', 'booked', 0],
    ['abort', 'done', 1],
    ['truncated', 'before', 1],
  ])('%s at %s breaks the connection and leaves %i bets', async (kind, at, bets) => {
    const body = await line();
    await fail({ kind, at });
    await expect(place(operator, player, body)).rejects.toThrow('broken off');
    expect(await count(body)).toBe(bets);
    expect(await moneyOf(operator, player)).toBe(100 - bets * 10);
  });

  test.each(['before', 'booked', 'done'])('slow at %s still places the bet', async (at) => {
    const body = await line();
    await fail({ kind: 'slow', delay: 20, at });
    expect((await place(operator, player, body)).status).toBe(200);
    expect(await moneyOf(operator, player)).toBe(90);
  });

  test('of a booking rolls back a promo code and prepaid money too', async () => {
    const body = { ...(await line()), promoCode: 'FREE1', amount: 104, prepaidAmount: 4 };
    await fail({ kind: 'abort', at: 'booked' });
    await expect(place(operator, player, body)).rejects.toThrow('broken off');
    expect((await place(operator, player, body)).status).toBe(200);
    expect(await moneyOf(operator, player)).toBe(0);
    expect(operator.problems).toEqual([]);
  });
});
