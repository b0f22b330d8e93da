import {
  couponAcceptPrices,
  couponPress,
  couponRepeat,
  couponSetType,
} from '@grandstand/bus-contracts/shell';
import { couponRemoveBet } from '@grandstand/bus-contracts';
import { describe, expect, it } from 'vitest';
import { market, openCoupon } from '../../../../../tests/harness/coupon/coupon-bench';
import type { CouponBench } from '../../../../../tests/harness/coupon/coupon-bench';
import { createSharedStorage } from '../../../../../tests/harness/tabs/shared-storage';

const HOME = '7:1';
const OVER = '7:9';

/** A player's express of two outcomes of match 7 at 2.5 together, and one of match 8 at 2. */
async function openBuilder(): Promise<CouponBench> {
  const bench = await openCoupon({ config: { isBetBuilderOffered: true } });
  bench.operator.priceTogether = () => 2.5;
  await bench.signIn({ money: 1_000_000 });
  await bench.add(market(7, 1, 2), market(7, 9, 1.8), market(8, 1, 2));
  await bench.stake(1000);
  return bench;
}

async function openPriced(): Promise<CouponBench> {
  const bench = await openBuilder();
  await bench.check();
  return bench;
}

const seenAt = (bench: CouponBench) => bench.state().matchPrices.map(({ seen }) => seen?.coef);

