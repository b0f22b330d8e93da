import { couponAcceptPrices } from '@grandstand/bus-contracts/shell';
import { expect, it } from 'vitest';
import { market, openCoupon } from '../../../../../tests/harness/coupon/coupon-bench';
import type { CouponBench } from '../../../../../tests/harness/coupon/coupon-bench';

/** A player's single whose price has fallen from 2.00 to 1.80. */
async function openFallen(): Promise<CouponBench> {
  const bench = await openCoupon();
  await bench.signIn();
  await bench.add(market(7, 1, 2));
  await bench.stake(1000);
  await bench.price('7:1', 1.8);
  return bench;
}

it('P05 CPN-13 one press accepts the price in view and places at it', async () => {
  const bench = await openFallen();
  expect(bench.codes()).toEqual(['price-changed']);
  const click = bench.click();
  const accepted = bench.panel.send(couponAcceptPrices, {});
  await bench.place(click);
  await accepted;
  expect(bench.placement.sent).toMatchObject([{ bets: [{ marketId: '7:1', coef: 1.8 }] }]);
});

it('P05 CPN-13 one press places nothing at a price that was not in view', async () => {
  const bench = await openFallen();
  const click = bench.click();
  await bench.price('7:1', 1.7);
  const accepted = bench.panel.send(couponAcceptPrices, {});
  await expect(bench.place(click)).rejects.toMatchObject({ code: 'price-changed' });
  await accepted;
  expect(bench.placement.sent).toEqual([]);
});
