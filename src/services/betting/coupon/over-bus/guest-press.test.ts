import { couponClear, couponPlace } from '@grandstand/bus-contracts/shell';
import { dialogsState, sessionSignedIn, sessionState } from '@grandstand/bus-contracts';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { EUR } from '../testing/sample-coupon';
import { market, openCoupon } from '../../../../../tests/harness/coupon/coupon-bench';
import type { BenchOptions, CouponBench } from '../../../../../tests/harness/coupon/coupon-bench';

/** A site for guests of a country with the euro. */
const SITE: BenchOptions['config'] = {
  geoCountryId: 1,
  countries: [{ id: 1, code: 'IE', name: 'Ireland', currencyId: EUR.id }],
};

/** A guest with an express of 10.00 who has pressed Place. */
async function openPressed(
  config: BenchOptions['config'] = {},
  options: BenchOptions = {},
): Promise<CouponBench> {
  const bench = await openCoupon({ ...options, config: { ...SITE, ...config } });
  bench.test.bus.join('session').publish(sessionState, { status: 'guest', userId: '' });
  await bench.add(market(7, 1, 1.5), market(8, 1, 2.25));
  await bench.stake(1000);
  await press(bench);
  return bench;
}

async function press(bench: CouponBench): Promise<void> {
  const { possibleWin } = bench.state();
  const click = { ...bench.click(), accountId: null, possibleWin };
  await expect(bench.place(click)).rejects.toMatchObject({ code: 'not-signed-in' });
}

/** Lets the operator check the coupon for the player, and the bet be sent. */
async function afterSignIn(bench: CouponBench): Promise<void> {
  await bench.check();
  await settle();
}

