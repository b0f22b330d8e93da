import { randomUUID } from 'node:crypto';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { moneyOf, registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  DICE,
  DIE,
  SLOT,
  WITH_GAMES,
  walletBench,
} from '../../../../../tests/harness/operator/wallet-bench';

let operator: TestOperator;
let player: TestPlayer;
const games = walletBench({
  get operator() {
    return operator;
  },
});
const { bodies, call, ids, nextCycle, open } = games;
const money = () => moneyOf(operator, player);
const control = (path: string, body: object = {}) =>
  operator.control(`/players/${player.login}${path}`, body);

beforeAll(async () => {
  operator = await startOperator(WITH_GAMES);
});
beforeEach(async () => {
  player = await registerPlayer(operator);
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  expect((await operator.get('/sandbox/v1/ledger')).body).toMatchObject({ isBalanced: true });
  const reconciled = await operator.get('/sandbox/v1/reconciliation');
  expect(reconciled.body).toMatchObject({ differences: [] });
  await operator.sandbox.close();
});

/** A round with its first bet. */
async function begun(stake = 100) {
  const session = await open(player);
  const round = ids(session);
  const bet = bodies.bet(round, stake, { draws: [DIE] });
  expect((await call('bet', bet)).code).toBeNull();
  return { session, round, bet };
}

describe('a bet', () => {
  test('takes its stake, and is answered with what the operator drew', async () => {
    const session = await open(player);
    const round = ids(session);
    const draws = [DIE, { kind: 'pick' as const, count: 3, from: 10 }];
    const { body } = await call('bet', bodies.bet(round, 100, { draws }));
    expect(body).toMatchObject({ balance: 9900, currency: 'EUR' });
    expect(body.draw).toMatchObject({ label: 'dice', nonce: 0 });
    const [[die = -1] = [], picked = []] = body.draw?.results ?? [];
    expect(die >= 0 && die < 6).toBe(true);
    expect(new Set(picked).size).toBe(3);
    expect(await money()).toBe(99);
  });

  test('P112 has its numbers told to the player, and their seed, once its round has ended', async () => {
    const { session, round, bet } = await begun();
    const { token } = player;
    const shown = async () => (await operator.get('/web-api/fair/rounds', { token })).body;
    const seeds = await operator.get<{ current: { commitment: string } }>('/web-api/fair/seeds', {
      token,
    });
    const { commitment } = seeds.body.current;
    const rotate = () => operator.post('/web-api/fair/rotate', { commitment }, { token });
    expect(await shown()).toMatchObject({ rounds: [] });
    expect(await rotate()).toMatchObject({ status: 409, body: { error: { code: 'round-open' } } });
    await call('win', bodies.win(round, bet.transactionId, 0));
    await call('close-round', bodies.close(round, 100, 0));
    expect(await shown()).toMatchObject({ rounds: [{ refId: `games:${round.roundId}` }] });
    expect((await rotate()).status).toBe(200);
    expect(session.gameCode).toBe('dice');
  });

  test('that is refused draws nothing, and its id stays refused', async () => {
    const session = await open(player);
    const bet = bodies.bet(ids(session), 10_000, { draws: [DIE] });
    await control('/limits', { limitType: 1, limitValue: 50 });
    const refused = await call('bet', bet);
    expect(refused).toMatchObject({
      status: 422,
      code: 'limit-reached',
      details: { limitType: 1, limitBalance: 50 },
    });
    await control('/limits', { limitType: 1, limitValue: null });
    expect((await call('bet', bet)).text).toBe(refused.text);
    const { token } = player;
    const { body } = await operator.get('/web-api/fair/rounds', { token });
    expect(body).toMatchObject({ rounds: [] });
    const other = await call('bet', bodies.bet(ids(session), 10_000, { draws: [DIE] }));
    expect(other.body.draw).toMatchObject({ nonce: 0 });
    expect(await money()).toBe(0);
  });

  test.each([
    ['of half a step', { amount: 110 }, 'stake-bounds', { min: 20, max: 10_000, step: 20 }],
    ['above the bounds', { amount: 10_020 }, 'stake-bounds', { min: 20, max: 10_000, step: 20 }],
    ['in another currency', { currency: 'USD' }, 'wrong-currency', undefined],
    ['in another game', { gameCode: 'mines' }, 'wrong-game', undefined],
    ['of another session', { token: 'x'.repeat(43) }, 'unknown-session', undefined],
  ])('%s is refused', async (_, other, code, details) => {
    const session = await open(player);
    const { status, ...refused } = await call('bet', bodies.bet(ids(session), 100, other));
    expect([status, refused.code, refused.details]).toEqual([422, code, details]);
    expect(await money()).toBe(100);
  });

  test('above the balance is refused with the balance', async () => {
    await control('/deposit', { amount: 50 });
    const session = await open(player);
    await games.play(session, { stake: 10_000 });
    expect(await call('bet', bodies.bet(ids(session), 5020))).toMatchObject({
      code: 'not-enough-money',
      details: { balance: 5000 },
    });
  });

  test('that begins a round waits for the cycle of the game, and one in a round does not', async () => {
    const { session, round, bet } = await begun();
    expect((await call('bet', bodies.bet(round, 100))).code).toBeNull();
    await call('close-round', bodies.close(round, 200, 0));
    const early = await call('bet', bodies.bet(ids(session), 100));
    const nextAt = bet.at + session.minCycleMs;
    expect(early).toMatchObject({ code: 'too-fast', details: { nextAt } });
    // Neither another session of the game helps nor a rollback.
    const again = await open(player);
    expect((await call('bet', bodies.bet(ids(again), 100))).code).toBe('too-fast');
    operator.clock.advance(session.minCycleMs);
    expect((await call('bet', bodies.bet(ids(again), 100))).code).toBeNull();
  });

  test('of a second round waits for the end of the first, and other games do not', async () => {
    const { session, round } = await begun();
    nextCycle();
    const second = await call('bet', bodies.bet(ids(session), 100));
    expect(second).toMatchObject({ code: 'round-open', details: { roundId: round.roundId } });
    const slot = await open(player, SLOT.id);
    expect((await call('bet', bodies.bet(ids(slot), 100))).code).toBeNull();
  });

  test('after the first of its round names no draws', async () => {
    const { round } = await begun();
    const late = await call('bet', bodies.bet(round, 100, { draws: [DIE] }));
    expect(late.code).toBe('draws-too-late');
  });

  test('is taken in no session that has ended', async () => {
    const session = await open(player);
    await open(player);
    expect((await call('bet', bodies.bet(ids(session), 100))).code).toBe('session-ended');
    const last = await open(player);
    const { cookie, token } = player;
    await operator.post('/web-api/user/disconnect', {}, { cookie, token });
    expect((await call('bet', bodies.bet(ids(last), 100))).code).toBe('session-ended');
    expect((await call('balance', { token: last.token })).body.balance).toBe(10_000);
  });

  test('is not taken during maintenance, and the same call is afterwards', async () => {
    const session = await open(player);
    const bet = bodies.bet(ids(session), 100);
    await operator.control('/maintenance', {});
    expect(await call('bet', bet)).toMatchObject({ status: 503, code: 'maintenance' });
    await operator.call('DELETE', '/sandbox/v1/maintenance', { body: {} });
    expect((await call('bet', bet)).code).toBeNull();
  });
});

