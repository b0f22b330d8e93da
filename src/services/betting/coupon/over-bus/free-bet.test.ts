import { sessionState } from '@grandstand/bus-contracts';
import type { CouponType } from '@grandstand/bus-contracts';
import {
  couponPress,
  couponRepeat,
  couponSetPromoCode,
  couponSetType,
} from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { EUR } from '../testing/sample-coupon';
import { market, openCoupon } from '../../../../../tests/harness/coupon/coupon-bench';
import type { BenchOptions, CouponBench } from '../../../../../tests/harness/coupon/coupon-bench';

const CODE = 'TRY';
const STAKE = 1000;

/** The operator gives a free bet of 10.00 for the code, and has limits that own stakes would break. */
const answersFreely = (bench: CouponBench): void => {
  bench.operator.answer = ({ promoCode, typeId }) => ({
    maxBetAmount: 900,
    availablePrepaidAmount: 300,
    limits: [{ limitType: 10, limitValue: 500, limitBalance: 200 }],
    ...(promoCode === CODE && {
      promoCode: { code: CODE, isAccepted: typeId !== 2 },
      freeBetAmount: typeId === 2 ? null : STAKE,
    }),
  });
};

async function openWith(
  prices: readonly number[],
  options: BenchOptions & { readonly money?: number } = {},
): Promise<CouponBench> {
  const bench = await openCoupon(options);
  answersFreely(bench);
  await bench.signIn({ money: options.money ?? 50_000 });
  await bench.add(...prices.map((coef, place) => market(place + 1, 1, coef)));
  return bench;
}

const setCode = (bench: CouponBench, code = CODE) => bench.panel.send(couponSetPromoCode, { code });
const setType = (bench: CouponBench, typeId: CouponType) =>
  bench.panel.send(couponSetType, { typeId });

describe('a coupon with a free bet', () => {
  it('CPN-08 has the stake of the free bet, a win without it, and neither bounds nor limits', async () => {
    const bench = await openWith([3], { money: 0 });
    await bench.stake(700);
    await bench.check();
    expect(bench.state()).toMatchObject({ isFreeBet: false, amount: 700, possibleWin: 2100 });
    expect(bench.codes()).toEqual(['limit-reached']);

    await setCode(bench);
    await bench.check();
    expect(bench.state()).toMatchObject({
      isFreeBet: true,
      amount: STAKE,
      possibleWin: 2000,
      minBetAmount: null,
      maxBetAmount: null,
      isAutoMaxOffered: false,
      isPlaceBet: true,
      problems: [],
    });
    await bench.place({ ...bench.click(), possibleWin: 2000 });
    expect(bench.placement.sent).toMatchObject([
      { amount: STAKE, prepaidAmount: 0, promoCode: CODE, isFreeBet: true, isVipBet: false },
    ]);
    // The next coupon starts anew.
    await bench.add(market(5));
    expect(bench.state()).toMatchObject({ isFreeBet: false, promoCode: '', amount: 500 });
  });

  it('CPN-08 returns to the stake before when the code is removed', async () => {
    const bench = await openWith([3]);
    await bench.stake(150);
    await setCode(bench);
    await bench.check();
    expect(bench.state()).toMatchObject({ isFreeBet: true, amount: STAKE });
    await setCode(bench, '');
    expect(bench.state()).toMatchObject({ isFreeBet: false, amount: 150, possibleWin: 450 });
    await bench.check();
    await bench.place();
    expect(bench.placement.sent).toMatchObject([{ amount: 150, promoCode: '', isFreeBet: false }]);
  });

  it('stays one while a bet makes it an express, and is none as a system', async () => {
    const bench = await openWith([3]);
    await setCode(bench);
    await bench.check();
    await bench.add(market(2, 1, 2), market(3, 1, 2));
    expect(bench.state()).toMatchObject({ typeId: 1, isFreeBet: true, possibleWin: 11_000 });
    await bench.check();
    expect(bench.state()).toMatchObject({ typeId: 1, isFreeBet: true, possibleWin: 11_000 });
    await setType(bench, 2);
    expect(bench.state()).toMatchObject({ isFreeBet: false, amount: 500 });
    await bench.check();
    expect(bench.codes()).toContain('promo-not-accepted');
    await setType(bench, 9);
    expect(bench.state()).toMatchObject({ isFreeBet: false, promoCode: '' });
  });

  it('P05 sends nothing of a press on another stake: the operator decides what the code gives', async () => {
    const bench = await openWith([3]);
    await bench.stake(STAKE);
    await bench.check(() => ({}));
    const seen = { ...bench.click(), possibleWin: bench.state().possibleWin };
    answersFreely(bench);
    await setCode(bench);
    await bench.check();
    await expect(bench.place(seen)).rejects.toMatchObject({ code: 'not-ready' });
    expect(bench.placement.sent).toEqual([]);
  });

  it('is sent as a stake of the player’s own before the operator has answered about the code', async () => {
    const bench = await openWith([3]);
    await bench.stake(150);
    await bench.check(() => ({}));
    await setCode(bench);
    bench.placement.fates.push({ refusal: 'bonus-changed' });
    await expect(bench.place()).rejects.toMatchObject({ code: 'refused' });
    expect(bench.placement.sent).toMatchObject([{ amount: 150, isFreeBet: false }]);
    answersFreely(bench);
    await bench.check();
    expect(bench.state()).toMatchObject({ isFreeBet: true, amount: STAKE });
    expect(bench.codes()).toEqual(['bonus-changed']);
  });

  it('leaves its selections, and neither its stake nor its code; it is not placed again', async () => {
    const bench = await openWith([3]);
    await setCode(bench);
    await bench.check();
    await bench.place();
    const betId = bench.state().successCoupon?.id ?? '';
    expect(bench.state().successCoupon).toMatchObject({ amount: STAKE, isFreeBet: true });
    bench.test.bus.join('presses').publish(couponPress, { on: 'place' });
    await expect(bench.panel.send(couponRepeat, { betId, isPlaced: true })).rejects.toMatchObject({
      code: 'not-ready',
    });
    await bench.panel.send(couponRepeat, { betId, isPlaced: false });
    expect(bench.state()).toMatchObject({
      bets: [{ market: { id: '1:1' } }],
      amount: 500,
      promoCode: '',
      isFreeBet: false,
    });
  });

  it('P01 of a guest is placed after the sign-in', async () => {
    const countries = [{ id: 1, code: 'IE', name: 'Ireland', currencyId: EUR.id }];
    const bench = await openCoupon({ config: { geoCountryId: 1, countries } });
    bench.test.bus.join('session').publish(sessionState, { status: 'guest', userId: '' });
    answersFreely(bench);
    await bench.add(market(7, 1, 1.5));
    await setCode(bench);
    await bench.check();
    expect(bench.state()).toMatchObject({ isFreeBet: true, amount: STAKE, possibleWin: 500 });
    const click = { ...bench.click(), accountId: null, possibleWin: 500 };
    await expect(bench.place(click)).rejects.toMatchObject({ code: 'not-signed-in' });
    await bench.signIn();
    await bench.check();
    await settle();
    expect(bench.placement.sent).toMatchObject([{ amount: STAKE, isFreeBet: true }]);
  });
});
