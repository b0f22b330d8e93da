import { couponOffersGet } from '@grandstand/bus-contracts';
import {
  couponDismissResult,
  couponFill,
  couponGenerate,
  couponLoad,
  couponSetBanker,
  couponSetType,
  couponShare,
} from '@grandstand/bus-contracts/shell';
import { describe, expect, it } from 'vitest';
import type { SharedCoupon } from '../../../../api';
import { market, openCoupon } from '../../../../../tests/harness/coupon/coupon-bench';
import { createSharedStorage } from '../../../../../tests/harness/tabs/shared-storage';

/** Four legs, one of each outcome; the operator has them as the feed would report them. */
const SHARED: SharedCoupon = {
  typeId: 2,
  systemValue: 2,
  createdAt: 1_788_000_000_000,
  bets: [
    { market: market(1, 1, 2), oldCoef: 2, coef: 2, state: 'same', isBanker: true },
    { market: market(2, 1, 1.8), oldCoef: 2.5, coef: 1.8, state: 'moved', isBanker: false },
    { market: market(3, 1, 3), oldCoef: 3, coef: 3, state: 'suspended', isBanker: false },
    { market: market(4, 1, 4), oldCoef: 4, coef: null, state: 'expired', isBanker: false },
    { market: market(5, 1, 1.5), oldCoef: 1.5, coef: 1.5, state: 'same', isBanker: false },
  ],
};

describe('a coupon by its code', () => {
  it('CPN-15 is loaded with old price, new price, suspended and expired legs', async () => {
    const bench = await openCoupon();
    await bench.signIn();
    await bench.add(market(90));
    bench.outcomes = (id) => ({ isBlocked: id === '3:1' });
    bench.operator.shared.set('CODE1', SHARED);
    const { loadReport } = await bench.panel.send(couponLoad, { code: ' CODE1 ' });
    expect(
      loadReport.map(({ marketId, oldCoef, newCoef, state }) => [
        marketId,
        oldCoef,
        newCoef,
        state,
      ]),
    ).toEqual([
      ['1:1', 2, 2, 'same'],
      ['2:1', 2.5, 1.8, 'moved'],
      ['3:1', 3, 3, 'suspended'],
      ['4:1', 4, null, 'expired'],
      ['5:1', 1.5, 1.5, 'same'],
    ]);
    expect(loadReport[0]?.title).toBe('Arsenal – Chelsea');
    await bench.test.clock.advance(0);
    expect(bench.state()).toMatchObject({
      typeId: 2,
      isLoadedFromCode: true,
      loadReport,
      bets: [
        { market: { id: '1:1' }, blockId: 1 },
        { market: { id: '2:1', coef: 1.8 }, seenCoef: 2.5 },
        { market: { id: '3:1' }, isBlocked: true },
        { market: { id: '5:1' }, blockId: 0 },
      ],
    });
    // Nobody took the new price yet, and nothing suspended is placed.
    expect(bench.codes()).toEqual(['bet-blocked', 'price-changed']);
    await bench.panel.send(couponDismissResult, {});
    expect(bench.state()).toMatchObject({ loadReport: null, isLoadedFromCode: true });
  });

  it('CPN-15 keeps the coupon when the code is unknown or the operator does not answer', async () => {
    const bench = await openCoupon();
    await bench.add(market(90));
    const load = (): Promise<unknown> => bench.panel.send(couponLoad, { code: 'WRONG' });
    await expect(load()).rejects.toMatchObject({ code: 'not-found' });
    bench.operator.isReachable = false;
    await expect(load()).rejects.toMatchObject({ code: 'unavailable' });
    expect(bench.state().bets).toHaveLength(1);
  });

  it('is shared with its type and bankers, unless it is empty', async () => {
    const bench = await openCoupon();
    await expect(bench.panel.send(couponShare, {})).rejects.toMatchObject({ code: 'empty' });
    await bench.add(market(1), market(2), market(3), market(4));
    await bench.panel.send(couponSetType, { typeId: 2 });
    await bench.panel.send(couponSetBanker, { marketId: '2:1', isBanker: true });
    const { code } = await bench.panel.send(couponShare, {});
    expect(bench.operator.shared.get(code)).toMatchObject({ typeId: 2, systemValue: 2 });
    expect(bench.operator.sharedBets.get(code)).toMatchObject([
      { marketId: '1:1', isBanker: false },
      { marketId: '2:1', isBanker: true },
      { marketId: '3:1', isBanker: false },
      { marketId: '4:1', isBanker: false },
    ]);
    bench.operator.isReachable = false;
    await expect(bench.panel.send(couponShare, {})).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('a coupon that the operator fills', () => {
  it('CPN-16 is an accumulator of the day until its bets change', async () => {
    const storage = createSharedStorage();
    const bench = await openCoupon({ storage: storage.tab() });
    bench.operator.accumulatorsOfToday = {
      line: [{ expressId: 71, bets: [market(1, 1, 1.5), market(2, 1, 2)] }],
      live: [{ expressId: 72, bets: [market(3, 1, 1.2), market(4, 1, 1.4)] }],
    };
    expect(await bench.panel.send(couponOffersGet, {})).toMatchObject({
      line: [{ expressId: 71, coef: 3 }],
      live: [{ expressId: 72, coef: 1.68 }],
    });
    expect(await bench.panel.send(couponFill, { expressId: 72 })).toEqual({ count: 2 });
    expect(bench.state()).toMatchObject({ typeId: 1, expressId: 72, coef: 1.68 });
    const after = await openCoupon({ storage: storage.tab() });
    expect(after.state().expressId).toBe(72);
    await bench.add(market(9));
    expect(bench.state().expressId).toBeNull();
    await expect(bench.panel.send(couponFill, { expressId: 5 })).rejects.toMatchObject({
      code: 'not-found',
    });
    bench.operator.isReachable = false;
    for (const send of [
      bench.panel.send(couponOffersGet, {}),
      bench.panel.send(couponFill, { expressId: 71 }),
    ]) {
      await expect(send).rejects.toMatchObject({ code: 'unavailable' });
    }
  });

  it('CPN-16 is generated for a stake and a win, or refused when nothing is found', async () => {
    const bench = await openCoupon();
    await bench.signIn();
    const wish = { amount: 500, possibleWin: 3000, section: 'line' as const };
    await expect(bench.panel.send(couponGenerate, wish)).rejects.toMatchObject({
      code: 'nothing-found',
    });
    bench.operator.generated = [market(1, 1, 2), market(2, 1, 3)];
    expect(await bench.panel.send(couponGenerate, wish)).toEqual({ count: 2, possibleWin: 3000 });
    expect(bench.state()).toMatchObject({ typeId: 1, amount: 500, possibleWin: 3000 });
    bench.operator.generated = [market(3, 1, 6)];
    await bench.panel.send(couponGenerate, wish);
    expect(bench.state()).toMatchObject({ typeId: 0, bets: [{ market: { id: '3:1' } }] });
  });
});
