import type { CouponMarket } from '@grandstand/bus-contracts';
import { couponMarketSchema } from '@grandstand/bus-contracts';
import { possibleWin } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody, TestOperator, TestPlayer } from './operator';
import {
  coupon,
  lineLegs,
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

interface Check {
  readonly minBetAmount: number;
  readonly maxBetAmount: number | null;
  readonly maxPayout: number;
  readonly antiExpressCoef: number | null;
  readonly hyperBonus: { percent: number } | null;
  readonly promoCodes: { code: string; title: string }[];
  readonly promoCode: { code: string; isAccepted: boolean } | null;
  readonly availablePrepaidAmount: number;
  readonly limits: object[];
  readonly bets: Record<string, unknown>[];
}

const draft = (legs: { id: string; coef: number; isBanker?: boolean }[], typeId = 1) => ({
  typeId,
  systemValue: 2,
  bets: legs.map(({ id, coef, isBanker = false }) => ({ marketId: id, coef, isBanker })),
});

const check = async (body: object, by?: TestPlayer) =>
  (await operator.post<Check>('/web-api/coupon/check', body, { token: by?.token })).body;

/** So many outcomes of as many games, at prices of their own. */
function legsAt(...coefs: number[]) {
  return Promise.all(
    coefs.map(async (coef) => {
      const { id } = (await makeGame(operator)).outcome(1);
      await operator.control('/outcomes/price', { id, coef });
      return { id, coef };
    }),
  );
}

const gameOf = (id: string) => Number(id.split(':')[0]);
const finish = (id: string, home: number) =>
  operator.control(`/games/${gameOf(id)}/finish`, { home, away: 0 });

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

describe('placing', () => {
  test('CPN-05 CPN-13 pays the exact coefficient that was asked for, and no more than is offered', async () => {
    const legs = await legsAt(2, 1.5);
    const greedy = await refusal(coupon(player, legs, { exactCoef: 3.5 }));
    expect(greedy).toMatchObject({ code: 'price-changed', details: { coef: 3 } });
    const { body } = await place(operator, player, coupon(player, legs, { exactCoef: 2.5 }));
    expect(body.bet).toMatchObject({ exactCoef: 2.5, possibleWin: 25 });
    for (const { id } of legs) await finish(id, 1);
    expect(await moneyOf(operator, player)).toBe(115);
  });

  test('CPN-14 pays no more than the greatest payout', async () => {
    const legs = await legsAt(501, 501);
    const { body } = await place(operator, player, coupon(player, legs));
    expect(body.bet).toMatchObject({ possibleWin: 500_000, maxPayout: 500_000 });
    for (const { id } of legs) await finish(id, 1);
    expect(await moneyOf(operator, player)).toBe(500_090);
  });

  test('refuses what is banned from an express, and a banker that may be none', async () => {
    const legs = await legsAt(2, 2, 2, 2);
    const [first, ...rest] = legs;
    const id = first?.id;
    await operator.control('/bans', { id, isBannedExpress: true });
    const express = await refusal(coupon(player, legs));
    expect(express).toMatchObject({ code: 'banned-express', details: { marketIds: [id] } });
    const single = coupon(player, legs.slice(0, 1));
    expect((await place(operator, player, single)).status).toBe(200);
    await operator.control('/bans', { id, isDisabledBanker: true });
    const bankers = [{ id: '', coef: 2, ...first, isBanker: true }, ...rest];
    const system = await refusal(coupon(player, bankers, { typeId: 2 }));
    expect(system).toMatchObject({ code: 'banker-disabled', details: { marketIds: [id] } });
    await operator.control('/bans', { id });
    expect((await place(operator, player, coupon(player, bankers, { typeId: 2 }))).status).toBe(
      200,
    );
  });

  test('CPN-07 takes a vip bet above the greatest stake while the operator likes', async () => {
    const demo = await signInDemo(operator);
    await operator.control('/players/demo/deposit', { amount: 20_000, accountId: demo.accountId });
    const legs = await legsAt(1.5);
    const vip = (amount: number) =>
      place(operator, demo, coupon(demo, legs, { amount, isVipBet: true }));
    expect((await vip(6_000)).body.bet).toMatchObject({ isVipBet: true, amount: 6_000 });
    expect((await vip(15_001)).body.error).toMatchObject({
      code: 'max-amount',
      details: { limit: 15_000 },
    });
    await operator.control('/placing', { isVipTaken: false });
    expect((await vip(6_000)).body.error).toMatchObject({ details: { limit: 5_000 } });
    await operator.control('/placing', { isVipTaken: true });
  });

  test.each([
    [1, 'wagering'],
    [10, 'loss'],
  ])('refuses what goes beyond limit %i (%s), and says what is left', async (limitType, kind) => {
    await operator.control(`/players/${player.login}/limits`, { limitType, limitValue: 25 });
    const legs = await legsAt(2);
    await place(operator, player, coupon(player, legs, { amount: 20 }));
    const left = { limitType, limitBalance: 5 };
    const over = await refusal(coupon(player, legs, { amount: 5.01 }));
    expect(over).toMatchObject({ code: 'limit-reached', details: left });
    const asked = { ...draft(legs, 0), accountId: player.accountId };
    expect((await check(asked, player)).limits).toEqual([{ ...left, limitValue: 25 }]);
    await finish(legs[0]?.id ?? '', 1);
    // What was won back can be lost again; what was staked stays staked.
    const after = await check(asked, player);
    expect(after.limits).toMatchObject([{ limitBalance: kind === 'loss' ? 25 : 5 }]);
    operator.clock.jump(operator.clock.now() + 86_400_001);
    const path = '/web-api/user/gettoken?force_refresh=true';
    const { token } = (await operator.get<{ token: string }>(path, player)).body;
    const next = await check(asked, { ...player, token });
    expect(next.limits).toMatchObject([{ limitBalance: 25 }]);
  });

  test('keeps a limit when many bets come at once', async () => {
    await operator.control(`/players/${player.login}/limits`, { limitType: 2, limitValue: 25 });
    const legs = await legsAt(2);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => place(operator, player, coupon(player, legs))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await moneyOf(operator, player)).toBe(80);
  });

  test('CPN-03 takes and settles a system of 30, whatever its k, and lists no lines', async () => {
    const KZT = 4;
    const rich = await registerPlayer(operator, KZT);
    await operator.control(`/players/${rich.login}/deposit`, { amount: 10_000_000 });
    const legs = await lineLegs(operator, 30);
    const systems = [
      { systemValue: 2, amount: 100 },
      { systemValue: 15, amount: 1_551_175.2 },
      { systemValue: 29, amount: 100 },
    ];
    const before = await moneyOf(operator, rich);
    const bets = [];
    for (const system of systems) {
      const { body } = await place(operator, rich, coupon(rich, legs, { typeId: 2, ...system }));
      const maxPayout = 25_000_000_000;
      const terms = { typeId: 2 as const, systemValue: system.systemValue, legs, maxPayout };
      const amount = Math.round(system.amount * 100);
      expect(body.bet.possibleWin).toBe((possibleWin({ ...terms, amount }) ?? 0) / 100);
      bets.push(body.bet);
    }
    const small = coupon(rich, legs, { typeId: 2, systemValue: 15, amount: 1_551_175.19 });
    expect((await place(operator, rich, small)).body.error.code).toBe('min-amount');
    for (const { id } of legs) await finish(id, 1);
    const staked = bets.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    const won = bets.reduce((sum, bet) => sum + Math.round(bet.possibleWin * 100), 0);
    expect(await moneyOf(operator, rich)).toBe((Math.round(before * 100) - staked + won) / 100);
    const eur = coupon(player, legs, { typeId: 2, systemValue: 15, amount: 90 });
    expect((await refusal(eur)).code).toBe('finished');
  }, 60_000);

  test('says of a system with more lines than the greatest stake has minor units that it is too big', async () => {
    const legs = await lineLegs(operator, 24);
    const system = coupon(player, legs, { typeId: 2, systemValue: 12, amount: 90 });
    expect((await refusal(system)).code).toBe('system-too-big');
    const many = Array.from({ length: 31 }, (_, i) => ({ id: `${i}:1`, coef: 2 }));
    expect((await refusal(coupon(player, many, { typeId: 2 }))).code).toBe('system-too-big');
  }, 30_000);

  test('keeps a receipt of each price: seen, sent and accepted', async () => {
    const [leg] = await legsAt(2);
    const body = coupon(player, leg ? [{ ...leg, coef: 1.9 }] : [], { changeCoefAction: 2 });
    const bets = body.bets.map((bet) => ({ ...bet, seen: { coef: 1.8, at: 111 }, sentAt: 222 }));
    const { bet } = (await place(operator, player, { ...body, bets })).body;
    expect(bet.legs[0]).toMatchObject({
      receipt: {
        seen: { coef: 1.8, at: 111 },
        sent: { coef: 1.9, at: 222 },
        accepted: { coef: 2, at: operator.clock.now() },
      },
    });
  });
});

