import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  betOf,
  coupon,
  handClock,
  makeGame,
  moneyOf,
  place,
  registerPlayer,
  startOperator,
  migratedFolder,
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

/** A game with a price for a home win. */
async function gameAt(coef: number) {
  const game = await makeGame(operator);
  const { id } = game.outcome(1);
  await operator.control('/outcomes/price', { id, coef });
  return { ...game, home: { id, coef } };
}

const finish = (gameId: number, home: number, away: number) =>
  operator.control(`/games/${gameId}/finish`, { home, away });

async function placed(body: unknown): Promise<string> {
  return (await place(operator, player, body)).body.bet.id;
}

const bet = (id: string) => betOf(operator, player, id);

describe('a bet', () => {
  test('pays when it is won, with the time and the score', async () => {
    const game = await gameAt(2.5);
    const id = await placed(coupon(player, [game.home]));
    expect(await moneyOf(operator, player)).toBe(90);
    await finish(game.id, 2, 1);
    expect(await bet(id)).toMatchObject({
      status: 'won',
      payout: 25,
      settledAt: operator.clock.now(),
      legs: [{ status: 'won', result: '2:1' }],
    });
    expect(await moneyOf(operator, player)).toBe(115);
  });

  test('pays nothing when it is lost', async () => {
    const game = await gameAt(2.5);
    const id = await placed(coupon(player, [game.home]));
    await finish(game.id, 0, 0);
    expect(await bet(id)).toMatchObject({ status: 'lost', payout: 0 });
    expect(await moneyOf(operator, player)).toBe(90);
  });

  test('returns the stake when its game is void', async () => {
    const game = await gameAt(2.5);
    const id = await placed(coupon(player, [game.home]));
    await operator.control(`/games/${game.id}/finish`, { isVoid: true });
    expect(await bet(id)).toMatchObject({ status: 'void', payout: 10, legs: [{ result: '–' }] });
    expect(await moneyOf(operator, player)).toBe(100);
  });

  test('is settled once by repeated runs', async () => {
    const game = await gameAt(3);
    await placed(coupon(player, [game.home]));
    await finish(game.id, 1, 0);
    await Promise.all([1, 2, 3].map(() => operator.control('/settle')));
    expect(await moneyOf(operator, player)).toBe(120);
  });
});

describe('an express', () => {
  test('is lost with its first lost leg, and still shows how the rest ended', async () => {
    const [one, two] = [await gameAt(2), await gameAt(2)];
    const id = await placed(coupon(player, [one.home, two.home]));
    await finish(one.id, 0, 1);
    expect(await bet(id)).toMatchObject({
      status: 'lost',
      legs: [{ status: 'lost' }, { status: 'accepted' }],
    });
    await finish(two.id, 1, 0);
    expect((await bet(id)).legs[1]).toMatchObject({ status: 'won', result: '1:0' });
    expect(await moneyOf(operator, player)).toBe(90);
  });

  test('counts a void leg at a price of 1', async () => {
    const [one, two] = [await gameAt(2), await gameAt(1.55)];
    const id = await placed(coupon(player, [one.home, two.home]));
    await operator.control(`/games/${one.id}/finish`, { isVoid: true });
    await finish(two.id, 1, 0);
    expect(await bet(id)).toMatchObject({ status: 'won', payout: 15.5 });
  });
});

describe('a system with a banker', () => {
  const system = async () => {
    const games = [await gameAt(1.5), await gameAt(2), await gameAt(2), await gameAt(2)];
    const legs = games.map(({ home }, place) => ({ ...home, isBanker: place === 0 }));
    const id = await placed(coupon(player, legs, { typeId: 2, systemValue: 2, amount: 9 }));
    return { games, id };
  };

  test('pays the lines that won: banker and two of three', async () => {
    const { games, id } = await system();
    for (const [place, { id: gameId }] of games.entries()) {
      await finish(gameId, place === 3 ? 0 : 1, 0);
    }
    // One line of three won: 9 / 3 x 1.5 x 2 x 2.
    expect(await bet(id)).toMatchObject({ status: 'won', payout: 18 });
  });

  test('is lost with its banker, before the rest is played', async () => {
    const { games, id } = await system();
    await finish(games[0]?.id ?? 0, 0, 2);
    expect((await bet(id)).status).toBe('lost');
  });

  test('is lost when too few can still win', async () => {
    const { games, id } = await system();
    await finish(games[1]?.id ?? 0, 0, 2);
    expect((await bet(id)).status).toBe('accepted');
    await finish(games[2]?.id ?? 0, 0, 2);
    expect((await bet(id)).status).toBe('lost');
  });
});

