import type { PlacedBet } from '@grandstand/bus-contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  coupon,
  makeGame,
  moneyOf,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';

let operator: TestOperator;
let player: TestPlayer;
beforeAll(async () => {
  operator = await startOperator();
}, 60_000);
beforeEach(async () => {
  player = await registerPlayer(operator);
});
afterAll(() => operator.sandbox.close());

interface BatchAnswer {
  readonly singles: readonly {
    readonly bet?: PlacedBet;
    readonly marketId?: string;
    readonly error?: { readonly code: string; readonly message: string; readonly details?: object };
  }[];
  readonly error?: { readonly code: string };
}

const homeWins = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await makeGame(operator)).outcome(1)));

/** A batch of these outcomes at these stakes. */
function batch(
  legs: readonly { readonly id: string; readonly coef: number }[],
  stakes: readonly number[],
  other: Record<string, unknown> = {},
) {
  const body = coupon(player, legs, { typeId: 9 });
  return {
    ...body,
    bets: body.bets.map((bet, blockId) => ({ ...bet, blockId })),
    amount: stakes.reduce((sum, stake) => sum + stake, 0),
    amountByBlockId: Object.fromEntries(stakes.entries()),
    ...other,
  };
}

const send = (body: object) =>
  operator.post<BatchAnswer>('/web-api/coupon/place', body, { token: player.token });

const byRef = (refId: string) =>
  operator.get<BatchAnswer>(`/web-api/coupon/by-ref/${refId}`, { token: player.token });

const count = async (refId: string): Promise<number> =>
  (await operator.get<{ count: number }>(`/sandbox/v1/placements/${refId}`)).body.count;

describe('a batch of singles', () => {
  test('CPN-03 is one request that places a bet for each single, with its own stake', async () => {
    const body = batch(await homeWins(3), [10, 20, 30.5]);
    const { status, body: answer } = await send(body);
    expect(status).toBe(200);
    expect(answer.singles).toMatchObject(
      body.bets.map(({ marketId, coef }, place) => ({
        bet: { typeId: 9, amount: [10, 20, 30.5][place], coef, legs: [{ marketId }] },
      })),
    );
    expect(await moneyOf(operator, player)).toBe(39.5);
    const listed = await operator.get<{ bets: PlacedBet[] }>('/web-api/bets?status=open', {
      token: player.token,
    });
    expect(listed.body.bets).toHaveLength(3);
  });

  test('P01 CPN-12 is placed once, also if it is sent repeatedly or at the same time', async () => {
    const legs = await homeWins(3);
    const [, second] = legs;
    await operator.control('/outcomes/price', { id: second!.id, coef: 7 });
    const body = batch(legs, [10, 20, 30]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(body)));
    const [first] = answers;
    expect(first!.body.singles.map(({ bet, error }) => bet?.amount ?? error?.code)).toEqual([
      10,
      'price-changed',
      30,
    ]);
    for (const { body: answer } of answers) expect(answer).toEqual(first!.body);
    // The refused one is not taken later under the same refId either.
    await operator.control('/outcomes/price', { id: second!.id, coef: second!.coef });
    expect((await send(body)).body).toEqual(first!.body);
    expect((await byRef(body.refId)).body).toEqual(first!.body);
    expect(await count(body.refId)).toBe(2);
    expect(await moneyOf(operator, player)).toBe(60);
  });

  test('answers 409 to a known refId with another body', async () => {
    const legs = await homeWins(2);
    const body = batch(legs, [10, 10]);
    await send(body);
    expect((await send({ ...body, amountByBlockId: { 0: 5, 1: 15 } })).status).toBe(409);
    const [leg] = legs;
    expect((await send(coupon(player, [leg!], { refId: body.refId }))).status).toBe(409);
    expect(await count(body.refId)).toBe(2);
  });

  test('accepts singles in the order of the coupon, as far as the balance reaches', async () => {
    const { body } = await send(batch(await homeWins(4), [60, 50, 30, 20]));
    expect(body.singles.map(({ bet, error }) => bet?.amount ?? error?.code)).toEqual([
      60,
      'not-enough-money',
      30,
      'not-enough-money',
    ]);
    expect(await moneyOf(operator, player)).toBe(10);
  });

  test('names the outcome and the reason of a refused single', async () => {
    const legs = await homeWins(2);
    await operator.control('/outcomes/suspend', { id: legs[0]!.id });
    const { body } = await send(batch(legs, [10, 10]));
    expect(body.singles[0]).toEqual({
      marketId: legs[0]!.id,
      error: {
        code: 'bet-blocked',
        details: { marketIds: [legs[0]!.id] },
      },
    });
    expect(body.singles[1]!.bet).toBeDefined();
  });

  test('CPN-08 refuses a promo code', async () => {
    const body = batch(await homeWins(2), [10, 10], { promoCode: 'BOOST10' });
    const answer = await send(body);
    expect([answer.status, answer.body.error?.code]).toEqual([422, 'promo-not-accepted']);
    expect(await count(body.refId)).toBe(0);
  });

  test('CPN-07 accepts no stake above the maximum as a VIP bet', async () => {
    const [leg, other] = await homeWins(2);
    await operator.control(`/players/${player.login}/deposit`, { amount: 100_000 });
    const { body } = await send(batch([leg!, other!], [10_000.5, 10], { isVipBet: true }));
    expect(body.singles[0]!.error?.code).toBe('stake-too-big');
    expect(body.singles[1]!.bet?.isVipBet).toBe(false);
  });

  test.each<[string, (body: ReturnType<typeof batch>) => object]>([
    ['stakes do not add up', (body) => ({ ...body, amount: 21 })],
    ['stake is missing', (body) => ({ ...body, amountByBlockId: { 0: 20 } })],
    [
      'blocks are the same',
      (body) => ({ ...body, bets: body.bets.map((bet) => ({ ...bet, blockId: 0 })) }),
    ],
    [
      'outcomes are the same',
      (body) => ({
        ...body,
        bets: body.bets.map((_bet, blockId) => ({ ...body.bets[0], blockId })),
      }),
    ],
    ['player is another', (body) => ({ ...body, userId: '1' })],
    ['type is that of one single', (body) => ({ ...body, typeId: 0 })],
  ])('is refused as a whole where its %s', async (_, change) => {
    const body = batch(await homeWins(2), [10, 10]);
    const answer = await send(change(body));
    expect([answer.status, answer.body.error?.code]).toEqual([422, 'bad-coupon']);
    expect(await count(body.refId)).toBe(0);
    expect(await moneyOf(operator, player)).toBe(100);
  });

  test('P01 books nothing if the booking fails, and everything when it is sent again', async () => {
    const body = batch(await homeWins(2), [10, 10]);
    await operator.control('/faults', {
      method: 'POST',
      path: '/web-api/coupon/place',
      kind: 'status',
      status: 500,
      at: 'booked',
    });
    expect((await send(body)).status).toBe(500);
    expect(await count(body.refId)).toBe(0);
    expect(await moneyOf(operator, player)).toBe(100);
    expect((await send(body)).body.singles.map(({ bet }) => bet?.amount)).toEqual([10, 10]);
    expect(await count(body.refId)).toBe(2);
  });
});
