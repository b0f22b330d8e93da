import type { BetTotals, PlacedBet } from '@grandstand/bus-contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  coupon,
  makeGame,
  place,
  registerPlayer,
  signInDemo,
  startOperator,
} from '@grandstand/sandbox/testing';

interface History {
  readonly bets: PlacedBet[];
  readonly hasMore: boolean;
  readonly totals?: BetTotals[];
}

let operator: TestOperator;
let player: TestPlayer;
beforeAll(async () => {
  operator = await startOperator();
  // Nobody scores: prices are those that a test sets.
  await operator.control('/clock', { isPaused: true });
});
beforeEach(async () => {
  player = await registerPlayer(operator);
});
afterAll(() => operator.sandbox.close());

async function gameAt(coef: number) {
  const game = await makeGame(operator);
  const home = { id: game.outcome(1).id, coef };
  await operator.control('/outcomes/price', home);
  return { id: game.id, home };
}

const finish = (gameId: number, result: object) =>
  operator.control(`/games/${gameId}/finish`, result);

async function betOn(home: { id: string; coef: number }, other: object = {}, by = player) {
  const { body } = await place(operator, by, coupon(by, [home], { ...other }));
  return body.bet.id;
}

async function history(query = '', by = player): Promise<History> {
  const { body } = await operator.get<History>(`/web-api/bets?${query}`, { token: by.token });
  return body;
}

async function accountOf(by: TestPlayer, type: number): Promise<number> {
  const { body } = await operator.get<{ all_accounts: { id: number; type: number }[] }>(
    '/web-api/user/accounts',
    { token: by.token },
  );
  const account = body.all_accounts.find((one) => one.type === type);
  if (!account) throw new Error(`The player has no account of the type ${type}.`);
  return account.id;
}

/** Advanced money does not count: a void bet returns it to the operator. */
function countedBy(bets: readonly PlacedBet[], isBonusMoney: boolean) {
  const cents = (amount: number): number => Math.round(amount * 100);
  let [staked, open, returned] = [0, 0, 0];
  const counted = bets.filter((bet) => bet.isBonusMoney === isBonusMoney);
  for (const bet of counted) {
    const advance = cents(bet.prepaidAmount ?? 0);
    const cashedOut = (bet.cashOuts ?? []).reduce((sum, { stake }) => sum + cents(stake), 0);
    staked += cents(bet.amount) - advance;
    if (bet.status === 'accepted') open += cents(bet.amount) - advance - cashedOut;
    returned += cents(bet.payout) - (bet.status === 'void' ? advance : 0);
  }
  return {
    count: counted.length,
    staked: staked / 100,
    open: open / 100,
    returned: returned / 100,
  };
}