describe('P06 a leg on a quarter line', () => {
  /** Home at -0.75: half won at 1:0, lost at 0:0; away at +0.75: half lost at 1:0. */
  async function quarter(typeId: 7 | 8, coef: number) {
    const game = await makeGame(operator);
    const { id } = game.outcome(typeId, typeId === 7 ? '-0.75' : '0.75');
    await operator.control('/outcomes/price', { id, coef });
    return { id, coef, gameId: game.id };
  }

  test('of a single returns one half of the stake, and pays or keeps the other', async () => {
    const [home, away] = [await quarter(7, 1.95), await quarter(8, 1.95)];
    const won = await placed(coupon(player, [home], { amount: 10.01 }));
    const lost = await placed(coupon(player, [away], { amount: 10.01 }));
    await finish(home.gameId, 1, 0);
    await finish(away.gameId, 1, 0);
    const legs = [{ status: 'half-won', result: '1:0' }];
    expect(await bet(won)).toMatchObject({ status: 'half-won', payout: 14.76, legs });
    expect(await bet(lost)).toMatchObject({
      status: 'half-lost',
      payout: 5,
      legs: [{ status: 'half-lost' }],
    });
    expect(await moneyOf(operator, player)).toBe(99.74);
  });

  test.each([
    ['half-won', 7, [1, 0], 30],
    ['won', 7, [2, 0], 45],
    ['half-lost', 8, [1, 0], 7.5],
    ['lost', 7, [0, 0], 0],
  ] as const)('of an express counts with (coef + 1) / 2 or 1/2: %s', async (...row) => {
    const [status, other, [home, away], payout] = row;
    const [one, two] = [await quarter(7, 2), await quarter(other, 3)];
    const id = await placed(coupon(player, [one, two], { typeId: 1 }));
    await finish(one.gameId, 1, 0);
    await finish(two.gameId, home, away);
    expect(await bet(id)).toMatchObject({ status, payout });
  });

  test('is in a system as a banker and as a free leg', async () => {
    const [banker, half] = [await quarter(8, 2), await quarter(7, 3)];
    const plain = [await gameAt(2), await gameAt(2)];
    const legs = [{ ...banker, isBanker: true }, half, ...plain.map(({ home }) => home)];
    const id = await placed(coupon(player, legs, { typeId: 2, systemValue: 2, amount: 9 }));
    const games = [banker.gameId, half.gameId, ...plain.map((game) => game.id)];
    for (const gameId of games) await finish(gameId, 1, 0);
    // Three lines of 3.00, each 1/2 x 2 x 2.
    expect(await bet(id)).toMatchObject({ status: 'won', payout: 18 });
  });
});

test('settles when a match ends by the clock, without a call', async () => {
  const game = await makeGame(operator, 'football', 10);
  const over = game.outcome(9, '0.5');
  const id = await placed(coupon(player, [over]));
  // Match seconds: kick-off, two halves, break and added time.
  await operator.control('/clock', { advance: 7_200 });
  const { status, legs } = await bet(id);
  expect(['won', 'lost']).toContain(status);
  expect(legs[0]?.result).toMatch(/^\d+:\d+$/);
});

test('settles games that ended before a restart with the same folder', async () => {
  const dataDir = await migratedFolder();
  const clock = handClock();
  const before = await startOperator({ dataDir, clock });
  const bettor = await registerPlayer(before);
  const game = await makeGame(before, 'football', 5);
  const home = game.outcome(1);
  const { body } = await place(before, bettor, coupon(bettor, [home]));
  await before.sandbox.close();

  const later = handClock(clock.now() + 3_600_000);
  const after = await startOperator({ dataDir, clock: later });
  await after.control('/settle');
  const settled = await betOf(after, bettor, body.bet.id).catch(() => undefined);
  // The token has run out meanwhile, the session has not.
  expect(settled).toBeUndefined();
  const path = '/web-api/user/gettoken?force_refresh=true';
  const { token } = (await after.get<{ token: string }>(path, { cookie: bettor.cookie })).body;
  const known = await betOf(after, { ...bettor, token }, body.bet.id);
  expect(known.settledAt).toBe(later.now());
  expect(['won', 'lost']).toContain(known.status);
  const ledger = await after.get<{ isBalanced: boolean }>('/sandbox/v1/ledger');
  expect(ledger.body.isBalanced).toBe(true);
  await after.sandbox.close();

  const fresh = await startOperator({ dataDir, clock: later, fresh: true });
  const forgotten = await fresh.get<{ userId: string }>('/web-api/user/check', {
    cookie: bettor.cookie,
  });
  expect(forgotten.body.userId).toBe('');
  await fresh.sandbox.close();
  await rm(dataDir, { recursive: true });
});
