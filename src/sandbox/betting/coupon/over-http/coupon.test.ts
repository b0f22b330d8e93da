import { describe, expect, test } from 'vitest';
import { draft, gameOf, openCouponBench } from '../../../../../tests/harness/operator/coupon-bench';
import {
  coupon,
  makeGame,
  moneyOf,
  place,
  registerPlayer,
  signInDemo,
} from '@grandstand/sandbox/testing';

const bench = openCouponBench();
const { check, finish, legsAt, refusal } = bench;

describe('a check', () => {
  test('answers a guest with bounds, promo codes and the anti-express coefficient', async () => {
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

  test('answers what prevents each bet', async () => {
    const game = await makeGame(bench.operator);
    const [banned, over] = await legsAt(2, 2);
    const score = game.outcome(731, '0:1');
    await bench.operator.control('/bans', { id: banned?.id, isBannedExpress: true });
    await bench.operator.control('/outcomes/suspend', { id: score.id });
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

  test('CPN-04 requires a minor unit for each line of a system', async () => {
    const legs = Array.from({ length: 20 }, (_, i) => ({ id: `9999999${i}:1`, coef: 2 }));
    expect(await check({ ...draft(legs, 2), systemValue: 10 })).toMatchObject({
      minBetAmount: 1847.56,
    });
  });

  test('CPN-09 has no maximum stake for a bonus account', async () => {
    const demo = await signInDemo(bench.operator);
    const body = { ...draft(await legsAt(2)), typeId: 0, accountId: demo.accountId + 1 };
    expect((await check(body, demo)).maxBetAmount).toBeNull();
  });

  test('requires the token of the account’s player', async () => {
    const body = { ...draft([]), accountId: bench.player.accountId };
    expect((await bench.operator.post('/web-api/coupon/check', body)).status).toBe(401);
    const other = await registerPlayer(bench.operator);
    const options = { token: other.token };
    expect((await bench.operator.post('/web-api/coupon/check', body, options)).status).toBe(404);
  });
});

describe('a promo code', () => {
  test('CPN-08 for percents raises the win in the check, the bet and its payout', async () => {
    const legs = await legsAt(2, 1.5);
    const requested = { ...draft(legs), accountId: bench.player.accountId, promoCode: 'boost10' };
    const { promoCode, hyperBonus } = await check(requested, bench.player);
    expect(promoCode).toEqual({ code: 'BOOST10', isAccepted: true });
    expect(hyperBonus).toMatchObject({ percent: 10 });
    const body = coupon(bench.player, legs, { promoCode: 'BOOST10', hyperBonus: { percent: 10 } });
    const { bet } = (await place(bench.operator, bench.player, body)).body;
    // 10 at 3 wins 20 net, and 2 on top.
    expect(bet).toMatchObject({ coef: 3.2, possibleWin: 32, promoCode: 'BOOST10' });
    for (const { id } of legs) await finish(id, 1);
    expect(await moneyOf(bench.operator, bench.player)).toBe(122);
  });

  test('CPN-08 CPN-14 is advanced for what the balance lacks, and is returned with a void bet', async () => {
    const [leg, next] = await legsAt(2, 2);
    const one = leg ? [leg] : [];
    const other = next ? [next] : [];
    const requested = { ...draft([]), typeId: 0, accountId: bench.player.accountId };
    const withCode = { ...requested, promoCode: 'FREE1' };
    const advance = async () => (await check(requested, bench.player)).availablePrepaidAmount;
    expect((await check(withCode, bench.player)).availablePrepaidAmount).toBe(5);

    // The balance is 100: a stake that it covers gets no advance, for any request.
    const small = { promoCode: 'FREE1', amount: 40, prepaidAmount: 5 };
    const { body } = await place(bench.operator, bench.player, coupon(bench.player, one, small));
    expect(body.bet).toMatchObject({ amount: 40, prepaidAmount: 0 });
    expect((await refusal(coupon(bench.player, other, small))).code).toBe('promo-not-accepted');
    expect((await check(withCode, bench.player)).promoCode).toEqual({
      code: 'FREE1',
      isAccepted: false,
    });
    expect(await advance()).toBe(5);

    const beyond = coupon(bench.player, other, { amount: 66, prepaidAmount: 6 });
    expect((await refusal(beyond)).code).toBe('not-enough-money');
    const own = coupon(bench.player, other, { amount: 63 });
    expect((await refusal(own)).code).toBe('not-enough-money');
    const large = coupon(bench.player, other, { amount: 63, prepaidAmount: 5 });
    const taken = await place(bench.operator, bench.player, large);
    expect(taken.body.bet).toMatchObject({ amount: 63, prepaidAmount: 3 });
    expect(await moneyOf(bench.operator, bench.player)).toBe(0);
    expect(await advance()).toBe(2);

    await bench.operator.control(`/games/${gameOf(next?.id ?? '')}/finish`, { isVoid: true });
    expect(await moneyOf(bench.operator, bench.player)).toBe(60);
    expect(await advance()).toBe(5);
  });

  test('CPN-14 gives a bonus account no advance', async () => {
    const demo = await signInDemo(bench.operator);
    await bench.operator.control('/players/demo/prepaid', { amount: 20 });
    const body = { ...coupon(demo, await legsAt(2)), accountId: demo.accountId + 1 };
    const requested = { ...draft([], 0), accountId: body.accountId };
    expect((await check(requested, demo)).availablePrepaidAmount).toBe(0);
    const { status, body: answer } = await place(bench.operator, demo, {
      ...body,
      amount: 100_000,
      prepaidAmount: 20,
    });
    expect(status).toBe(422);
    expect(answer.error.code).toBe('not-enough-money');
  });

  test('CPN-08 is refused when it is unknown, or for a batch', async () => {
    const [leg] = await legsAt(2);
    const legs = leg ? [leg] : [];
    for (const other of [{ promoCode: 'NOPE' }, { promoCode: 'BOOST10', typeId: 9 }]) {
      expect((await refusal(coupon(bench.player, legs, other))).code).toBe('promo-not-accepted');
    }
    expect((await check(draft([], 9))).promoCodes).toEqual([]);
  });

  test('is made by QA, offered or not', async () => {
    await bench.operator.control('/promo-codes', { code: 'summer', percent: 20, isOffered: true });
    expect((await check(draft([]))).promoCodes).toContainEqual({
      code: 'SUMMER',
      title: '+20% on net winnings',
    });
    await bench.operator.control('/promo-codes', { code: 'summer', percent: 20 });
    expect((await check(draft([]))).promoCodes).toHaveLength(2);
  });
});

describe('a bonus bet', () => {
  test('CPN-10 is decided by the operator, paid, and may be removed', async () => {
    const legs = await legsAt(2, 2, 2);
    const wrong = await refusal(coupon(bench.player, legs, { bonusCoef: 1.05 }));
    expect(wrong).toMatchObject({ code: 'bonus-changed', details: { bonusCoef: 1.03 } });
    const none = await place(
      bench.operator,
      bench.player,
      coupon(bench.player, legs, { bonusCoef: null }),
    );
    expect(none.body.bet).toMatchObject({ bonusCoef: null, possibleWin: 80 });
    const body = coupon(bench.player, legs, { bonusCoef: 1.03 });
    expect((await place(bench.operator, bench.player, body)).body.bet).toMatchObject({
      bonusCoef: 1.03,
      coef: 8.24,
      possibleWin: 82.4,
    });
    for (const { id } of legs) await finish(id, 1);
    expect(await moneyOf(bench.operator, bench.player)).toBe(242.4);
  });
});
