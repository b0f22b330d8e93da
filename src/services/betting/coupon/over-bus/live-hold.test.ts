import { COUPON_RULES } from '@grandstand/bus-contracts';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { market, openCoupon } from '../../../../../tests/harness/coupon/coupon-bench';
import type { CouponBench } from '../../../../../tests/harness/coupon/coupon-bench';

/** A player's coupon of two matches, at an operator that holds bets in play for 3 s. */
async function openCouponOf(isLive: boolean): Promise<CouponBench> {
  const bench = await openCoupon({ config: { coupon: { ...COUPON_RULES, liveDelayMs: 3000 } } });
  await bench.signIn();
  await bench.add(market(7, 1, 1.5), market(8, 1, 2.25));
  if (isLive) await bench.kickOff(8);
  await bench.stake(1000);
  return bench;
}

/** Sends the coupon, which is answered after a while. */
async function send(bench: CouponBench, answersAfter: number): Promise<void> {
  bench.placement.fates.push({ answersAfter });
  bench.place().catch(() => {});
  await settle();
}

describe('a bet that the operator holds', () => {
  it('CPN-12 is counted down by the operator’s delay, until it is answered', async () => {
    const bench = await openCouponOf(true);
    await send(bench, 3400);
    const { store } = bench.coupon;
    const { clock } = bench.test;
    expect(store.hold).toEqual({ seconds: 3, left: 3 });
    await clock.advance(1000);
    expect(store.hold).toEqual({ seconds: 3, left: 2 });
    await clock.advance(2000);
    expect(store).toMatchObject({ hold: { left: 0 }, placing: { status: 'sending' } });
    await clock.advance(400);
    expect(store).toMatchObject({ hold: null, placing: { status: 'idle' }, bets: [] });
  });

  it('ends with an answer that comes sooner', async () => {
    const bench = await openCouponOf(true);
    await send(bench, 1200);
    await bench.test.clock.advance(1200);
    expect(bench.coupon.store.hold).toBeNull();
    await bench.test.clock.advance(5000);
    expect(bench.coupon.store.hold).toBeNull();
  });

  it('P01 is sent once, whatever is pressed meanwhile', async () => {
    const bench = await openCouponOf(true);
    await send(bench, 3000);
    await expect(bench.place()).rejects.toMatchObject({ code: 'not-ready' });
    await bench.test.clock.advance(3000);
    expect(bench.placement.sent).toHaveLength(1);
  });

  it('is none before a match', async () => {
    const bench = await openCouponOf(false);
    await send(bench, 500);
    expect(bench.coupon.store).toMatchObject({ hold: null, placing: { status: 'sending' } });
    await bench.test.clock.advance(500);
  });
});
