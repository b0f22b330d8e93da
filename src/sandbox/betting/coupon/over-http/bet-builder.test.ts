import type { Outcome } from '@grandstand/bus-contracts';
import { payout } from '@grandstand/bus-contracts/domain';
import { describe, expect, test } from 'vitest';
import type { Check } from '../../../../../tests/harness/operator/coupon-bench';
import { draft, openCouponBench } from '../../../../../tests/harness/operator/coupon-bench';
import {
  betOf,
  coupon,
  handClock,
  makeGame,
  moneyOf,
  place,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';

const bench = openCouponBench();
const { check, legsAt, refusal } = bench;

type Leg = Pick<Outcome, 'id' | 'coef'>;

interface MatchPriceView {
  readonly gameId: number;
  readonly marketIds: string[];
  readonly coef: number | null;
  readonly refusal: string | null;
}

const matchPrices = (answer: Check) =>
  (answer as Check & { matchPrices: MatchPriceView[] }).matchPrices;

/** The price of legs of one match together, as the operator gives it now. */
async function priceOf(legs: readonly Leg[]): Promise<number> {
  const [price] = matchPrices(await check(draft([...legs])));
  if (typeof price?.coef !== 'number') throw new Error('There is no price together.');
  return price.coef;
}

function builder(legs: readonly Leg[], coef: number, more: Record<string, unknown> = {}) {
  const gameId = Number(legs[0]?.id.split(':')[0]);
  const { bets, ...terms } = coupon(bench.player, [...legs], more);
  return {
    ...terms,
    bets: bets.map((bet) => ({ ...bet, sentAt: 2000 })),
    matchPrices: [{ gameId, coef, seen: { coef, at: 1000 } }],
  };
}

/** Home wins and over 2.5 goals. */
async function popular() {
  const game = await makeGame(bench.operator);
  return { game, legs: [game.outcome(1), game.outcome(9, '2.5')] as const };
}

const finish = (gameId: number, home: number, away: number) =>
  bench.operator.control(`/games/${gameId}/finish`, { home, away });
const setPrice = (id: string, coef: number) =>
  bench.operator.control('/outcomes/price', { id, coef });

describe('a check of an express with outcomes of one match', () => {
  test('answers their price together, which is not the product of their prices', async () => {
    const { game, legs } = await popular();
    const [other] = await legsAt(2);
    const answer = await check(draft([...legs, other!]));
    const ids = legs.map(({ id }) => id);
    expect(matchPrices(answer)).toEqual([
      { gameId: game.id, marketIds: ids, coef: expect.any(Number) as number, refusal: null },
    ]);
    const coef = matchPrices(answer)[0]?.coef ?? 0;
    expect(coef).toBeLessThan(legs[0].coef * legs[1].coef * 0.95);
    expect(coef).toBeGreaterThan(Math.max(legs[0].coef, legs[1].coef));
    expect(answer.bets).toMatchObject([{ isDepend: false }, { isDepend: false }, {}]);
    expect(answer.antiExpressCoef).toBeCloseTo((coef * 2) / (coef * 2 - 1), 2);
  });

  test('distinguishes outcomes that can not all win from those that are not combined', async () => {
    const game = await makeGame(bench.operator);
    const never = await check(draft([game.outcome(1), game.outcome(731, '0:2')]));
    expect(matchPrices(never)).toMatchObject([{ coef: null, refusal: 'impossible' }]);
    expect(never.bets).toMatchObject([{ isDepend: true }, { isDepend: true }]);
    const goal = await check(draft([game.outcome(1), game.outcome(521, '1')]));
    expect(matchPrices(goal)).toMatchObject([{ coef: null, refusal: 'not-offered' }]);
    const sets = await makeGame(bench.operator, 'volleyball');
    const volleyball = await check(draft([sets.outcome(401), sets.outcome(9, '3.5')]));
    expect(matchPrices(volleyball)).toMatchObject([{ coef: null, refusal: 'not-offered' }]);
  });

  test('has none for a system or singles, nor if the operator combines none', async () => {
    const { legs } = await popular();
    for (const typeId of [2, 9]) {
      expect(matchPrices(await check(draft([...legs], typeId)))).toEqual([]);
    }
    await bench.operator.control('/site', { isBetBuilderOffered: false });
    const answer = await check(draft([...legs]));
    await bench.operator.control('/site', { isBetBuilderOffered: true });
    expect(matchPrices(answer)).toEqual([]);
    expect(answer.bets).toMatchObject([{ isDepend: true }, { isDepend: true }]);
  });

  test('follows the match', async () => {
    const game = await makeGame(bench.operator, 'football', 0);
    const legs = [game.outcome(1), game.outcome(9, '2.5')];
    const before = await priceOf(legs);
    await bench.operator.control(`/games/${game.id}/score`, { home: 2, away: 0 });
    expect(await priceOf(legs)).toBeLessThan(before / 2);
  });
});

describe('a bet on outcomes of one match', () => {
  test('P04 is placed at the price together that the player saw, with its receipt', async () => {
    const { legs } = await popular();
    const coef = await priceOf(legs);
    const { status, body } = await place(
      bench.operator,
      bench.player,
      builder(legs, coef, { amount: 10 }),
    );
    expect(status).toBe(200);
    expect(body.bet).toMatchObject({ coef, possibleWin: Math.floor(1000 * coef + 1e-6) / 100 });
    expect(body.bet.legs).toMatchObject(
      legs.map((leg) => ({
        coef: leg.coef,
        matchCoef: coef,
        receipt: { seen: { coef, at: 1000 }, sent: { coef, at: 2000 }, accepted: { coef } },
      })),
    );
    expect((await betOf(bench.operator, bench.player, body.bet.id)).legs).toMatchObject(
      body.bet.legs,
    );
  });

  test('P01 is placed once for a refId', async () => {
    const { legs } = await popular();
    const body = builder(legs, await priceOf(legs), { amount: 10 });
    const answers = await Promise.all(
      [0, 1, 2].map(() => place(bench.operator, bench.player, body)),
    );
    expect(new Set(answers.map((answer) => answer.body.bet.id)).size).toBe(1);
    expect(await moneyOf(bench.operator, bench.player)).toBe(90);
  });

  test.each([
    [0, 0.9, 'price-changed'],
    [0, 1.1, 'price-changed'],
    [1, 1.1, null],
    [2, 1.1, 'price-changed'],
    [2, 0.9, null],
  ])('P04 with the choice %s and a price seen at %s of it is: %s', async (action, share, code) => {
    const { game, legs } = await popular();
    const coef = await priceOf(legs);
    const seen = Math.round(coef * share * 1000) / 1000;
    const body = builder(legs, seen, { amount: 10, changeCoefAction: action });
    if (code !== null) {
      expect(await refusal(body)).toMatchObject({
        code,
        details: { changes: [], matchChanges: [{ gameId: game.id, coef }] },
      });
      return;
    }
    expect((await place(bench.operator, bench.player, body)).body.bet.coef).toBe(coef);
  });

  test('does not ask about the price of one of its outcomes alone', async () => {
    const { legs } = await popular();
    const coef = await priceOf(legs);
    await setPrice(legs[0].id, legs[0].coef + 1);
    const { status } = await place(bench.operator, bench.player, builder(legs, coef));
    expect(status).toBe(200);
  });

  test('is refused without its price together, for other types, and where none is combined', async () => {
    const { legs } = await popular();
    const coef = await priceOf(legs);
    expect((await refusal(coupon(bench.player, [...legs]))).code).toBe('bets-dependent');
    const [other] = await legsAt(2);
    const system = builder([...legs, other!], coef, { typeId: 2, systemValue: 2 });
    expect((await refusal(system)).code).toBe('bets-dependent');
    const stranger = { ...builder(legs, coef), bets: coupon(bench.player, [legs[0], other!]).bets };
    expect((await refusal(stranger)).code).toBe('bad-coupon');
    await bench.operator.control('/site', { isBetBuilderOffered: false });
    const off = await refusal(builder(legs, coef));
    await bench.operator.control('/site', { isBetBuilderOffered: true });
    expect(off.code).toBe('bets-dependent');
  });

  test('is refused if its outcomes can not all win, or one of them is suspended', async () => {
    const game = await makeGame(bench.operator);
    const never = [game.outcome(1), game.outcome(731, '0:2')];
    expect(await refusal(builder(never, 9))).toMatchObject({
      code: 'bets-impossible',
      details: { marketIds: never.map(({ id }) => id) },
    });
    const { legs } = await popular();
    const coef = await priceOf(legs);
    await bench.operator.control('/outcomes/suspend', { id: legs[0].id });
    expect((await refusal(builder(legs, coef))).code).toBe('bet-blocked');
  });

  test('earns a bonus bet as the legs that it counts: a match is one', async () => {
    const { legs } = await popular();
    const others = await legsAt(2, 2);
    const coef = await priceOf(legs);
    const two = builder([...legs, others[0]!], coef, { bonusCoef: 1.03 });
    expect((await refusal(two)).code).toBe('bonus-changed');
    const three = builder([...legs, ...others], coef, { bonusCoef: 1.03 });
    const { status, body } = await place(bench.operator, bench.player, three);
    expect([status, body.bet.bonusCoef]).toEqual([200, 1.03]);
  });

  test('can not be cashed out', async () => {
    const { legs } = await popular();
    const { body } = await place(bench.operator, bench.player, builder(legs, await priceOf(legs)));
    const { body: answer } = await bench.operator.get<{ offers: object[] }>(
      `/web-api/bets/cash-out-offers?betIds=${body.bet.id}`,
      { token: bench.player.token },
    );
    expect(answer.offers).toEqual([{ betId: body.bet.id, refusal: 'cash-out-off' }]);
  });
});

describe('a settled bet on outcomes of one match', () => {
  test.each([
    [3, 0, 'won'],
    [1, 0, 'lost'],
    [1, 2, 'lost'],
  ] as const)('at %s:%s, with home and over 2.5, is %s', async (home, away, status) => {
    const { game, legs } = await popular();
    const coef = await priceOf(legs);
    const { body } = await place(bench.operator, bench.player, builder(legs, coef, { amount: 10 }));
    await finish(game.id, home, away);
    const paid = status === 'won' ? Math.floor(1000 * coef + 1e-6) / 100 : 0;
    expect(await betOf(bench.operator, bench.player, body.bet.id)).toMatchObject({
      status,
      payout: paid,
    });
    expect(await moneyOf(bench.operator, bench.player)).toBeCloseTo(90 + paid, 2);
  });

  test('returns the stake if one outcome is void and none is lost', async () => {
    const game = await makeGame(bench.operator);
    // Draw no bet, and under 2.5 goals.
    const legs = [game.outcome(191), game.outcome(10, '2.5')];
    const { body } = await place(bench.operator, bench.player, builder(legs, await priceOf(legs)));
    await finish(game.id, 1, 1);
    expect(await betOf(bench.operator, bench.player, body.bet.id)).toMatchObject({
      status: 'void',
      payout: body.bet.amount,
      legs: [{ status: 'void' }, { status: 'won' }],
    });
    expect(await moneyOf(bench.operator, bench.player)).toBe(100);
  });

  test('counts a match with a void outcome at a price of 1 beside others', async () => {
    const game = await makeGame(bench.operator);
    const legs = [game.outcome(191), game.outcome(10, '2.5')];
    const coef = await priceOf(legs);
    const [other] = await legsAt(3);
    const { body } = await place(
      bench.operator,
      bench.player,
      builder([...legs, other!], coef, { amount: 10 }),
    );
    await finish(game.id, 1, 1);
    await bench.finish(other!.id, 1);
    expect(await betOf(bench.operator, bench.player, body.bet.id)).toMatchObject({
      status: 'won',
      payout: 30,
    });
  });

  test('P06 pays by the rules of the coupon, for any score', async () => {
    const operator = await startOperator({ clock: handClock() });
    const player = await registerPlayer(operator);
    const scores = [0, 1, 2, 3].flatMap((home) => [0, 1, 2].map((away) => [home, away] as const));
    for (const [home, away] of scores) {
      const game = await makeGame(operator);
      const legs = [game.outcome(4), game.outcome(9, '1.5'), game.outcome(7, '-1')];
      const { body: answer } = await operator.post<Check>('/web-api/coupon/check', draft(legs));
      const coef = matchPrices(answer)[0]?.coef ?? 0;
      const { body } = await place(operator, player, {
        ...coupon(player, legs, { amount: 1 }),
        matchPrices: [{ gameId: game.id, coef }],
      });
      await operator.control(`/games/${game.id}/finish`, { home, away });
      const bet = await betOf(operator, player, body.bet.id);
      const won = [home >= away, home + away > 1, home - away > 1];
      const isVoid = won[0] && won[1] && home - away === 1;
      const status = isVoid ? 'void' : won.every(Boolean) ? 'won' : 'lost';
      const alone = { typeId: 0, systemValue: 2, amount: 100 } as const;
      const pays = payout({ ...alone, legs: [{ coef, status }] }) / 100;
      expect([home, away, bet.status, bet.payout]).toEqual([home, away, status, pays]);
    }
    const ledger = await operator.get('/sandbox/v1/ledger');
    expect(ledger.body).toMatchObject({ isBalanced: true, sum: 0 });
    await operator.sandbox.close();
  });
});