describe('a shared coupon', () => {
  interface Loaded {
    readonly createdAt: number;
    readonly bets: { market: CouponMarket; oldCoef: number; coef: number | null; state: string }[];
  }

  test('CPN-15 is loaded by its code, and says what became of each leg', async () => {
    const legs = await legsAt(2, 2, 2, 2);
    const [same, moved, suspended, expired] = legs;
    const body = { ...draft(legs, 2), systemValue: 3 };
    const { code } = (await operator.post<{ code: string }>('/web-api/coupon/share', body)).body;
    expect(code).toMatch(/^[A-Z0-9]{8}$/);
    expect(code).not.toMatch(/[0OIL1]/);
    await operator.control('/outcomes/price', { id: moved?.id, coef: 2.5 });
    await operator.control('/outcomes/suspend', { id: suspended?.id });
    await finish(expired?.id ?? '', 1);
    const path = `/web-api/coupon/share/${code.toLowerCase()}`;
    const loaded = (await operator.get<Loaded>(path)).body;
    expect(loaded).toMatchObject({ typeId: 2, systemValue: 3, createdAt: operator.clock.now() });
    expect(loaded.bets.map(({ state, oldCoef, coef }) => ({ state, oldCoef, coef }))).toEqual([
      { state: 'same', oldCoef: 2, coef: 2 },
      { state: 'moved', oldCoef: 2, coef: 2.5 },
      { state: 'suspended', oldCoef: 2, coef: 2 },
      { state: 'expired', oldCoef: 2, coef: null },
    ]);
    expect(loaded.bets[0]?.market.id).toBe(same?.id);
    for (const { market } of loaded.bets) expect(v.is(couponMarketSchema, market)).toBe(true);
  });

  test('is not there under another code, and not made of what never was', async () => {
    const unknown = await operator.get('/web-api/coupon/share/ABCDEFGH');
    expect(unknown.status).toBe(404);
    const body = draft([{ id: '77:1', coef: 2 }]);
    expect((await operator.post('/web-api/coupon/share', body)).status).toBe(422);
  });
});

