import { randomUUID } from 'node:crypto';
import type { BonusOfferView } from '@grandstand/bus-contracts/answers';
import type { OwnBonus, PointsView } from '@grandstand/bus-contracts/player';
import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator();
});
afterEach(async () => {
  expect(operator.problems).toEqual([]);
  const { body } = await operator.get<{ isBalanced: boolean }>('/sandbox/v1/ledger');
  expect(body.isBalanced).toBe(true);
});
afterAll(() => operator.sandbox.close());

const WISH = { kind: 'points', ref: 'bonus-points-casino', lines: ['1'] };
const pointsOf = async ({ token }: TestPlayer): Promise<PointsView> =>
  (await operator.get<PointsView>('/web-api/promo/points', { token })).body;
const mine = async ({ token }: TestPlayer): Promise<readonly OwnBonus[]> =>
  (await operator.get<{ bonuses: OwnBonus[] }>('/web-api/promo/mine', { token })).body.bonuses;
const give = ({ login }: TestPlayer, points: number) =>
  operator.control(`/players/${login}/points`, { points });
const quote = ({ token }: TestPlayer, wish: object = WISH) =>
  operator.post<{ quote: string; accountId: number; title: string; lines: string[] } & ErrorBody>(
    '/web-api/purchases/quote',
    wish,
    { token },
  );
/** Exchanges points under a reference. */
async function exchange(player: TestPlayer, refId: string) {
  const { body } = await quote(player);
  const { accountId, quote: version } = body;
  return () =>
    operator.post<{ purchase: { id: string } } & ErrorBody>(
      '/web-api/purchases',
      { ...WISH, refId, accountId, quote: version },
      { token: player.token },
    );
}

test('BNS-02 points are exchanged for a bonus with its terms, once for a reference', async () => {
  const player = await registerPlayer(operator);
  await give(player, 1_200);
  const [, item] = (await pointsOf(player)).store;
  expect(item).toMatchObject({ ref: WISH.ref, price: 500, isTaken: false });
  const { body } = await quote(player);
  expect(body.title).toBe('Bonus for games');
  expect(body.lines[0]).toMatch(/^5\.00\sEUR, to be staked 5 times in 14 days$/);
  const order = await exchange(player, randomUUID());
  const [first, second] = await Promise.all([order(), order()]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.purchase.id).toBe(first.body.purchase.id);
  expect(await mine(player)).toMatchObject([
    { offer: 'points-casino', state: 'active', amount: 500, terms: item?.terms },
  ]);
  const { points, store, entries } = await pointsOf(player);
  expect([points, store.map(({ isTaken }) => isTaken)]).toEqual([700, [true, true]]);
  expect(entries[0]).toMatchObject({ what: 'exchange', title: 'Bonus for games', points: -500 });
  // Another one waits for the end of this one, and takes no points.
  expect((await quote(player)).body.error.code).toBe('bonus-taken');
  expect((await pointsOf(player)).points).toBe(700);
});

test('an exchange is refused with too few points, and for more than one thing', async () => {
  const player = await registerPlayer(operator);
  await give(player, 499);
  const refused = await (await exchange(player, randomUUID()))();
  expect(refused.body.error.code).toBe('not-enough-points');
  expect(await mine(player)).toEqual([]);
  expect((await pointsOf(player)).points).toBe(499);
  expect((await quote(player, { ...WISH, lines: ['1', '1'] })).body.error.code).toBe('bad-lines');
});

test('a bonus that costs points is not taken without them', async () => {
  const player = await registerPlayer(operator);
  const { body } = await operator.get<{ offers: BonusOfferView[] }>(
    '/web-api/promo/bonuses',
    player,
  );
  const offer = body.offers.find(({ id }) => id === 'points-sports');
  const taken = await operator.post<ErrorBody>(
    '/web-api/promo/take',
    { offer: 'points-sports', hash: offer?.hash },
    player,
  );
  expect(taken.status).toBe(404);
  expect(await mine(player)).toEqual([]);
});

test('P118 nothing is exchanged by a player to whom nothing may be offered; the points stay theirs', async () => {
  const player = await registerPlayer(operator);
  await give(player, 500);
  const order = await exchange(player, randomUUID());
  await operator.control(`/players/${player.login}/limits`, { limitType: 33, limitValue: 1 });
  expect(await pointsOf(player)).toMatchObject({ points: 500, store: [] });
  expect((await order()).body.error.code).toBe('bonus-barred');
  expect((await pointsOf(player)).points).toBe(500);
});
