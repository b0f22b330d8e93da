import { rm } from 'node:fs/promises';
import type { CashbackView, PointsView } from '@grandstand/bus-contracts/player';
import {
  coupon,
  handClock,
  makeGame,
  migratedFolder,
  moneyOf,
  place as placeBet,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { SLOT, walletBench, WITH_GAMES } from '../../../../../tests/harness/operator/wallet-bench';

const DAY = 86_400_000;
const USD = 2;

let operator: TestOperator;
let bench: ReturnType<typeof walletBench>;
beforeAll(async () => {
  operator = await startOperator(WITH_GAMES);
  bench = walletBench({ operator });
});
beforeEach(() => operator.clock.advance(1_000));
afterEach(async () => {
  expect(operator.problems).toEqual([]);
  const { body } = await operator.get<{ isBalanced: boolean; sum: number }>('/sandbox/v1/ledger');
  expect(body).toMatchObject({ isBalanced: true, sum: 0 });
});
afterAll(() => operator.sandbox.close());

const cashbackOf = async ({ token }: TestPlayer, of = operator): Promise<CashbackView> =>
  (await of.get<CashbackView>('/web-api/promo/cashback', { token })).body;
const pointsOf = async ({ token }: TestPlayer): Promise<PointsView> =>
  (await operator.get<PointsView>('/web-api/promo/points', { token })).body;
const setMode = (cashbackMode: number, of = operator) => of.control('/site', { cashbackMode });
const present = async (of = operator): Promise<number> =>
  (await of.get<{ period: number }>('/sandbox/v1/cashback')).body.period;
const end = (period: number, of = operator) => of.control('/cashback/end', { period });
/** The player with a token of today. */
async function withToken(player: TestPlayer, of = operator): Promise<TestPlayer> {
  const path = '/web-api/user/gettoken?force_refresh=true';
  const { token } = (await of.get<{ token: string }>(path, { cookie: player.cookie })).body;
  return { ...player, token };
}
/** Begins a period of a mode. */
async function begin(mode: number): Promise<void> {
  await setMode(mode);
  await end(await present());
  operator.clock.advance(1_000);
}

test('BNS-02 mode 1 gives points for each placed bet, once it is settled', async () => {
  await begin(1);
  const player = await registerPlayer(operator);
  const game = await makeGame(operator);
  const { outcome } = game;
  const placed = await placeBet(operator, player, coupon(player, [outcome(1)], { amount: 12.5 }));
  expect(placed.status).toBe(200);
  // 10 points for 5.00.
  expect((await cashbackOf(player)).programme).toMatchObject({
    mode: 'points',
    level: 'vip',
    earned: { mode: 'points', points: 0, waiting: 25 },
  });
  expect(await pointsOf(player)).toMatchObject({
    points: 0,
    waiting: 25,
    entries: [{ what: 'cashback', points: 25, state: 'open', title: null }],
  });
  await operator.control(`/games/${game.id}/finish`, { home: 2, away: 0 });
  await operator.control('/settle');
  expect(await pointsOf(player)).toMatchObject({
    points: 25,
    waiting: 0,
    entries: [{ points: 25, state: 'credited' }],
  });
  // Nothing is credited again.
  expect(await pointsOf(player)).toMatchObject({ points: 25 });
});

test('BNS-02 points are for the player’s own money, and not for bets that were taken back', async () => {
  await begin(1);
  const player = await registerPlayer(operator);
  const slot = await bench.open(player, SLOT.id);
  await bench.play(slot, { stake: 500 });
  const round = bench.ids(slot);
  const bet = bench.bodies.bet(round, 500);
  await bench.call('bet', bet);
  await bench.call('rollback', bench.bodies.rollback(round, bet.transactionId));
  expect(await pointsOf(player)).toMatchObject({
    points: 10,
    waiting: 0,
    entries: [
      { points: 10, state: 'void' },
      { points: 10, state: 'credited', title: 'Amber Orchard' },
    ],
  });
});

test('BNS-02 any other mode pays a percent on the balance at the end of the period, once', async () => {
  await begin(2);
  const player = await registerPlayer(operator);
  await operator.post('/web-api/user/accounts/add', { currencyId: USD }, player);
  const { programme } = await cashbackOf(player);
  expect(programme).toMatchObject({
    mode: 'balance',
    earned: { mode: 'balance', amounts: [{ iso: 'EUR', balance: 10_000, amount: 100 }] },
  });
  const slot = await bench.open(player, SLOT.id);
  await bench.play(slot, { stake: 2_000 });
  expect((await pointsOf(player)).entries).toEqual([]);
  const period = await present();
  await Promise.all([end(period), end(period)]);
  await end(period);
  expect(await moneyOf(operator, player)).toBe(80.8);
  expect((await cashbackOf(player)).payments).toMatchObject([
    { iso: 'EUR', balance: 8_000, percent: 1, amount: 80, isPaid: true },
  ]);
});

test('a period keeps the mode that it began with, and says which one follows', async () => {
  await begin(1);
  const player = await registerPlayer(operator);
  await setMode(2);
  expect((await cashbackOf(player)).programme).toMatchObject({
    mode: 'points',
    nextMode: 'balance',
  });
  const slot = await bench.open(player, SLOT.id);
  await bench.play(slot, { stake: 500 });
  await end(await present());
  // The points of the period that has ended are given; its balance is not paid for.
  expect((await pointsOf(player)).points).toBe(10);
  expect(await cashbackOf(player)).toMatchObject({ programme: { mode: 'balance' }, payments: [] });
});

test('P118 BNS-02 a player who is excluded at the end of a period gets nothing, now and later', async () => {
  await begin(2);
  const player = await registerPlayer(operator);
  await operator.control(`/players/${player.login}/limits`, { limitType: 33, limitValue: 1 });
  expect((await cashbackOf(player)).programme).toBeNull();
  await end(await present());
  operator.clock.jump(operator.clock.now() + 2 * DAY);
  const later = await withToken(player);
  expect(await moneyOf(operator, later)).toBe(100);
  const { programme, payments } = await cashbackOf(later);
  expect(programme).not.toBeNull();
  expect(payments).toMatchObject([{ balance: 10_000, amount: 0, isPaid: false }]);
});

test('BNS-02 a period that ended while the operator was down is paid once, for the balance of its end', async () => {
  const dataDir = await migratedFolder();
  const clock = handClock();
  const before = await startOperator({ dataDir, clock });
  await setMode(2, before);
  await end(await present(before), before);
  const player = await registerPlayer(before);
  const endsAt = (await cashbackOf(player, before)).programme?.endsAt ?? 0;
  expect(new Date(endsAt).toUTCString()).toMatch(/^Mon, .* 00:00:00 GMT$/);
  await before.sandbox.close();

  clock.jump(endsAt + 3 * DAY);
  const after = await startOperator({ dataDir, clock });
  // Paid in after the end.
  await after.control(`/players/${player.login}/deposit`, { amount: 500 });
  await after.control('/settle');
  await end(1, after);
  await end(2, after);
  const own = await withToken(player, after);
  expect((await cashbackOf(own, after)).payments).toMatchObject([{ balance: 10_000, amount: 100 }]);
  expect(await moneyOf(after, own)).toBe(601);
  expect(after.problems).toEqual([]);
  await after.sandbox.close();
  await rm(dataDir, { recursive: true });
});