describe('what the operator puts together', () => {
  interface Offers {
    readonly line: { expressId: number; bets: CouponMarket[] }[];
    readonly live: { expressId: number; bets: CouponMarket[] }[];
  }
  const offers = async () => (await operator.get<Offers>('/line-api/v1/accumulators')).body;

  test('CPN-16 has accumulators of the line and of live games that stay, and a bonus on them', async () => {
    const { line, live } = await offers();
    expect(line.length).toBeGreaterThan(0);
    expect(live.length).toBeGreaterThan(0);
    for (const { bets } of [...line, ...live]) {
      expect(bets.length).toBeGreaterThanOrEqual(3);
      expect(new Set(bets.map(({ game }) => game.id)).size).toBe(bets.length);
      for (const market of bets) expect(v.is(couponMarketSchema, market)).toBe(true);
    }
    expect(live.flatMap(({ bets }) => bets).every(({ isLive, kind }) => isLive && kind === 1)).toBe(
      true,
    );
    const ids = (all: Offers) => all.line.map(({ expressId }) => expressId);
    expect(ids(await offers())).toEqual(ids({ line, live }));
    const [express] = line;
    const answer = await check(draft(express?.bets ?? []));
    expect(answer.hyperBonus).toMatchObject({ percent: 5 });
    const body = coupon(player, express?.bets ?? [], { hyperBonus: { percent: 5 } });
    expect((await place(operator, player, body)).status).toBe(200);
    const greedy = coupon(player, express?.bets ?? [], { hyperBonus: { percent: 6 } });
    expect((await refusal(greedy)).code).toBe('bonus-changed');
  });

  test.each([2, 5, 20, 100])(
    'CPN-16 generates bets that turn 10 into about %i times as much',
    async (times) => {
      const wish = { amount: 10, possibleWin: 10 * times };
      const { body } = await operator.post<{ bets: CouponMarket[] }>('/line-api/v1/generate', wish);
      const product = body.bets.reduce((all, { coef }) => all * coef, 1);
      expect(Math.abs(product / times - 1)).toBeLessThan(0.1);
      expect(new Set(body.bets.map(({ game }) => game.id)).size).toBe(body.bets.length);
    },
  );

  test.each([
    { amount: 10, possibleWin: 10 },
    { amount: 0, possibleWin: 10 },
    { amount: 1, possibleWin: 1e12 },
    { amount: 10, possibleWin: 20, sportIds: [99] },
  ])('CPN-16 says so when nothing fits: %o', async (wish) => {
    const { status, body } = await operator.post<ErrorBody>('/line-api/v1/generate', wish);
    expect(status).toBe(422);
    expect(body.error.code).toBe('nothing-found');
  });
});
