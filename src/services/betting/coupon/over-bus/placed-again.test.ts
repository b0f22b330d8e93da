import { couponRemoveBet } from '@grandstand/bus-contracts';
import {
  couponPress,
  couponRepeat,
  couponSetBanker,
  couponSetSystemValue,
  couponSetType,
} from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { market, openCoupon } from '../../../../../tests/harness/coupon/coupon-bench';
import type { CouponBench } from '../../../../../tests/harness/coupon/coupon-bench';

let bench: CouponBench;

/** A system of four with a banker, which the operator has just taken. */
beforeEach(async () => {
  bench = await openCoupon();
  await bench.signIn();
  const coefs = [1.5, 2.25, 1.8, 3];
  await bench.add(...coefs.map((coef, place) => market(7 + place, 1, coef)));
  await bench.panel.send(couponSetType, { typeId: 2 });
  await bench.panel.send(couponSetBanker, { marketId: '7:1', isBanker: true });
  await bench.panel.send(couponSetSystemValue, { systemValue: 2 });
  await bench.stake(1000);
  await bench.check();
  await bench.place();
});

const shownBet = (): string => bench.state().successCoupon?.id ?? '';

/** The player's hand presses "Bet again". */
async function pressAgain(betId = shownBet()): Promise<void> {
  const presses = bench.test.bus.join('presses');
  presses.publish(couponPress, { on: 'place' });
  await bench.panel.send(couponRepeat, { betId, isPlaced: true });
}

const sentRefIds = (): string[] => bench.placement.sent.map(({ refId }) => refId);

describe('a placed bet that is placed again', () => {
  it('P01 CPN-12 is one bet with the same selections under a new reference', async () => {
    await pressAgain();
    expect(bench.coupon.store).toMatchObject({ isRepeating: true, successCoupon: { id: 'bet-1' } });
    await expect(pressAgain('bet-1')).rejects.toMatchObject({ code: 'not-ready' });
    await bench.check();
    await settle();
    expect(sentRefIds()).toEqual(['ref-1', 'ref-2']);
    const [first, second] = bench.placement.sent.map((sent) => ({
      ...sent,
      refId: '',
      bets: sent.bets.map(({ marketId, coef, blockId, isBanker }) => [
        marketId,
        coef,
        blockId,
        isBanker,
      ]),
    }));
    expect(second).toEqual(first);
    expect(bench.state()).toMatchObject({ bets: [], successCoupon: { id: 'bet-2' } });
    expect(bench.coupon.store.isRepeating).toBe(false);
  });

  it('P52 is not placed by a script', async () => {
    const requested = bench.panel.send(couponRepeat, { betId: 'bet-1', isPlaced: true });
    await expect(requested).rejects.toMatchObject({ code: 'not-pressed' });
    await bench.check();
    expect(sentRefIds()).toEqual(['ref-1']);
  });

  it('P05 is not placed at a lower price: the coupon shows the selections and asks', async () => {
    bench.outcomes = (id) => (id === '8:1' ? { coef: 2.1 } : {});
    await pressAgain();
    await bench.check();
    await settle();
    expect(sentRefIds()).toEqual(['ref-1']);
    expect(bench.codes()).toEqual(['price-changed']);
    expect(bench.state()).toMatchObject({ successCoupon: null, amount: 1000, typeId: 2 });
    expect(bench.state().bets).toHaveLength(4);
    expect(bench.coupon.store.isRepeating).toBe(false);
  });

  it('P05 is placed at a higher price', async () => {
    bench.outcomes = (id) => (id === '8:1' ? { coef: 2.4 } : {});
    await pressAgain();
    await bench.check();
    await settle();
    expect(sentRefIds()).toEqual(['ref-1', 'ref-2']);
  });

  it('waits for the operator’s check of its selections, for 5 s at most', async () => {
    bench.outcomes = null;
    await pressAgain();
    await bench.test.clock.advance(4900);
    expect(bench.coupon.store.isRepeating).toBe(true);
    await bench.test.clock.advance(200);
    await settle();
    expect(sentRefIds()).toEqual(['ref-1']);
    expect(bench.codes()).toContain('bet-unconfirmed');
    expect(bench.state().successCoupon).toBeNull();
  });

  it('is not placed when the coupon is changed meanwhile', async () => {
    await pressAgain();
    await bench.panel.send(couponRemoveBet, { marketId: '10:1' });
    expect(bench.state().successCoupon).toBeNull();
    await bench.check();
    await settle();
    expect(sentRefIds()).toEqual(['ref-1']);
  });

  it('shows with its selections why the operator refused it', async () => {
    bench.placement.fates.push({ refusal: 'refused' });
    await pressAgain();
    await bench.check();
    await settle();
    expect(bench.codes()).toEqual(['refused']);
    expect(bench.state()).toMatchObject({ successCoupon: null, amount: 1000 });
    expect(bench.state().bets).toHaveLength(4);
  });

  it('is not placed from another account, nor beside other selections', async () => {
    await bench.signIn({ id: 12 });
    await expect(pressAgain()).rejects.toMatchObject({ code: 'not-ready' });
    await bench.signIn();
    await bench.add(market(20));
    await expect(pressAgain('bet-1')).rejects.toMatchObject({ code: 'not-ready' });
    expect(sentRefIds()).toEqual(['ref-1']);
  });
});

describe('the selections of a placed bet', () => {
  const keep = async () => bench.panel.send(couponRepeat, { betId: shownBet(), isPlaced: false });

  it('are put into the coupon with type, banker and stake, at the present prices', async () => {
    bench.outcomes = (id) => (id === '8:1' ? { coef: 2.4 } : {});
    await keep();
    expect(bench.state()).toMatchObject({
      successCoupon: null,
      typeId: 2,
      systemValue: 2,
      amount: 1000,
      bets: [{ isConfirmed: false, blockId: 1 }, {}, {}, {}],
    });
    await bench.check();
    expect(bench.state().bets.map(({ market: { coef } }) => coef)).toEqual([1.5, 2.4, 1.8, 3]);
    expect(bench.state().isPlaceBet).toBe(true);
    await bench.place();
    expect(sentRefIds()).toEqual(['ref-1', 'ref-2']);
  });

  it('are put in without the stake when another account is active', async () => {
    await bench.signIn({ id: 12 });
    await keep();
    expect(bench.state()).toMatchObject({ amount: 500, typeId: 2 });
  });
});
