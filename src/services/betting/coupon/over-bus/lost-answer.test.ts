import { feedReset } from '@grandstand/bus-contracts';
import { couponClear, couponSetType } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it, test } from 'vitest';
import { market, openCoupon } from '../../../../../tests/harness/coupon/coupon-bench';
import type { CouponBench } from '../../../../../tests/harness/coupon/coupon-bench';

/** A single of 8.50 that was placed while the browser was offline; the operator is asked in vain for so long. */
async function placedOffline(ms: number) {
  const online$ = new BehaviorSubject(true);
  const bench = await openCoupon({ online$ });
  await bench.signIn();
  await bench.add(market(1));
  await bench.stake(850);
  online$.next(false);
  bench.placement.isReachable = false;
  bench.placement.fates.push('lost-on-the-way');
  await bench.place().catch(() => undefined);
  await bench.test.clock.advance(ms);
  return { bench, online$, asked: () => bench.placement.lookedUp.length };
}

const BACK: Readonly<
  Record<string, (bench: CouponBench, online$: BehaviorSubject<boolean>) => void>
> = {
  'the browser is online': (_bench, online$) => online$.next(true),
  'the feed is back': (bench) => bench.test.bus.join('feed').publish(feedReset, {}),
};

describe('CPN-12 a bet whose answer was lost', () => {
  const cases = Object.entries(BACK).flatMap(([name, comeBack]) =>
    [0, 400, 7000, 31_000, 40_000, 250_000].map((ms) => ({ name, comeBack, ms })),
  );

  test.each(cases)('is asked about at once when $name after $ms ms', async ({ comeBack, ms }) => {
    const { bench, online$, asked } = await placedOffline(ms);
    const before = asked();
    bench.placement.isReachable = true;
    comeBack(bench, online$);
    await bench.test.clock.advance(0);
    await settle();
    expect(asked()).toBe(before + 1);
    // Until it can't arrive any more it is asked about again soon, and never for longer than half a minute.
    await bench.test.clock.advance(Math.max(0, 30_000 - ms) + 1000);
    await bench.test.clock.advance(ms < 30_000 ? 15_000 : 0);
    expect(bench.state().placing).toEqual({ status: 'idle' });
    expect(bench.codes()).toEqual(['unavailable']);
    expect(bench.notices).toEqual([]);
  });

  it('leaves its reason at its own bet, and tells it by a notice where that is gone', async () => {
    const { bench, online$ } = await placedOffline(5000);
    await bench.panel.send(couponClear, {});
    bench.isPressed = false;
    await bench.add(market(2));
    bench.placement.isReachable = true;
    online$.next(true);
    await bench.test.clock.advance(60_000);
    await settle();
    expect(bench.state().placing).toEqual({ status: 'idle' });
    expect(bench.state().bets.map((bet) => bet.market.id)).toEqual(['2:1']);
    expect(bench.codes()).toEqual([]);
    expect(bench.notices).toEqual([expect.stringContaining('unavailable')]);
  });

  it('names its own bet among others that were added since', async () => {
    const { bench, online$ } = await placedOffline(5000);
    bench.isPressed = false;
    await bench.add(market(2));
    bench.placement.isReachable = true;
    online$.next(true);
    await bench.test.clock.advance(60_000);
    await settle();
    expect(bench.state().problems[0]).toEqual({ code: 'unavailable', marketId: '1:1', stake: 850 });
    expect(bench.notices).toEqual([]);
  });

  it('does not stand at a coupon that has some of its bets only', async () => {
    const online$ = new BehaviorSubject(true);
    const bench = await openCoupon({ online$ });
    await bench.signIn();
    await bench.add(market(1), market(2));
    bench.placement.fates.push('lost-on-the-way');
    await bench.place().catch(() => undefined);
    await bench.panel.send(couponSetType, { typeId: 9 });
    await bench.panel.send(couponClear, {});
    bench.isPressed = false;
    await bench.add(market(2), market(3));
    await bench.test.clock.advance(60_000);
    await settle();
    expect(bench.codes()).toEqual([]);
    expect(bench.notices).toEqual([expect.stringContaining('unavailable')]);
  });
});
