import { couponAddBet, couponPlaced, defineManifest } from '@grandstand/bus-contracts';
import { couponPlace, couponPress } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { market, pick, openCoupon } from '../../../../../tests/harness/coupon/coupon-bench';
import type { CouponBench } from '../../../../../tests/harness/coupon/coupon-bench';

/** A coupon where one press places a bet, and an area that adds bets to it by script. */
async function openWithArea() {
  const bench = await openCoupon();
  await bench.signIn();
  await bench.set({ isActiveOneClick: true, oneClickAmount: { EUR: 700 } });
  const { bus, clock } = bench.test;
  const areaNamed = (name: string) =>
    bus.admit(defineManifest({ name, subscribes: [], publishes: [], sends: [couponAddBet] }));
  const area = areaNamed('sports');
  return {
    bench,
    area,
    areaNamed,
    add: (gameId: number, by = area) => by.send(couponAddBet, pick(market(gameId))),
    /** The browser goes on to its next task. */
    nextTask: async () => {
      await clock.advance(0);
      await settle();
    },
  };
}

const inCoupon = (bench: CouponBench): string[] => bench.state().bets.map((bet) => bet.market.id);
const placed = (bench: CouponBench): string[] =>
  bench.placement.sent.flatMap(({ bets }) => bets.map(({ marketId }) => marketId));

describe('CST-05 P01 P52 one press of a price', () => {
  it('places one bet of five that a script adds after it; the others fill the coupon', async () => {
    const { bench, add, nextTask } = await openWithArea();
    bench.press(market(7), 'sports');
    await Promise.all([add(7), add(8), add(9), add(10), add(11)]);
    await nextTask();
    expect(placed(bench)).toEqual(['7:1']);
    expect(inCoupon(bench)).toEqual(['8:1', '9:1', '10:1', '11:1']);
  });

  it('places nothing for a bet added twice', async () => {
    const { bench, add, nextTask } = await openWithArea();
    bench.press(market(7), 'sports');
    await add(7);
    await add(7);
    await nextTask();
    await add(7);
    await nextTask();
    expect(placed(bench)).toEqual(['7:1']);
  });

  it('places only the outcome that was pressed', async () => {
    const { bench, add, nextTask } = await openWithArea();
    bench.press(market(7), 'sports');
    await add(8);
    await nextTask();
    expect(placed(bench)).toEqual([]);
    expect(inCoupon(bench)).toEqual(['8:1']);
  });

  it('ends with its task', async () => {
    const { bench, add, nextTask } = await openWithArea();
    bench.press(market(7), 'sports');
    await nextTask();
    await add(7);
    await nextTask();
    expect(placed(bench)).toEqual([]);
    expect(inCoupon(bench)).toEqual(['7:1']);
  });

  it.each(['footer', null])('counts only for the area of the pressed price: %s', async (area) => {
    const { bench, add, nextTask } = await openWithArea();
    bench.press(market(7), area);
    await add(7);
    await nextTask();
    expect(placed(bench)).toEqual([]);
  });

  it('counts for no other area than that of the price', async () => {
    const { bench, add, areaNamed, nextTask } = await openWithArea();
    bench.press(market(7), 'sports');
    await Promise.all([add(7, areaNamed('footer')), add(7)]);
    await nextTask();
    expect(placed(bench)).toEqual(['7:1']);
  });

  it('is required: without one nothing is placed', async () => {
    const { bench, add, nextTask } = await openWithArea();
    await Promise.all([add(7), add(8)]);
    await nextTask();
    expect(placed(bench)).toEqual([]);
    expect(inCoupon(bench)).toEqual(['7:1', '8:1']);
  });

  it('is the cause of the command that follows from it', async () => {
    const { bench, add, nextTask } = await openWithArea();
    bench.press(market(7), 'sports');
    await add(7);
    await nextTask();
    await add(8);
    const { messages } = bench.test;
    const press = messages.find(({ name }) => name === couponPress.name);
    const adds = messages.filter(
      ({ name, step }) => name === couponAddBet.name && step === 'request',
    );
    expect(adds.map(({ cause }) => cause)).toEqual([press?.sequence, 0]);
    expect(messages.filter(({ name }) => name === couponPlaced.name)).toHaveLength(1);
  });
});

describe('P01 P52 Place', () => {
  const open = async () => {
    const bench = await openCoupon();
    await bench.signIn();
    await bench.add(market(7));
    await bench.stake(700);
    return bench;
  };

  it('is refused without a press on its button', async () => {
    const bench = await open();
    const refused = { code: 'not-pressed' };
    await expect(bench.panel.send(couponPlace, bench.click())).rejects.toMatchObject(refused);
    bench.press(market(7));
    await expect(bench.panel.send(couponPlace, bench.click())).rejects.toMatchObject(refused);
    expect(bench.placement.sent).toEqual([]);
    await bench.place();
    expect(placed(bench)).toEqual(['7:1']);
  });

  it('needs one press for each placement', async () => {
    const bench = await open();
    const first = bench.place();
    const second = bench.panel.send(couponPlace, bench.click());
    await expect(second).rejects.toMatchObject({ code: 'not-pressed' });
    await first;
    expect(bench.placement.sent).toHaveLength(1);
  });
});
