import { randomUUID } from 'node:crypto';
import { type SharedRound, verifyRound } from '@grandstand/bus-contracts/domain/fair';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { moneyOf, registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  DICE,
  DIE,
  WITH_GAMES,
  walletBench,
} from '../../../../../../tests/harness/operator/wallet-bench';

const GAME = DICE.code;
const STATE = { choice: 'low' };

let operator: TestOperator;
let player: TestPlayer;
const games = walletBench({
  get operator() {
    return operator;
  },
});
const { bodies, call, ids, open } = games;
const money = () => moneyOf(operator, player);
const openTable = (salt?: string) =>
  call('open-table', {
    gameCode: GAME,
    ...(salt !== undefined && { salt }),
    at: operator.clock.now(),
  });
const newName = () => `table-${randomUUID()}`;

beforeAll(async () => {
  operator = await startOperator(WITH_GAMES);
  await openTable();
  await openTable('salt-of-the-provider');
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

/** A bet of a player on a round of the table. */
async function betOn(name: string, by = player) {
  const session = await open(by);
  const round = ids(session);
  const bet = bodies.bet(round, 100, { shared: { round: name, state: STATE } });
  const reply = await call('bet', bet);
  return { session, round, bet, reply };
}

describe('a table', () => {
  test('P112 has its chain before its salt, and its salt once', async () => {
    const gameCode = 'plinko';
    const at = operator.clock.now();
    const drawn = () => call('draw-shared', bodies.draw(gameCode, newName()));
    expect(await drawn()).toMatchObject({ status: 409, code: 'table-not-open' });
    const first = (await call('open-table', { gameCode, salt: 'too-early', at })).body;
    expect(first).toMatchObject({ salt: null, drawn: 0 });
    expect((await drawn()).code).toBe('table-not-open');
    const salted = (await call('open-table', { gameCode, salt: 'in-time', at })).body;
    expect(salted).toEqual({ ...first, salt: 'in-time' });
    expect((await call('open-table', { gameCode, salt: 'another', at })).body).toEqual(salted);
    expect((await drawn()).body.drawn).toMatchObject({
      label: gameCode,
      salt: 'in-time',
      link: { round: 0, hash: first.terminalHash },
    });
    expect((await call('open-table', { gameCode: 'no-game', at })).code).toBe('wrong-game');
  });

  test('P112 has one draw for all, which anybody can verify; it is the same when it is asked for again', async () => {
    const name = newName();
    const other = await registerPlayer(operator);
    const bets = [await betOn(name), await betOn(name, other)];
    for (const { reply } of bets) expect([reply.code, reply.body.draw]).toEqual([null, null]);
    const wish = bodies.draw(GAME, name);
    const drawn = await call('draw-shared', wish);
    expect(await verifyRound(drawn.body.drawn)).toEqual({ isValid: true });
    operator.clock.advance(5000);
    expect((await call('draw-shared', { ...wish, at: wish.at + 1 })).text).toBe(drawn.text);
    const twice = await call('draw-shared', bodies.draw(GAME, name, [DIE, DIE]));
    expect([twice.status, twice.code]).toEqual([409, 'other-body']);
    const next = (await call('draw-shared', bodies.draw(GAME, newName()))).body.drawn;
    expect(next.round).toBe(drawn.body.drawn.round + 1);
    expect(next.link.hash).toBe(drawn.body.drawn.seed);
    for (const { round, bet } of bets) {
      const { transactionId } = bet;
      expect((await call('win', bodies.win(round, transactionId, 200))).code).toBeNull();
      expect((await call('close-round', bodies.close(round, 100, 200))).code).toBeNull();
    }
    expect([await money(), await moneyOf(operator, other)]).toEqual([101, 101]);
  });
});

describe('a bet on a shared round', () => {
  test('that comes after the draw is refused, and moves nothing', async () => {
    const name = newName();
    await call('draw-shared', bodies.draw(GAME, name));
    const { reply, bet } = await betOn(name);
    expect([reply.status, reply.code]).toEqual([422, 'bets-closed']);
    expect((await call('bet', bet)).text).toBe(reply.text);
    expect(await money()).toBe(100);
  });

  test('can be taken back before the draw, and not after it', async () => {
    const early = await betOn(newName());
    const back = await call('rollback', bodies.rollback(early.round, early.bet.transactionId));
    expect([back.code, await money()]).toEqual([null, 100]);
    operator.clock.advance(5000);
    const name = newName();
    const { round, bet } = await betOn(name);
    await call('draw-shared', bodies.draw(GAME, name));
    const late = await call('rollback', bodies.rollback(round, bet.transactionId));
    expect([late.status, late.code, await money()]).toEqual([409, 'number-drawn', 99]);
    expect((await call('close-round', bodies.close(round, 100, 0))).code).toBeNull();
  });

  test('of a round that has begun adds to it until the draw, and names no other', async () => {
    const name = newName();
    const { round } = await betOn(name);
    expect((await call('bet', bodies.bet(round, 20))).code).toBeNull();
    const other = { shared: { round: newName(), state: STATE } };
    expect((await call('bet', bodies.bet(round, 20, other))).code).toBe('draws-too-late');
    await call('draw-shared', bodies.draw(GAME, name));
    expect((await call('bet', bodies.bet(round, 20))).code).toBe('bets-closed');
    expect((await call('close-round', bodies.close(round, 120, 0))).code).toBeNull();
  });

  test('P01 and the draw at once: the bet is in before it, or refused', async () => {
    const name = newName();
    const session = await open(player);
    const round = ids(session);
    const shared = { round: name, state: STATE };
    const [bet, drawn] = await Promise.all([
      call('bet', bodies.bet(round, 100, { shared })),
      call('draw-shared', bodies.draw(GAME, name)),
    ]);
    expect(drawn.code).toBeNull();
    expect([null, 'bets-closed']).toContain(bet.code);
    expect(await money()).toBe(bet.code === null ? 99 : 100);
    if (bet.code === null) await call('close-round', bodies.close(round, 100, 0));
  });
});

describe('a round that the operator voids', () => {
  test('is never drawn, takes no bet any more, and lets its bets be taken back', async () => {
    const name = newName();
    const { round, bet } = await betOn(name);
    expect(await money()).toBe(99);
    await operator.control(`/game-tables/${GAME}/void`, {});
    for (let time = 0; time < 2; time += 1) {
      const drawn = await call('draw-shared', bodies.draw(GAME, name));
      expect([drawn.status, drawn.code]).toEqual([409, 'round-void']);
      const other = await registerPlayer(operator);
      const { reply } = await betOn(name, other);
      expect([reply.status, reply.code]).toEqual([422, 'bets-closed']);
      expect(await moneyOf(operator, other)).toBe(100);
    }
    const back = await call('rollback', bodies.rollback(round, bet.transactionId));
    expect([back.code, await money()]).toEqual([null, 100]);
    expect((await call('draw-shared', bodies.draw(GAME, newName()))).code).toBeNull();
  });
});

describe('the rounds of tables that a player has bet on', () => {
  test('P112 are listed once they are drawn, the newest first, each as anybody can verify it', async () => {
    const names = [newName(), newName()];
    for (const name of names) {
      const { round, bet } = await betOn(name);
      await call('draw-shared', bodies.draw(GAME, name));
      await call('win', bodies.win(round, bet.transactionId, 0));
      expect((await call('close-round', bodies.close(round, 100, 0))).code).toBeNull();
      games.nextCycle();
    }
    await call('draw-shared', bodies.draw(GAME, newName()));
    const { body } = await operator.get<{ shared: (SharedRound & { refId: string })[] }>(
      '/web-api/fair/rounds',
      player,
    );
    expect(body.shared.map(({ refId }) => refId)).toEqual(names.toReversed());
    for (const { refId: _, ...round } of body.shared) {
      expect(await verifyRound(round)).toEqual({ isValid: true });
    }
  });
});

describe('the open rounds of a table', () => {
  test('are listed with their state, their numbers and a token, as a restarted provider needs them', async () => {
    const name = newName();
    const drawn = await betOn(name);
    const other = await registerPlayer(operator);
    const open = await betOn(newName(), other);
    const { body } = await call('draw-shared', bodies.draw(GAME, name));
    const at = operator.clock.now();
    const list = async (after?: string) =>
      (await call('open-rounds', { gameCode: GAME, ...(after && { after }), at })).body.rounds;
    const rounds = await list();
    expect(rounds.map(({ roundId, state, shared }) => [roundId, state, shared?.drawn])).toEqual([
      [drawn.round.roundId, STATE, body.drawn satisfies SharedRound],
      [open.round.roundId, STATE, null],
    ]);
    expect((await list(drawn.round.roundId)).map(({ roundId }) => roundId)).toEqual([
      open.round.roundId,
    ]);
    const [first, second] = [rounds[0]!, rounds[1]!];
    // The token of before holds as well: the restarted program may be another one than that which has bet.
    expect((await call('balance', { token: drawn.session.token })).code).toBeNull();
    const [again] = await list(drawn.round.roundId);
    expect((await call('balance', { token: second.token })).code).toBe('unknown-session');
    const settled = { ...drawn.round, token: first.token };
    const latest = (await list())[0]!;
    expect((await call('close-round', bodies.close(settled, 100, 0))).code).toBe('unknown-session');
    const valid = { ...settled, token: latest.token };
    expect((await call('close-round', bodies.close(valid, 100, 0))).code).toBeNull();
    expect(again?.roundId).toBe(open.round.roundId);
    const [left] = await list();
    const back = { ...open.round, token: left!.token };
    expect((await call('rollback', bodies.rollback(back, open.bet.transactionId))).code).toBeNull();
    expect(await list()).toEqual([]);
    expect([await money(), await moneyOf(operator, other)]).toEqual([99, 100]);
  });

  test('are in the answer to a launch with the numbers of their table', async () => {
    const name = newName();
    const { round } = await betOn(name);
    expect((await open(player)).openRound).toMatchObject({
      roundId: round.roundId,
      state: STATE,
      step: 0,
      draw: null,
      shared: { round: name, drawn: null },
    });
    const { body } = await call('draw-shared', bodies.draw(GAME, name));
    expect((await open(player)).openRound?.shared).toEqual({ round: name, drawn: body.drawn });
    expect((await call('close-round', bodies.close(round, 100, 0))).code).toBeNull();
  });
});