describe('bets of one match in an express', () => {
  it('P06 count as one leg at the price that the operator gives them together', async () => {
    const bench = await openPriced();
    expect(bench.state()).toMatchObject({
      matchPrices: [{ gameId: 7, coef: 2.5, seen: { coef: 2.5 } }],
      coef: 5,
      possibleWin: 5000,
      isPlaceBet: true,
      problems: [],
    });
    expect(bench.state().bets.map(({ isDepend }) => isDepend)).toEqual([false, false, false]);
  });

  it('cannot be placed before the operator has given a price', async () => {
    const bench = await openBuilder();
    expect(bench.state()).toMatchObject({
      matchPrices: [{ gameId: 7, coef: null, seen: null }],
      coef: null,
      possibleWin: null,
      antiExpressCoef: null,
      isPlaceBet: false,
    });
    expect(bench.state().problems[0]).toEqual({ code: 'match-unpriced', gameId: 7 });
    await expect(bench.place()).rejects.toMatchObject({ code: 'not-ready' });
    bench.operator.isReachable = false;
    await bench.check();
    expect(bench.codes()).toContain('match-unpriced');
    bench.operator.isReachable = true;
    await bench.test.clock.advance(5000);
    expect(bench.codes()).toEqual([]);
  });

  it('P05 ask about a price that fell before a reload, also where the first price was never accepted by hand', async () => {
    const storage = createSharedStorage();
    const open = async (): Promise<CouponBench> => {
      const bench = await openCoupon({
        config: { isBetBuilderOffered: true },
        storage: storage.tab(),
      });
      bench.operator.priceTogether = () => priceTogether;
      return bench;
    };
    let priceTogether = 2.5;
    const before = await open();
    await before.signIn({ money: 1_000_000 });
    await before.add(market(7, 1, 2), market(7, 9, 1.8), market(8, 1, 2));
    await before.check();
    expect(before.codes()).toEqual([]);
    before.test.dispose();

    priceTogether = 2.4;
    const after = await open();
    await after.signIn({ money: 1_000_000 });
    await after.check();
    expect(after.state().matchPrices).toMatchObject([
      { gameId: 7, coef: 2.4, seen: { coef: 2.5 } },
    ]);
    expect(after.state().problems).toEqual([{ code: 'price-changed', gameId: 7 }]);
    await expect(after.place()).rejects.toMatchObject({ code: 'price-changed' });
    await after.panel.send(couponAcceptPrices, { gameId: 7 });
    after.test.dispose();

    const later = await open();
    await later.signIn({ money: 1_000_000 });
    await later.check();
    expect(later.codes()).toEqual([]);
  });

  it('are listed next to each other', async () => {
    const bench = await openPriced();
    await bench.add(market(7, 19, 1.5));
    expect(bench.state().bets.map((bet) => bet.market.id)).toEqual([HOME, OVER, '7:19', '8:1']);
  });

  it('get a new price together as soon as one of them is replaced', async () => {
    const bench = await openPriced();
    await bench.add(market(7, 19, 1.5));
    expect(bench.state().coef).toBeNull();
    bench.operator.priceTogether = (ids) => ids.length + 1;
    await bench.check();
    expect(bench.state()).toMatchObject({ matchPrices: [{ coef: 4, seen: { coef: 4 } }], coef: 8 });
    await bench.panel.send(couponRemoveBet, { marketId: HOME });
    expect(bench.state().coef).toBeNull();
    await bench.check();
    expect(bench.state().coef).toBe(6);
  });

  it('have no figures if they cannot all win or the operator does not combine them', async () => {
    const bench = await openBuilder();
    bench.operator.priceTogether = () => 'impossible';
    await bench.check();
    expect(bench.state()).toMatchObject({ coef: null, possibleWin: null, isPlaceBet: false });
    expect(bench.state().problems).toEqual([
      { code: 'bets-impossible', marketId: HOME },
      { code: 'bets-impossible', marketId: OVER },
    ]);
    expect(bench.state().bets.map(({ isDepend }) => isDepend)).toEqual([true, true, false]);
    bench.operator.priceTogether = () => 'not-offered';
    await bench.price(HOME, 2.1);
    await bench.check();
    expect(new Set(bench.codes())).toEqual(new Set(['bets-dependent']));
    bench.operator.priceTogether = undefined;
    await bench.price(HOME, 2.2);
    await bench.check();
    expect(new Set(bench.codes())).toEqual(new Set(['bets-dependent']));
  });

  it('are separate bets as singles, and depend on each other in a system', async () => {
    const bench = await openPriced();
    await bench.panel.send(couponSetType, { typeId: 0 });
    await bench.check();
    expect(bench.state()).toMatchObject({ matchPrices: [], problems: [] });
    await bench.panel.send(couponSetType, { typeId: 2 });
    await bench.check();
    expect(bench.state().matchPrices).toEqual([]);
    expect(bench.codes()).toContain('bets-dependent');
  });

  it('depend on each other where the site does not combine them', async () => {
    const bench = await openCoupon();
    bench.operator.priceTogether = () => 2.5;
    await bench.add(market(7, 1, 2), market(7, 9, 1.8));
    await bench.check();
    expect(bench.state()).toMatchObject({ matchPrices: [], coef: null });
    expect(bench.codes()).toContain('bets-dependent');
  });

  it('are priced again when the price of one of them moves, but not for other bets', async () => {
    const bench = await openPriced();
    const requested = bench.operator.requests.length;
    await bench.price('8:1', 2.2);
    await bench.check();
    expect(bench.operator.requests).toHaveLength(requested);
    await bench.price(HOME, 2.2);
    await bench.check();
    expect(bench.operator.requests).toHaveLength(requested + 1);
  });
});

describe('a move of the price together', () => {
  /** The price together becomes another, as the price of one bet moves. */
  async function moved(action: 0 | 1 | 2, coef: number): Promise<CouponBench> {
    const bench = await openPriced();
    await bench.set({ changeCoefAction: action });
    bench.operator.priceTogether = () => coef;
    await bench.price(HOME, 2.2);
    await bench.check();
    return bench;
  }

  it.each([
    [0, 2.6, true],
    [0, 2.4, true],
    [1, 2.4, false],
    [2, 2.6, false],
    [2, 2.4, true],
  ] as const)('P05 with the choice %s to %s is asked about: %s', async (action, coef, isAsked) => {
    const bench = await moved(action, coef);
    // The price of one bet alone does not count.
    expect(bench.state().problems).toEqual(isAsked ? [{ code: 'price-changed', gameId: 7 }] : []);
    expect(bench.state()).toMatchObject({ coef: coef * 2, isPlaceBet: !isAsked });
    expect(seenAt(bench)).toEqual([2.5]);
  });

  it('is accepted separately, or with all prices', async () => {
    const bench = await moved(0, 2.4);
    await bench.price('8:1', 1.9);
    await bench.panel.send(couponAcceptPrices, { gameId: 7 });
    expect(seenAt(bench)).toEqual([2.4]);
    expect(bench.state().problems).toEqual([{ code: 'price-changed', marketId: '8:1' }]);
    await bench.panel.send(couponAcceptPrices, { marketId: HOME });
    expect(bench.codes()).toEqual(['price-changed']);
    const all = await moved(0, 2.4);
    await all.price('8:1', 1.9);
    await all.panel.send(couponAcceptPrices, {});
    expect(all.codes()).toEqual([]);
  });
});

