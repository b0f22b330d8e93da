import type { CouponMarket } from '@grandstand/bus-contracts';
import { couponMarketSchema } from '@grandstand/bus-contracts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { draft, openCouponBench } from '../../../../../tests/harness/operator/coupon-bench';
import type { ErrorBody } from '@grandstand/sandbox/testing';
import { coupon, place } from '@grandstand/sandbox/testing';

const bench = openCouponBench();
const { check, finish, legsAt, refusal } = bench;

describe('a shared coupon', () => {
  interface Loaded {
    readonly createdAt: number;
    readonly bets: { market: CouponMarket; oldCoef: number; coef: number | null; state: string }[];
  }

  test('CPN-15 is loaded by its code, with the current state of each leg', async () => {
    const legs = await legsAt(2, 2, 2, 2);
    const [same, moved, suspended, expired] = legs;
    const body = { ...draft(legs, 2), systemValue: 3 };
    const { code } = (await bench.operator.post<{ code: string }>('/web-api/coupon/share', body))
      .body;
    expect(code).toMatch(/^[A-Z0-9]{8}$/);
    expect(code).not.toMatch(/[0OIL1]/);
    await bench.operator.control('/outcomes/price', { id: moved?.id, coef: 2.5 });
    await bench.operator.control('/outcomes/suspend', { id: suspended?.id });
    await finish(expired?.id ?? '', 1);
    const path = `/web-api/coupon/share/${code.toLowerCase()}`;
    const loaded = (await bench.operator.get<Loaded>(path)).body;
    expect(loaded).toMatchObject({
      typeId: 2,
      systemValue: 3,
      createdAt: bench.operator.clock.now(),
    });
    expect(loaded.bets.map(({ state, oldCoef, coef }) => ({ state, oldCoef, coef }))).toEqual([
      { state: 'same', oldCoef: 2, coef: 2 },
      { state: 'moved', oldCoef: 2, coef: 2.5 },
      { state: 'suspended', oldCoef: 2, coef: 2 },
      { state: 'expired', oldCoef: 2, coef: null },
    ]);
    expect(loaded.bets[0]?.market.id).toBe(same?.id);
    for (const { market } of loaded.bets) expect(v.is(couponMarketSchema, market)).toBe(true);
  });

  test('is not found under another code, and can’t have unknown outcomes', async () => {
    const unknown = await bench.operator.get('/web-api/coupon/share/ABCDEFGH');
    expect(unknown.status).toBe(404);
    const body = draft([{ id: '77:1', coef: 2 }]);
    expect((await bench.operator.post('/web-api/coupon/share', body)).status).toBe(422);
  });
});

describe('accumulators and generated bets', () => {
  interface Offers {
    readonly line: { expressId: number; bets: CouponMarket[] }[];
    readonly live: { expressId: number; bets: CouponMarket[] }[];
  }
  const offers = async () => (await bench.operator.get<Offers>('/line-api/v1/accumulators')).body;

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
    const body = coupon(bench.player, express?.bets ?? [], { hyperBonus: { percent: 5 } });
    expect((await place(bench.operator, bench.player, body)).status).toBe(200);
    const greedy = coupon(bench.player, express?.bets ?? [], { hyperBonus: { percent: 6 } });
    expect((await refusal(greedy)).code).toBe('bonus-changed');
  });

  test.each([2, 5, 20, 100])(
    'CPN-16 generates bets that turn 10 into about %i times as much',
    async (times) => {
      const request = { amount: 10, possibleWin: 10 * times };
      const { body } = await bench.operator.post<{ bets: CouponMarket[] }>(
        '/line-api/v1/generate',
        request,
      );
      const product = body.bets.reduce((all, { coef }) => all * coef, 1);
      expect(Math.abs(product / times - 1)).toBeLessThan(0.1);
      expect(new Set(body.bets.map(({ game }) => game.id)).size).toBe(body.bets.length);
    },
  );

  test.each([1, 2])('CPN-16 generates bets of sport %i alone where it is chosen', async (sport) => {
    const request = { amount: 10, possibleWin: 30, sportIds: [sport] };
    const { body } = await bench.operator.post<{ bets: CouponMarket[] }>(
      '/line-api/v1/generate',
      request,
    );
    expect(new Set(body.bets.map(({ sportId }) => sportId))).toEqual(new Set([sport]));
  });

  test.each([
    { amount: 10, possibleWin: 10 },
    { amount: 0, possibleWin: 10 },
    { amount: 1, possibleWin: 1e12 },
    { amount: 10, possibleWin: 20, sportIds: [99] },
  ])('CPN-16 answers that nothing was found: %o', async (request) => {
    const { status, body } = await bench.operator.post<ErrorBody>('/line-api/v1/generate', request);
    expect(status).toBe(422);
    expect(body.error.code).toBe('nothing-found');
  });
});