describe('the totals of a history', () => {
  test('are those of its bets, to the cent: won, lost, void, open, advanced and cashed out in part', async () => {
    const [won, lost, void_, open] = [
      await gameAt(2.37),
      await gameAt(3),
      await gameAt(2),
      await gameAt(1.5),
    ];
    await betOn(won.home, { amount: 7.33 });
    await betOn(lost.home, { amount: 0.7 });
    const parted = await betOn(open.home, { amount: 10.01 });
    const { body } = await operator.get<{ offers: { openStake: number; amount: number }[] }>(
      `/web-api/bets/cash-out-offers?betIds=${parted}`,
      { token: player.token },
    );
    const [offer] = body.offers;
    const cashedOut = await operator.post(
      `/web-api/bets/${parted}/cash-out`,
      { refId: 'part', openStake: offer?.openStake, stake: 3.33, amount: 0 },
      { token: player.token },
    );
    expect(cashedOut.status).toBe(200);
    // The balance does not reach: the operator advances the rest.
    await operator.control(`/players/${player.login}/prepaid`, { amount: 20 });
    const advanced = { amount: 90, prepaidAmount: 20 };
    await betOn(void_.home, advanced);
    await finish(won.id, { home: 2, away: 0 });
    await finish(lost.id, { home: 0, away: 0 });
    await finish(void_.id, { isVoid: true });

    const { bets, totals } = await history();
    expect(bets.map(({ status }) => status)).toEqual(['void', 'accepted', 'lost', 'won']);
    expect(bets[0]?.prepaidAmount).toBeGreaterThan(0);
    expect(totals).toEqual([
      { iso: 'EUR', scale: 2, isBonusMoney: false, ...countedBy(bets, false) },
    ]);
  });

  test('keep bonus money and other currencies apart, the player’s own money first', async () => {
    const demo = await signInDemo(operator);
    const game = await gameAt(2);
    for (const type of [4, 9, 0]) {
      const accountId = await accountOf(demo, type);
      await operator.control('/players/demo/deposit', { amount: 5_000, accountId });
      await betOn(game.home, { accountId, amount: 1_000 }, demo);
    }
    const { bets, totals = [] } = await history('', demo);
    expect(totals.map(({ isBonusMoney }) => isBonusMoney)).toEqual([false, false, true]);
    for (const { iso, isBonusMoney, ...sums } of totals) {
      const own = bets.filter((bet) => bet.iso === iso);
      expect(sums).toMatchObject(countedBy(own, isBonusMoney));
    }
    expect(totals.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  test('follow the filters, count every page, and come with the first alone', async () => {
    const [won, open] = [await gameAt(2), await gameAt(2)];
    const ids: string[] = [];
    for (const { home } of [won, open, won, open]) ids.unshift(await betOn(home, { amount: 5 }));
    await finish(won.id, { home: 1, away: 0 });
    const first = await history('limit=1');
    expect(first).toMatchObject({ hasMore: true, totals: [{ count: 4, staked: 20, open: 10 }] });
    const [last] = first.bets;
    const next = await history(`limit=1&before=${last?.placedAt}&beforeId=${last?.id}`);
    expect(next.bets).toHaveLength(1);
    expect(next).not.toHaveProperty('totals');
    expect((await history('status=open')).totals).toMatchObject([
      { count: 2, open: 10, returned: 0 },
    ]);
    expect((await history(`status=settled&gameId=${won.id}`)).totals).toMatchObject([
      { count: 2, staked: 10, open: 0, returned: 20 },
    ]);
    expect((await history('gameId=1')).totals).toEqual([]);
    operator.clock.jump(operator.clock.now() + 300_000);
    const minute = 1 / 1440;
    expect((await history(`days=${minute}`)).totals).toEqual([]);
    expect((await history(`days=${10 * minute}`)).totals).toMatchObject([{ count: 4 }]);
  });
});

test('a bet is found by any digits of its number, among the player’s own alone', async () => {
  const { home } = await gameAt(2);
  const id = await betOn(home);
  const digits = id.slice(-5);
  const found = await history(`number=${digits}`);
  expect(found.bets.map((bet) => bet.id)).toEqual([id]);
  expect(found.totals).toMatchObject([{ count: 1 }]);
  expect((await history(`number=${id}`)).bets).toHaveLength(1);
  expect((await history(`number=${id}0`)).bets).toEqual([]);
  const stranger = await registerPlayer(operator);
  expect((await history(`number=${digits}`, stranger)).bets).toEqual([]);
  const wrong = await operator.get('/web-api/bets?number=1%25', { token: player.token });
  expect(wrong.status).toBe(400);
});

test('an open leg has its match as it is now, until it is settled', async () => {
  const game = await gameAt(2);
  const id = await betOn(game.home);
  const legOf = async () => (await history()).bets.find((bet) => bet.id === id)?.legs[0];
  expect((await legOf())?.game).toMatchObject({ isLive: false, isFinished: false, score: null });
  await operator.control(`/games/${game.id}/start`, {});
  await operator.control(`/games/${game.id}/score`, { home: 2, away: 1 });
  expect(await legOf()).toMatchObject({
    status: 'accepted',
    game: { isLive: true, isFinished: false, score: { home: 2, away: 1 } },
  });
  await finish(game.id, { home: 2, away: 1 });
  expect(await legOf()).toMatchObject({ status: 'won', result: '2:1' });
  expect(await legOf()).not.toHaveProperty('game');
});