describe('P110 a transaction', () => {
  test('is booked once: the same call has the same answer, another body none', async () => {
    const session = await open(player);
    const round = ids(session);
    const bet = bodies.bet(round, 100, { draws: [DIE] });
    const first = await call('bet', bet);
    operator.clock.advance(1000);
    const win = bodies.win(round, bet.transactionId, 240);
    const won = await call('win', win);
    expect((await call('bet', bet)).text).toBe(first.text);
    expect((await call('win', win)).text).toBe(won.text);
    // The same call in a newer session of the player.
    const { token } = await open(player);
    expect((await call('win', { ...win, token })).text).toBe(won.text);
    expect(await call('bet', { ...bet, amount: 120 })).toMatchObject({
      status: 409,
      code: 'other-body',
    });
    expect((await call('win', { ...win, amount: 241 })).code).toBe('other-body');
    expect((await call('win', { ...win, transactionId: bet.transactionId })).code).toBe(
      'other-body',
    );
    expect(await money()).toBe(101.4);
  });

  test('that comes many times at once is booked once', async () => {
    const session = await open(player);
    const bet = bodies.bet(ids(session), 100, { draws: [DIE] });
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('bet', bet)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await money()).toBe(99);
  });

  test('that was taken back before it came is never booked', async () => {
    const session = await open(player);
    const round = ids(session);
    const bet = bodies.bet(round, 100);
    const rollback = bodies.rollback(round, bet.transactionId);
    const answer = await call('rollback', rollback);
    expect(answer.body).toMatchObject({ balance: 10_000 });
    expect(await call('bet', bet)).toMatchObject({ status: 409, code: 'rolled-back' });
    expect((await call('rollback', rollback)).text).toBe(answer.text);
    expect(await money()).toBe(100);
  });

  test('that is taken back returns its stake once, and has no win', async () => {
    const { session, round, bet } = await begun();
    const rollback = bodies.rollback(round, bet.transactionId);
    expect((await call('rollback', rollback)).body.balance).toBe(10_000);
    expect((await call('rollback', bodies.rollback(round, bet.transactionId))).body.balance).toBe(
      10_000,
    );
    expect((await call('win', bodies.win(round, bet.transactionId, 500))).code).toBe('rolled-back');
    // The stored answer is from before; the bet stays taken back.
    expect((await call('bet', bet)).body.balance).toBe(9900);
    expect((await call('bet', bodies.bet(round, 100))).code).toBe('round-closed');
    nextCycle();
    expect((await call('bet', bodies.bet(ids(session), 100))).code).toBeNull();
    expect(await money()).toBe(99);
  });

  test('that has its win, or is of a closed round, is not taken back', async () => {
    const { round, bet } = await begun();
    const second = bodies.bet(round, 100);
    await call('bet', second);
    await call('win', bodies.win(round, bet.transactionId, 0));
    expect(await call('rollback', bodies.rollback(round, bet.transactionId))).toMatchObject({
      status: 409,
      code: 'bet-settled',
    });
    await call('close-round', bodies.close(round, 200, 0));
    const late = await call('rollback', bodies.rollback(round, second.transactionId));
    // What had no win when its round closed has lost.
    expect(late.code).toBe('bet-settled');
    expect(await money()).toBe(98);
  });

  test('of another player, or without its bet, moves nothing', async () => {
    const { round, bet } = await begun();
    const other = await registerPlayer(operator);
    const { token } = await open(other);
    const foreign = { ...bodies.win(round, bet.transactionId, 500), token };
    expect((await call('win', foreign)).code).toBe('wrong-game');
    const taken = { ...bodies.rollback(round, bet.transactionId), token };
    expect((await call('rollback', taken)).code).toBe('wrong-game');
    expect((await call('win', bodies.win(round, randomUUID(), 500))).code).toBe('unknown-bet');
    expect([await money(), await moneyOf(operator, other)]).toEqual([99, 100]);
  });
});

