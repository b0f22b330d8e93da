import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { draft, finishGame, gameOf, legsAt as makeLegs, sendCheck } from './coupon-calls';
import type { TestOperator, TestPlayer } from './operator';
import {
  coupon,
  makeGame,
  moneyOf,
  place,
  registerPlayer,
  signInDemo,
  startOperator,
} from './operator';

let operator: TestOperator;
let player: TestPlayer;
beforeAll(async () => {
  operator = await startOperator();
}, 120_000);
beforeEach(async () => {
  player = await registerPlayer(operator);
});
afterAll(async () => {
  const ledger = await operator.get('/sandbox/v1/ledger');
  expect(ledger.body).toMatchObject({ isBalanced: true, sum: 0 });
  expect(operator.problems).toEqual([]);
  await operator.sandbox.close();
});

const check = async (body: object, by?: TestPlayer) => (await sendCheck(operator, body, by)).body;

const legsAt = (...coefs: number[]) => makeLegs(operator, ...coefs);

const finish = (id: string, home: number) => finishGame(operator, id, home);

async function refusal(body: unknown) {
  const { status, body: answer } = await place(operator, player, body);
  expect(status).toBe(422);
  return answer.error;
}

describe('a check', () => {
  test('tells a guest bounds, promo codes and the price against an express', async () => {
    const legs = await legsAt(2, 1.5);
    const answer = await check(draft(legs));
    expect(answer).toMatchObject({
      minBetAmount: 0.2,
      maxBetAmount: 5000,
      maxPayout: 500_000,
      antiExpressCoef: 1.5,
      hyperBonus: null,
      bonusBetAllowed: true,
      promoCode: null,
      availablePrepaidAmount: 0,
      limits: [],
    });
    expect(answer.promoCodes.map(({ code }) => code)).toEqual(['BOOST10', 'FREE1']);
    expect(answer.bets.map(({ coef }) => coef)).toEqual([2, 1.5]);
  });

  test('says of each bet what stands in its way', async () => {
    const game = await makeGame(operator);
    const [banned, over] = await legsAt(2, 2);
    const score = game.outcome(731, '1:0');
    await operator.control('/bans', { id: banned?.id, isBannedExpress: true });
    await operator.control('/outcomes/suspend', { id: score.id });
    await finish(over?.id ?? '', 1);
    const legs = [game.outcome(1), score, banned, over].flatMap((leg) => leg ?? []);
    const gone = { id: '9999999999:1', coef: 7 };
    const answer = await check(draft([...legs, gone]));
    const free = { isBlocked: false, isFinished: false, isDepend: false, isBannedExpress: false };
    expect(answer.bets).toMatchObject([
      { ...free, isDepend: true, isDisabledBanker: false },
      { ...free, isDepend: true, isBlocked: true, isDisabledBanker: true },
      { ...free, isBannedExpress: true },
      { isFinished: true },
      { marketId: gone.id, coef: 7, isFinished: true },
    ]);
    const singles = await check(draft(legs, 0));
    expect(singles.bets.filter((bet) => bet.isDepend || bet.isBannedExpress)).toEqual([]);
  });

  test('CPN-04 asks of a system a minor unit for each line', async () => {
    const legs = Array.from({ length: 20 }, (_, i) => ({ id: `9999999${i}:1`, coef: 2 }));
    expect(await check({ ...draft(legs, 2), systemValue: 10 })).toMatchObject({
      minBetAmount: 1847.56,
    });
  });

  test('CPN-09 gives a bonus account no greatest stake', async () => {
    const demo = await signInDemo(operator);
    const body = { ...draft(await legsAt(2)), typeId: 0, accountId: demo.accountId + 1 };
    expect((await check(body, demo)).maxBetAmount).toBeNull();
  });

  test('needs the token of the account it is about', async () => {
    const body = { ...draft([]), accountId: player.accountId };
    expect((await operator.post('/web-api/coupon/check', body)).status).toBe(401);
    const other = await registerPlayer(operator);
    const options = { token: other.token };
    expect((await operator.post('/web-api/coupon/check', body, options)).status).toBe(404);
  });
});

