import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  coupon,
  handClock,
  makeGame,
  moneyOf,
  place,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';

const PATH = '/web-api/statements';
/** Two minutes before December, by UTC. */
const LATE = Date.UTC(2026, 10, 30, 23, 58);

interface Sums {
  readonly paidIn: number;
  readonly paidOut: number;
  readonly staked: number;
  readonly won: number;
  readonly given: number;
}
interface Statements {
  readonly openedAt: number;
  readonly month: string;
  readonly time: readonly { readonly month: string; readonly usedMs: number }[];
  readonly statements: readonly {
    readonly iso: string;
    readonly isBonusMoney: boolean;
    readonly balance: number;
    readonly ever: Sums;
    readonly months: readonly (Sums & { readonly month: string })[];
  }[];
}

let operator: TestOperator;
let player: TestPlayer;
beforeAll(async () => {
  operator = await startOperator({ clock: handClock(LATE) });
});
beforeEach(async () => {
  player = await registerPlayer(operator);
});
afterAll(() => operator.sandbox.close());

async function renewToken(): Promise<void> {
  const { cookie } = player;
  const { body } = await operator.get<{ token: string }>('/web-api/user/gettoken', { cookie });
  player = { ...player, token: body.token };
}

async function signIn(): Promise<{ token: string }> {
  const { login, password } = player;
  return (await operator.post<{ token: string }>('/web-api/user/login', { login, password })).body;
}

async function statements(): Promise<Statements> {
  return (await operator.get<Statements>(PATH, { token: player.token })).body;
}

async function bet(amount: number) {
  const game = await makeGame(operator);
  const { id } = game.outcome(1);
  await operator.control('/outcomes/price', { id, coef: 2.5 });
  await place(operator, player, coupon(player, [{ id, coef: 2.5 }], { amount }));
  const finish = (body: object) => operator.control(`/games/${game.id}/finish`, body);
  return {
    win: () => finish({ home: 1, away: 0 }),
    cancel: () => finish({ isVoid: true }),
  };
}

test('a statement has what was paid in, staked and won, in the months of UTC in which it was booked', async () => {
  const openedAt = operator.clock.now();
  await operator.control(`/players/${player.login}/deposit`, { amount: 50.25 });
  const won = await bet(20);
  const returned = await bet(10);
  expect(await statements()).toEqual({
    openedAt,
    month: '2026-11',
    time: [{ month: '2026-11', usedMs: 0 }],
    statements: [
      {
        iso: 'EUR',
        scale: 2,
        isBonusMoney: false,
        balance: await moneyOf(operator, player),
        ever: { paidIn: 50.25, paidOut: 0, staked: 30, won: 0, given: 100 },
        months: [{ month: '2026-11', paidIn: 50.25, paidOut: 0, staked: 30, won: 0, given: 100 }],
      },
    ],
  });
  operator.clock.jump(operator.clock.now() + 180_000);
  await won.win();
  await returned.cancel();
  const { month, statements: later } = await statements();
  expect(month).toBe('2026-12');
  expect(later).toMatchObject([
    {
      balance: 180.25,
      ever: { paidIn: 50.25, paidOut: 0, staked: 30, won: 60, given: 100 },
      months: [
        { month: '2026-12', paidIn: 0, paidOut: 0, staked: 0, won: 60, given: 0 },
        { month: '2026-11', paidIn: 50.25, staked: 30, won: 0, given: 100 },
      ],
    },
  ]);
  expect(await moneyOf(operator, player)).toBe(180.25);
});

test('a statement has how long the player was active, by the months of UTC; a pause counts five minutes', async () => {
  const wait = (ms: number) => operator.clock.jump(operator.clock.now() + ms);
  const { month } = await statements();
  wait(4 * 60_000);
  expect((await statements()).time).toEqual([{ month, usedMs: 240_000 }]);
  // Calls that follow one another closely are counted with a later one.
  wait(9000);
  await statements();
  wait(1000);
  expect((await statements()).time).toEqual([{ month, usedMs: 250_000 }]);
  wait(9 * 60_000);
  await renewToken();
  expect((await statements()).time).toEqual([{ month, usedMs: 550_000 }]);
  operator.clock.jump(Date.UTC(2027, 0, 1));
  player = { ...player, token: (await signIn()).token };
  await statements();
  wait(60_000);
  expect((await statements()).time).toEqual([
    { month: '2027-01', usedMs: 60_000 },
    { month, usedMs: 550_000 },
  ]);
});

test('the money of each currency has a statement of its own, and nobody else sees it', async () => {
  const options = { token: player.token };
  await operator.post('/web-api/user/accounts/add', { currencyId: 10 }, options);
  const { body } = await operator.get<{ all_accounts: { id: number; iso: string }[] }>(
    '/web-api/user/accounts',
    options,
  );
  const dinars = body.all_accounts.find(({ iso }) => iso === 'KWD');
  await operator.control(`/players/${player.login}/deposit`, {
    amount: 1.005,
    accountId: dinars?.id,
  });
  expect((await statements()).statements).toMatchObject([
    { iso: 'EUR', scale: 2, balance: 100 },
    { iso: 'KWD', scale: 3, balance: 1.005, ever: { paidIn: 1.005, given: 0 } },
  ]);
  player = await registerPlayer(operator);
  expect((await statements()).statements).toMatchObject([{ iso: 'EUR', ever: { paidIn: 0 } }]);
});

test('a guest has no statement', async () => {
  expect((await operator.get(PATH)).status).toBe(401);
});