describe('a round', () => {
  test('closes when both count the same, and then for good', async () => {
    const { round, bet } = await begun();
    const early = await call('close-round', bodies.close(round, 100, 300));
    expect(early).toMatchObject({
      status: 409,
      code: 'sums-differ',
      details: { staked: 100, won: 0 },
    });
    const open = (await operator.get<{ differences: object[] }>('/sandbox/v1/reconciliation')).body;
    expect(open.differences).toEqual([
      expect.objectContaining({ of: ['provider'], claimed: { staked: 100, won: 300 } }),
    ]);
    await call('win', bodies.win(round, bet.transactionId, 300));
    const close = bodies.close(round, 100, 300);
    expect((await call('close-round', close)).body).toMatchObject({ balance: 10_200 });
    expect((await call('close-round', close)).status).toBe(200);
    expect((await call('win', bodies.win(round, bet.transactionId, 1))).code).toBe('round-closed');
    expect((await call('bet', bodies.bet(round, 100))).code).toBe('round-closed');
    expect((await call('save-round', bodies.save(round, 1, {}))).code).toBe('round-closed');
    expect(await money()).toBe(102);
  });

  test('that is interrupted goes on in the next session, as its provider saved it last', async () => {
    const session = await open(player);
    const round = ids(session);
    const bet = bodies.bet(round, 100, { draws: [DIE], tableHash: 'a'.repeat(64) });
    const { draw } = (await call('bet', bet)).body;
    await call('save-round', bodies.save(round, 2, { opened: [3, 4] }));
    // An older state that comes late.
    expect((await call('save-round', bodies.save(round, 1, {}))).body.step).toBe(2);
    expect((await games.launch(player, DICE.id)).body.hasOpenRound).toBe(true);
    const again = await open(player);
    expect(again.openRound).toEqual({
      roundId: round.roundId,
      gameCode: 'dice',
      bets: [{ transactionId: bet.transactionId, amount: 100 }],
      staked: 100,
      won: 0,
      draw,
      shared: null,
      step: 2,
      state: { opened: [3, 4] },
    });
    expect(again.playerId).toBe(session.playerId);
    const { token } = again;
    await call('win', { ...bodies.win(round, bet.transactionId, 150), token });
    expect((await call('close-round', { ...bodies.close(round, 100, 150), token })).status).toBe(
      200,
    );
    expect((await open(player)).openRound).toBeNull();
  });
});

describe('the sums of a session', () => {
  const sumsOf = async (sessionId: string, { token }: { token: string } = player) =>
    operator.get(`/web-api/third-party/sessions/${sessionId}`, { token });

  test('are what it staked and won, without what was returned, for its own player alone', async () => {
    const session = await open(player);
    await games.play(session, { stake: 100, win: 250 });
    await games.play(session, { stake: 200 });
    const round = ids(session);
    const bet = bodies.bet(round, 300);
    await call('bet', bet);
    await call('rollback', bodies.rollback(round, bet.transactionId));
    const { body } = await sumsOf(session.sessionId);
    expect(body).toEqual({ staked: 3, won: 2.5, iso: 'EUR', scale: 2, jackpots: [] });
    const another = await open(player);
    expect((await sumsOf(another.sessionId)).body).toMatchObject({ staked: 0, won: 0 });
    const stranger = await registerPlayer(operator);
    expect((await sumsOf(session.sessionId, stranger)).status).toBe(404);
  });
});
