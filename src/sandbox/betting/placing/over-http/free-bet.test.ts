import type { BetTotals, PlacedBet } from '@grandstand/bus-contracts';
import type { PromoCodeView } from '@grandstand/bus-contracts/player';
import {
  betOf,
  coupon,
  makeGame,
  moneyOf,
  place,
  registerPlayer,
  signInDemo,
} from '@grandstand/sandbox/testing';
import { runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { draft, gameOf, openCouponBench } from '../../../../../tests/harness/operator/coupon-bench';

const bench = openCouponBench();
const { check, finish, legsAt, refusal } = bench;

const EXPRESS = 1;
/** One initial stake. */
const STAKE = 5;

let code: string;
let made = 0;
beforeEach(async () => {
  code = `FREE${++made}00`;
  await bench.operator.control('/promo-codes', { code, freeStakes: 1 });
});

const withCode = (legs: { id: string; coef: number }[], other: object = {}) =>
  coupon(bench.player, legs, { amount: STAKE, promoCode: code, isFreeBet: true, ...other });

async function placeFree(legs: { id: string; coef: number }[]): Promise<PlacedBet> {
  const { status, body } = await place(bench.operator, bench.player, withCode(legs));
  expect(status).toBe(200);
  return body.bet;
}

const money = () => moneyOf(bench.operator, bench.player);
const bet = ({ id }: PlacedBet) => betOf(bench.operator, bench.player, id);
const isAccepted = async (): Promise<boolean | undefined> => {
  const request = { ...draft([], 0), accountId: bench.player.accountId, promoCode: code };
  return (await check(request, bench.player)).promoCode?.isAccepted;
};
const voidGame = (id: string) =>
  bench.operator.control(`/games/${gameOf(id)}/finish`, { isVoid: true });

async function totals(): Promise<BetTotals[]> {
  const { token } = bench.player;
  const { body } = await bench.operator.get<{ totals: BetTotals[] }>('/web-api/bets', { token });
  return body.totals;
}

describe('a free bet', () => {
  test('CPN-08 is shown with its stake, placed without the player’s money, and pays the win without the stake', async () => {
    const legs = await legsAt(3);
    const request = { ...draft(legs, 0), accountId: bench.player.accountId };
    expect(await check(request, bench.player)).toMatchObject({ freeBetAmount: null });
    expect(await check({ ...request, promoCode: code }, bench.player)).toMatchObject({
      promoCode: { code, isAccepted: true },
      freeBetAmount: STAKE,
      availablePrepaidAmount: 0,
    });

    const placed = await placeFree(legs);
    expect(placed).toMatchObject({
      amount: STAKE,
      prepaidAmount: STAKE,
      isFreeBet: true,
      possibleWin: 10,
      payout: 0,
    });
    expect(await money()).toBe(100);
    await finish(legs[0]?.id ?? '', 1);
    expect(await bet(placed)).toMatchObject({ status: 'won', payout: 10 });
    expect(await money()).toBe(110);
    expect(await totals()).toMatchObject([{ count: 1, staked: 0, open: 0, returned: 10 }]);
    expect(await isAccepted()).toBe(false);
    expect((await refusal(withCode(await legsAt(2)))).code).toBe('promo-not-accepted');
  });

  test('that is lost costs nothing, and is used', async () => {
    const legs = await legsAt(3);
    const placed = await placeFree(legs);
    await finish(legs[0]?.id ?? '', 0);
    expect(await bet(placed)).toMatchObject({ status: 'lost', payout: 0 });
    expect(await money()).toBe(100);
    expect(await totals()).toMatchObject([{ staked: 0, open: 0, returned: 0 }]);
    expect(await isAccepted()).toBe(false);
  });

  test('CPN-08 that is void pays nothing, and can be used once more', async () => {
    const [leg, next] = await legsAt(3, 2);
    if (!leg || !next) throw new Error('The test needs two games.');
    const placed = await placeFree([leg]);
    expect(await isAccepted()).toBe(false);
    await voidGame(leg.id);
    expect(await bet(placed)).toMatchObject({ status: 'void', payout: 0 });
    expect(await money()).toBe(100);
    expect(await totals()).toMatchObject([{ staked: 0, open: 0, returned: 0 }]);

    expect(await isAccepted()).toBe(true);
    await placeFree([next]);
    await finish(next.id, 1);
    expect(await money()).toBe(105);
  });

  test('of which a selection is void pays the rest without the stake', async () => {
    const [leg, next] = await legsAt(3, 2);
    if (!leg || !next) throw new Error('The test needs two games.');
    const placed = await placeFree([leg, next]);
    expect(placed).toMatchObject({ typeId: EXPRESS, possibleWin: 25 });
    await voidGame(leg.id);
    await finish(next.id, 1);
    expect(await bet(placed)).toMatchObject({ status: 'won', payout: 5 });
    expect(await money()).toBe(105);
    expect(await isAccepted()).toBe(false);
  });

  test('that has half won pays half the winnings, and half lost nothing', async () => {
    const quarterLine = async (typeId: number, param: string) => {
      const game = await makeGame(bench.operator);
      const { id } = game.outcome(typeId, param);
      await bench.operator.control('/outcomes/price', { id, coef: 3 });
      return { game: game.id, leg: { id, coef: 3 } };
    };
    const over = await quarterLine(9, '2.25');
    const lost = await placeFree([over.leg]);
    await bench.operator.control(`/games/${over.game}/finish`, { home: 1, away: 1 });
    expect(await bet(lost)).toMatchObject({ status: 'half-lost', payout: 0 });
    expect(await money()).toBe(100);

    await bench.operator.control('/promo-codes', { code: 'FREEHALF', freeStakes: 1 });
    const under = await quarterLine(10, '2.25');
    const { body } = await place(
      bench.operator,
      bench.player,
      withCode([under.leg], { promoCode: 'FREEHALF' }),
    );
    await bench.operator.control(`/games/${under.game}/finish`, { home: 1, away: 1 });
    expect(await bet(body.bet)).toMatchObject({ status: 'half-won', payout: 5 });
    expect(await money()).toBe(105);
  });

  test('P96 is asked for no limit, and counts for none', async () => {
    const { operator, player } = bench;
    await operator.control(`/players/${player.login}/limits`, { limitType: 10, limitValue: 2 });
    await operator.control(`/players/${player.login}/limits`, { limitType: 1, limitValue: 2 });
    const legs = await legsAt(3);
    await placeFree(legs);
    await finish(legs[0]?.id ?? '', 0);
    const request = { ...draft([], 0), accountId: player.accountId };
    expect((await check(request, player)).limits).toEqual([
      { limitType: 1, limitValue: 2, limitBalance: 2 },
      { limitType: 10, limitValue: 2, limitBalance: 2 },
    ]);
  });

  test('gives no points for its stake, and is in no statement until it pays', async () => {
    const { operator, player } = bench;
    const legs = await legsAt(3);
    await placeFree(legs);
    const statement = async () => {
      const { body } = await operator.get<{ statements: { ever: object }[] }>(
        '/web-api/statements',
        { token: player.token },
      );
      return body.statements[0]?.ever;
    };
    expect(await statement()).toMatchObject({ staked: 0, won: 0 });
    await finish(legs[0]?.id ?? '', 1);
    expect(await statement()).toMatchObject({ staked: 0, won: 10 });
    const points = await operator.get('/web-api/promo/points', { token: player.token });
    expect(points.body).toMatchObject({ points: 0, waiting: 0, entries: [] });
  });

  test('P96 is refused where the player may not play', async () => {
    const { operator, player } = bench;
    await operator.control(`/players/${player.login}/ban`, { level: 3 });
    expect((await refusal(withCode(await legsAt(2)))).code).toBe('banned');
  });

  test('is placed with an empty account, and is not cashed out', async () => {
    const { operator, player } = bench;
    const legs = await legsAt(2, 2);
    const all = coupon(player, legs.slice(1), { amount: 100 });
    expect((await place(operator, player, all)).status).toBe(200);
    expect(await money()).toBe(0);
    const { id } = await placeFree(legs.slice(0, 1));
    const { body } = await operator.get(`/web-api/bets/cash-out-offers?betIds=${id}`, {
      token: player.token,
    });
    expect(body).toEqual({ offers: [{ betId: id, refusal: 'cash-out-off' }] });
  });

  test('is one bet, however many are placed at once', async () => {
    const legs = await legsAt(2, 2, 2, 2);
    const answers = await Promise.all(
      legs.map((leg) => place(bench.operator, bench.player, withCode([leg]))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 422, 422, 422,
    ]);
    for (const { status, body } of answers) {
      if (status === 422) expect(body.error.code).toBe('promo-not-accepted');
    }
    expect(await totals()).toMatchObject([{ count: 1 }]);
    expect(await money()).toBe(100);
  });

  test('the same placement sent again is the same bet', async () => {
    const body = withCode(await legsAt(2));
    const first = await place(bench.operator, bench.player, body);
    const second = await place(bench.operator, bench.player, body);
    expect([second.status, second.body.bet.id]).toEqual([200, first.body.bet.id]);
  });
});

describe('a free bet is refused', () => {
  test.each([4.99, 5.01, 10])('for a stake of %s', async (amount) => {
    const error = await refusal(withCode(await legsAt(2), { amount }));
    expect(error).toMatchObject({ code: 'bonus-changed' });
    expect(await money()).toBe(100);
    expect(await isAccepted()).toBe(true);
  });

  test('where the player saw a stake of their own, and a stake of their own where they saw a free bet', async () => {
    const legs = await legsAt(2);
    const seen = [{ isFreeBet: false }, { promoCode: 'BOOST10' }, { promoCode: undefined }];
    for (const other of seen) {
      expect((await refusal(withCode(legs, other))).code).toBe('bonus-changed');
    }
    expect(await money()).toBe(100);
    expect(await isAccepted()).toBe(true);
  });

  test('for a system and for a batch', async () => {
    const legs = await legsAt(2, 2, 2);
    expect((await refusal(withCode(legs, { typeId: 2 }))).code).toBe('promo-not-accepted');
    const batch = withCode(legs.slice(0, 1), { typeId: 9 });
    expect((await refusal(batch)).code).toBe('promo-not-accepted');
    const request = { ...draft(legs, 2), promoCode: code };
    expect(await check(request)).toMatchObject({
      promoCode: { isAccepted: false },
      freeBetAmount: null,
    });
  });

  test('for a bonus account', async () => {
    const demo = await signInDemo(bench.operator);
    const accountId = demo.accountId + 1;
    const requested = { ...draft([], 0), accountId, promoCode: code };
    expect(await check(requested, demo)).toMatchObject({
      promoCode: { isAccepted: false },
      freeBetAmount: null,
    });
    const free = { amount: STAKE, promoCode: code, isFreeBet: true };
    const body = { ...coupon(demo, await legsAt(2)), accountId, ...free };
    const { status, body: answer } = await place(bench.operator, demo, body);
    expect([status, answer.error.code]).toEqual([422, 'promo-not-accepted']);
  });

  test('for another player, and after its end', async () => {
    const other = await registerPlayer(bench.operator);
    const own = { code, freeStakes: 1, login: other.login };
    await bench.operator.control('/promo-codes', own);
    expect((await refusal(withCode(await legsAt(2)))).code).toBe('promo-not-accepted');
    await bench.operator.control('/promo-codes', { code, freeStakes: 1, endsIn: 0 });
    expect((await refusal(withCode(await legsAt(2)))).code).toBe('promo-not-accepted');
  });
});

test('CPN-08 pays what the same bet of the player’s own money does, without its stake', async () => {
  const leg = fc.record({
    coef: fc.constantFrom(1.04, 1.5, 2.37, 11),
    result: fc.constantFrom('won' as const, 'lost' as const, 'void' as const),
  });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(leg, { minLength: 1, maxLength: 3 }), async (wanted) => {
      const promoCode = `TWIN${++run}00`;
      await bench.operator.control('/promo-codes', { code: promoCode, freeStakes: 1 });
      const legs = await legsAt(...wanted.map(({ coef }) => coef));
      const before = await money();
      const bonus = { bonusCoef: null };
      const { body: own } = await place(
        bench.operator,
        bench.player,
        coupon(bench.player, legs, { amount: STAKE, ...bonus }),
      );
      const { body: free } = await place(
        bench.operator,
        bench.player,
        withCode(legs, { promoCode, ...bonus }),
      );
      for (const [place_, { id }] of legs.entries()) {
        const result = wanted[place_]?.result;
        await (result === 'void' ? voidGame(id) : finish(id, result === 'won' ? 1 : 0));
      }
      const [paidOwn, paidFree] = [await bet(own.bet), await bet(free.bet)];
      expect(paidFree.status).toBe(paidOwn.status);
      const cents = (amount: number): number => Math.round(amount * 100);
      expect(cents(paidFree.payout)).toBe(Math.max(0, cents(paidOwn.payout) - cents(STAKE)));
      expect(cents(await money()) - cents(before)).toBe(
        cents(paidOwn.payout) + cents(paidFree.payout) - cents(STAKE),
      );
      const ledger = await bench.operator.get('/sandbox/v1/ledger');
      expect(ledger.body).toMatchObject({ isBalanced: true, sum: 0 });
    }),
    { numRuns: runs(20) },
  );
});

