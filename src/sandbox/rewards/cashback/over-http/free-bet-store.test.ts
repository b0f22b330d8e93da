import { randomUUID } from 'node:crypto';
import type { PointsView, PromoCodeView } from '@grandstand/bus-contracts/player';
import {
  coupon,
  makeGame,
  moneyOf,
  place,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';
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

const DAY = 86_400_000;
const KZT = 4;
const WISH = { kind: 'points', ref: 'free-bet-1', lines: ['1'] };

interface Quoted extends ErrorBody {
  readonly quote: string;
  readonly accountId: number;
  readonly title: string;
  readonly lines: readonly string[];
}

const pointsOf = async ({ token }: TestPlayer): Promise<PointsView> =>
  (await operator.get<PointsView>('/web-api/promo/points', { token })).body;
const codesOf = async ({ token }: TestPlayer): Promise<readonly PromoCodeView[]> => {
  const path = '/web-api/promo/showcase';
  const { body } = await operator.get<{ codes: PromoCodeView[] }>(path, { token });
  return body.codes.filter(({ code }) => code.length === 12);
};
const quote = async ({ token }: TestPlayer, wish: object = WISH): Promise<Quoted> =>
  (await operator.post<Quoted>('/web-api/purchases/quote', wish, { token })).body;

/** A player with points. */
async function playerWith(points: number, currency?: number): Promise<TestPlayer> {
  const player = await registerPlayer(operator, currency);
  await operator.control(`/players/${player.login}/points`, { points });
  return player;
}

/** An exchange of points under a reference, to be sent once or more. */
async function exchangeOf(player: TestPlayer, refId: string = randomUUID()) {
  const { accountId, quote: version } = await quote(player);
  return () =>
    operator.post<{ purchase: { id: string } } & ErrorBody>(
      '/web-api/purchases',
      { ...WISH, refId, accountId, quote: version },
      { token: player.token },
    );
}

/** A code of a new player who has exchanged points for it. */
async function buyCode(): Promise<{ player: TestPlayer; code: string }> {
  const player = await playerWith(500);
  expect((await (await exchangeOf(player))()).status).toBe(200);
  return { player, code: (await codesOf(player))[0]?.code ?? '' };
}

/** A free bet on the home win of a new game at odds of 3. */
async function placeFree(player: TestPlayer, code: string) {
  const game = await makeGame(operator);
  const { id } = game.outcome(1);
  await operator.control('/outcomes/price', { id, coef: 3 });
  const order = { amount: 5, promoCode: code, isFreeBet: true };
  return { game, ...(await place(operator, player, coupon(player, [{ id, coef: 3 }], order))) };
}

test('CPN-08 points are exchanged for a free bet: a promo code of the player, once for a reference', async () => {
  const player = await playerWith(1_200);
  expect((await pointsOf(player)).freeBets).toEqual([
    { ref: WISH.ref, price: 500, amount: 500, iso: 'EUR', scale: 2, days: 30 },
  ]);
  const { title, lines } = await quote(player);
  expect(title).toMatch(/^Free bet of 5\.00\sEUR$/);
  expect(lines).toEqual([
    'For a single or an accumulator: the winnings are paid without the stake. To be used within 30 days. The code will be among your promo codes.',
  ]);
  const order = await exchangeOf(player);
  const [first, second] = await Promise.all([order(), order()]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.purchase.id).toBe(first.body.purchase.id);
  const effect = { kind: 'free-bet', money: 500, iso: 'EUR', scale: 2 };
  expect(await codesOf(player)).toEqual([
    {
      code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{12}$/) as string,
      effect,
      isUsed: false,
      endsAt: operator.clock.now() + 30 * DAY,
    },
  ]);
  const { points, entries } = await pointsOf(player);
  expect(points).toBe(700);
  expect(entries[0]).toMatchObject({ what: 'exchange', title, points: -500 });
});