describe('placing bets of one match', () => {
  it('P04 sends the shown price together, and the time at which it was shown', async () => {
    const bench = await openPriced();
    const { refId } = await bench.place();
    const [sent] = bench.placement.sent;
    expect(sent).toMatchObject({
      refId,
      coef: 5,
      matchPrices: [{ gameId: 7, coef: 2.5, seen: { coef: 2.5 } }],
    });
    expect(bench.state().bets).toEqual([]);
    expect(bench.state().successCoupon).toMatchObject({
      coef: 5,
      possibleWin: 5000,
      legs: [{ matchCoef: 2.5 }, { matchCoef: 2.5 }, { coef: 2 }],
    });
  });

  it('P04 sends nothing when the price together fell before the press', async () => {
    const bench = await openPriced();
    const click = bench.click();
    bench.operator.priceTogether = () => 2.4;
    await bench.price(HOME, 2.1);
    await bench.check();
    await expect(bench.place(click)).rejects.toMatchObject({ code: 'price-changed' });
    // A press that saw no price together.
    const { matchCoefs: _none, ...blind } = bench.click();
    await bench.panel.send(couponAcceptPrices, {});
    await expect(bench.place(blind)).rejects.toMatchObject({ code: 'not-ready' });
    expect(bench.placement.sent).toEqual([]);
  });

  it('shows the new price together of a refusal', async () => {
    const bench = await openPriced();
    bench.placement.fates.push({
      refusal: 'price-changed',
      details: { changes: [], matchChanges: [{ gameId: 7, coef: 2.3 }] },
    });
    await expect(bench.place()).rejects.toMatchObject({ code: 'price-changed' });
    expect(bench.state()).toMatchObject({
      matchPrices: [{ coef: 2.3, seen: { coef: 2.5 } }],
      problems: [{ code: 'price-changed', gameId: 7 }],
    });
  });

  it('P04 places them again at no worse a price together', async () => {
    const again = async (coef: number): Promise<CouponBench> => {
      const bench = await openPriced();
      await bench.place();
      const betId = bench.state().successCoupon?.id ?? '';
      bench.operator.priceTogether = () => coef;
      bench.test.bus.join('presses').publish(couponPress, { on: 'place' });
      await bench.panel.send(couponRepeat, { betId, isPlaced: true });
      await bench.test.clock.advance(1000);
      return bench;
    };
    const better = await again(2.6);
    expect(better.placement.sent.map(({ matchPrices }) => matchPrices?.[0]?.coef)).toEqual([
      2.5, 2.5,
    ]);
    const worse = await again(2.4);
    expect(worse.placement.sent).toHaveLength(1);
    expect(worse.state().problems).toContainEqual({ code: 'price-changed', gameId: 7 });
  });

  it('shows that the bets cannot all win when the operator refuses them for that', async () => {
    const bench = await openPriced();
    bench.placement.fates.push({
      refusal: 'bets-impossible',
      details: { marketIds: [HOME, OVER] },
    });
    await expect(bench.place()).rejects.toMatchObject({ code: 'refused' });
    expect(bench.codes()).toContain('bets-impossible');
  });
});