describe('a promo code', () => {
  test('CPN-08 of percents raises the win, in the check, the bet and its payout', async () => {
    const legs = await legsAt(2, 1.5);
    const asked = { ...draft(legs), accountId: player.accountId, promoCode: 'boost10' };
    const { promoCode, hyperBonus } = await check(asked, player);
    expect(promoCode).toEqual({ code: 'BOOST10', isAccepted: true });
    expect(hyperBonus).toMatchObject({ percent: 10 });
    const body = coupon(player, legs, { promoCode: 'BOOST10', hyperBonus: { percent: 10 } });
    const { bet } = (await place(operator, player, body)).body;
    // 10 at 3 wins 20 net, and 2 on top.
    expect(bet).toMatchObject({ coef: 3.2, possibleWin: 32, promoCode: 'BOOST10' });
    for (const { id } of legs) await finish(id, 1);
    expect(await moneyOf(operator, player)).toBe(122);
  });

  test('CPN-08 of prepaid money pays the stake once, and gets it back for a void bet', async () => {
    const [leg, next] = await legsAt(2, 2);
    const asked = { ...draft([]), typeId: 0, accountId: player.accountId, promoCode: 'FREE1' };
    expect((await check(asked, player)).availablePrepaidAmount).toBe(5);
    const free = { promoCode: 'FREE1', amount: 7, prepaidAmount: 5 };
    const { body } = await place(operator, player, coupon(player, leg ? [leg] : [], free));
    expect(body.bet).toMatchObject({ amount: 7, prepaidAmount: 5 });
    expect(await moneyOf(operator, player)).toBe(98);
    const again = await refusal(coupon(player, next ? [next] : [], free));
    expect(again.code).toBe('promo-not-accepted');
    expect((await check(asked, player)).promoCode).toEqual({ code: 'FREE1', isAccepted: false });
    await operator.control(`/games/${gameOf(leg?.id ?? '')}/finish`, { isVoid: true });
    expect(await moneyOf(operator, player)).toBe(100);
    const { availablePrepaidAmount } = await check({ ...asked, promoCode: '' }, player);
    expect(availablePrepaidAmount).toBe(5);
    const over = coupon(player, next ? [next] : [], { amount: 7, prepaidAmount: 5.01 });
    expect((await refusal(over)).code).toBe('not-enough-money');
    const own = coupon(player, next ? [next] : [], { amount: 5, prepaidAmount: 5 });
    expect((await place(operator, player, own)).status).toBe(200);
    expect(await moneyOf(operator, player)).toBe(100);
  });

  test('CPN-08 is not taken when it is unknown, or for a batch', async () => {
    const [leg] = await legsAt(2);
    const legs = leg ? [leg] : [];
    for (const other of [{ promoCode: 'NOPE' }, { promoCode: 'BOOST10', typeId: 9 }]) {
      expect((await refusal(coupon(player, legs, other))).code).toBe('promo-not-accepted');
    }
    expect((await check(draft([], 9))).promoCodes).toEqual([]);
  });

  test('is made by QA, offered or not', async () => {
    await operator.control('/promo-codes', { code: 'summer', percent: 20, isOffered: true });
    expect((await check(draft([]))).promoCodes).toContainEqual({
      code: 'SUMMER',
      title: '+20% on the net win',
    });
    await operator.control('/promo-codes', { code: 'summer', percent: 20 });
    expect((await check(draft([]))).promoCodes).toHaveLength(2);
  });
});

describe('a bonus bet', () => {
  test('CPN-10 is decided by the operator, paid, and may be done without', async () => {
    const legs = await legsAt(2, 2, 2);
    const wrong = await refusal(coupon(player, legs, { bonusCoef: 1.05 }));
    expect(wrong).toMatchObject({ code: 'bonus-changed', details: { bonusCoef: 1.03 } });
    const none = await place(operator, player, coupon(player, legs, { bonusCoef: null }));
    expect(none.body.bet).toMatchObject({ bonusCoef: null, possibleWin: 80 });
    const body = coupon(player, legs, { bonusCoef: 1.03 });
    expect((await place(operator, player, body)).body.bet).toMatchObject({
      bonusCoef: 1.03,
      coef: 8.24,
      possibleWin: 82.4,
    });
    for (const { id } of legs) await finish(id, 1);
    expect(await moneyOf(operator, player)).toBe(242.4);
  });
});