test('two exchanges give two codes, with another bonus too', async () => {
  const player = await playerWith(1_500);
  const bonus = { kind: 'points', ref: 'bonus-points-casino', lines: ['1'] };
  const { accountId, quote: version } = await quote(player, bonus);
  const body = { ...bonus, refId: randomUUID(), accountId, quote: version };
  const { token } = player;
  expect((await operator.post('/web-api/purchases', body, { token })).status).toBe(200);
  await (
    await exchangeOf(player)
  )();
  await (
    await exchangeOf(player)
  )();
  const codes = (await codesOf(player)).map(({ code }) => code);
  expect([codes.length, new Set(codes).size]).toEqual([2, 2]);
  expect((await pointsOf(player)).points).toBe(0);
});

test('CPN-08 its code is placed in a coupon once, and pays the winnings without the stake', async () => {
  const { player, code } = await buyCode();
  const money = await moneyOf(operator, player);
  const { game, status } = await placeFree(player, code);
  expect([status, await moneyOf(operator, player)]).toEqual([200, money]);
  expect(await codesOf(player)).toMatchObject([{ code, isUsed: true }]);
  await operator.control(`/games/${game.id}/finish`, { home: 1, away: 0 });
  expect(await moneyOf(operator, player)).toBe(money + 10);
  expect((await placeFree(player, code)).body).toMatchObject({
    error: { code: 'promo-not-accepted' },
  });
});

test('its code is of no use to another player', async () => {
  const { code } = await buyCode();
  const other = await registerPlayer(operator);
  expect(await codesOf(other)).toEqual([]);
  const checked = await operator.post('/web-api/promo/check', { code }, { token: other.token });
  expect(checked.body).toMatchObject({ code: null });
  expect((await placeFree(other, code)).body).toMatchObject({
    error: { code: 'promo-not-accepted' },
  });
});

test('its stake is in the currency of the player', async () => {
  const player = await playerWith(500, KZT);
  const [item] = (await pointsOf(player)).freeBets;
  expect(item?.iso).not.toBe('EUR');
  await (
    await exchangeOf(player)
  )();
  const [code] = await codesOf(player);
  expect(code?.effect).toEqual({
    kind: 'free-bet',
    money: item?.amount,
    iso: item?.iso,
    scale: item?.scale,
  });
});

test('a free bet is refused with too few points, and for more than one', async () => {
  const player = await playerWith(499);
  expect((await (await exchangeOf(player))()).body.error.code).toBe('not-enough-points');
  expect([await codesOf(player), (await pointsOf(player)).points]).toEqual([[], 499]);
  expect((await quote(player, { ...WISH, lines: ['1', '1'] })).error.code).toBe('bad-lines');
});

test('P118 no free bet is exchanged by a player to whom nothing may be offered; the points stay theirs', async () => {
  const player = await playerWith(500);
  const order = await exchangeOf(player);
  await operator.control(`/players/${player.login}/limits`, { limitType: 33, limitValue: 1 });
  expect(await pointsOf(player)).toMatchObject({ points: 500, store: [], freeBets: [] });
  expect((await quote(player)).error.code).toBe('bonus-barred');
  expect((await order()).body.error.code).toBe('bonus-barred');
  expect((await pointsOf(player)).points).toBe(500);
});

test('its code ends after 30 days', async () => {
  const { player, code } = await buyCode();
  const { login, password } = player;
  const at = operator.clock.now();
  /** The player, who signs in again then. */
  const later = async (ms: number): Promise<TestPlayer> => {
    operator.clock.jump(at + ms);
    const signIn = { login, password, remember: true };
    const { body } = await operator.post<{ token: string }>('/web-api/user/login', signIn);
    return { ...player, token: body.token };
  };
  expect(await codesOf(await later(30 * DAY - 1))).toMatchObject([{ code }]);
  const late = await later(30 * DAY);
  expect(await codesOf(late)).toEqual([]);
  expect((await placeFree(late, code)).body).toMatchObject({
    error: { code: 'promo-not-accepted' },
  });
});