test('a void free bet does not come back after its end', async () => {
  const [leg] = await legsAt(2);
  if (!leg) throw new Error('The test needs a game.');
  await placeFree([leg]);
  await bench.operator.control('/promo-codes', { code, freeStakes: 1, endsIn: 0 });
  await voidGame(leg.id);
  expect(await isAccepted()).toBe(false);
  expect(await money()).toBe(100);
});

test('a player’s own free bet is offered in the coupon and among the codes, but not where nothing may be offered', async () => {
  const { operator, player } = bench;
  await operator.control('/promo-codes', { code, freeStakes: 2, login: player.login });
  const request = { ...draft([], 0), accountId: player.accountId };
  const offered = async () => (await check(request, player)).promoCodes;
  expect(await offered()).toContainEqual({
    code,
    title: expect.stringMatching(/^Free bet 10\.00\sEUR$/),
  });
  const shown = await operator.get<{ codes: PromoCodeView[] }>('/web-api/promo/showcase', {
    token: player.token,
  });
  expect(shown.body.codes).toContainEqual({
    code,
    effect: { kind: 'free-bet', money: 1000, iso: 'EUR', scale: 2 },
    isUsed: false,
    endsAt: null,
  });
  await operator.control(`/players/${player.login}/ban`, { level: 3 });
  expect(await offered()).toEqual([]);
});