describe('a press on Place by a guest', () => {
  it('P01 CPN-12 places the same bet once, after the sign-in', async () => {
    const bench = await openPressed();
    expect(bench.placement.sent).toEqual([]);
    await bench.signIn();
    await afterSignIn(bench);
    expect(bench.placement.sent).toMatchObject([
      { userId: 'ann', amount: 1000, bets: [{ coef: 1.5 }, { coef: 2.25 }] },
    ]);
    expect(bench.state().bets).toEqual([]);
    await bench.add(market(7, 1, 1.5), market(8, 1, 2.25));
    await bench.signOut();
    await bench.signIn();
    await afterSignIn(bench);
    expect(bench.placement.sent).toHaveLength(1);
  });

  it('P01 CPN-12 places it once too where the code of the placement comes with the press', async () => {
    const bench = await openPressed({}, { isPlacementLate: true });
    await bench.signIn();
    await afterSignIn(bench);
    expect(bench.placement.sent).toMatchObject([{ userId: 'ann', amount: 1000 }]);
    expect(bench.state().bets).toEqual([]);
  });

  it('CPN-12 waits behind a dialog, such as that of a new login, until the coupon is in view', async () => {
    const bench = await openPressed();
    const dialogs = bench.test.bus.join('dialogs');
    dialogs.publish(dialogsState, { open: 'registration' });
    await bench.signIn();
    await afterSignIn(bench);
    expect(bench.placement.sent).toEqual([]);
    dialogs.publish(dialogsState, { open: null });
    await settle();
    expect(bench.placement.sent).toHaveLength(1);
  });

  it('CPN-12 leads to the sign-in first where a price has moved before the press', async () => {
    const bench = await openCoupon({ config: SITE });
    bench.test.bus.join('session').publish(sessionState, { status: 'guest', userId: '' });
    await bench.add(market(7, 1, 2));
    await bench.stake(1000);
    await bench.price('7:1', 1.8);
    expect(bench.codes()[0]).toBe('not-signed-in');
    await press(bench);
  });

  it('waits for the operator’s check of the coupon, and no longer than 5 s', async () => {
    const bench = await openPressed();
    bench.operator.answer = async () => new Promise<never>(() => {});
    await bench.signIn();
    await bench.test.clock.advance(4900);
    expect(bench.placement.sent).toEqual([]);
    await bench.test.clock.advance(200);
    await settle();
    expect(bench.placement.sent).toHaveLength(1);
  });

  it('P05 places nothing at a price that fell meanwhile, and shows it', async () => {
    const bench = await openPressed();
    await bench.price('7:1', 1.4);
    await bench.signIn();
    await afterSignIn(bench);
    expect(bench.placement.sent).toEqual([]);
    expect(bench.codes()).toEqual(['price-changed']);
  });

  it('P05 P04 places nothing below the price of the press, even above the price of adding', async () => {
    const bench = await openCoupon({ config: SITE });
    bench.test.bus.join('session').publish(sessionState, { status: 'guest', userId: '' });
    await bench.add(market(7, 1, 2));
    await bench.stake(1000);
    await bench.price('7:1', 2.4);
    await press(bench);
    await bench.price('7:1', 2.2);
    await bench.signIn();
    await afterSignIn(bench);
    expect(bench.placement.sent).toEqual([]);
    expect(bench.codes()).toEqual(['price-changed']);
    expect(bench.state().isPlaceBet).toBe(true);
  });

  it('P05 places a price that rose meanwhile', async () => {
    const bench = await openPressed();
    await bench.price('7:1', 1.6);
    await bench.signIn();
    await afterSignIn(bench);
    expect(bench.placement.sent).toHaveLength(1);
  });

  it('places nothing that the account or its currency does not allow, and shows why', async () => {
    const poor = await openPressed();
    await poor.signIn({ money: 500 });
    await afterSignIn(poor);
    expect(poor.placement.sent).toEqual([]);
    expect(poor.codes()).toEqual(['not-enough-money']);

    const abroad = await openPressed({
      currencies: [EUR, { ...EUR, id: 2, iso: 'USD', initialAmount: 300 }],
    });
    await abroad.signIn({ currencyId: 2, iso: 'USD' });
    await afterSignIn(abroad);
    expect(abroad.placement.sent).toEqual([]);
    expect(abroad.codes()).toEqual(['not-placed']);
  });

  it.each([
    ['the coupon is changed', async (bench: CouponBench) => bench.stake(2000)],
    [
      'the coupon is emptied and filled again',
      async (bench: CouponBench) => {
        await bench.panel.send(couponClear, {});
        await bench.add(market(7, 1, 1.5), market(8, 1, 2.25));
        await bench.stake(1000);
      },
    ],
    [
      'the dialog is closed',
      async (bench: CouponBench) => {
        const dialogs = bench.test.bus.join('dialogs');
        dialogs.publish(dialogsState, { open: 'sign-in' });
        dialogs.publish(dialogsState, { open: null });
      },
    ],
    ['more than 10 minutes pass', async (bench: CouponBench) => bench.test.clock.advance(601_000)],
  ])('P01 is dropped once %s', async (_what, happens) => {
    const bench = await openPressed();
    await happens(bench);
    await bench.signIn();
    await afterSignIn(bench);
    expect(bench.placement.sent).toEqual([]);
  });

  it('P01 is not carried out after a sign-in in another tab', async () => {
    const bench = await openPressed();
    bench.test.bus.join('session').publish(sessionSignedIn, { userId: 'ann', how: 'other-tab' });
    await bench.signIn();
    await afterSignIn(bench);
    expect(bench.placement.sent).toEqual([]);
  });

  it('P01 P52 is kept only for a real press', async () => {
    const bench = await openCoupon({ config: SITE });
    bench.test.bus.join('session').publish(sessionState, { status: 'guest', userId: '' });
    await bench.add(market(7, 1, 1.5));
    const click = { ...bench.click(), accountId: null };
    await expect(bench.panel.send(couponPlace, click)).rejects.toMatchObject({
      code: 'not-pressed',
    });
    await bench.signIn();
    await afterSignIn(bench);
    expect(bench.placement.sent).toEqual([]);
  });
});
