import {
  couponRemoveBet,
  couponSetTerms,
  COUPON_RULES,
  defineManifest,
} from '@grandstand/bus-contracts';
import {
  bonusBoundState,
  couponAcceptPrices,
  couponClear,
  couponRemoveBonusBet,
  couponRestoreBonusBet,
  couponSetAmountOf,
  couponSetAutoMax,
  couponSetBanker,
  couponSetPromoCode,
  couponSetSystemValue,
  couponSetTab,
  couponSetType,
  couponSetVipBet,
  limitsChanged,
} from '@grandstand/bus-contracts/shell';
import type { CouponType, SiteConfig } from '@grandstand/bus-contracts';
import { couponCoef, possibleWin } from '@grandstand/bus-contracts/domain';
import { describe, expect, it } from 'vitest';
import { EUR } from '../testing/sample-coupon';
import { market, openCoupon } from '../../../../../tests/harness/coupon/coupon-bench';
import type { CouponBench } from '../../../../../tests/harness/coupon/coupon-bench';
import { createSharedStorage } from '../../../../../tests/harness/tabs/shared-storage';

const WITH_BONUS = { coupon: { ...COUPON_RULES, isBonusBetAllowed: true } };

async function openWith(
  prices: readonly number[],
  typeId: CouponType,
  config: Partial<SiteConfig> = {},
): Promise<CouponBench> {
  const bench = await openCoupon({ config });
  await bench.signIn();
  await bench.add(...prices.map((coef, place) => market(place + 1, 1, coef)));
  await bench.panel.send(couponSetType, { typeId });
  return bench;
}

describe('a system', () => {
  it('CPN-03 has bankers in every line: 1.4 with 2/3 of 1.5, 2, 3 and 30 wins 189 at most', async () => {
    const bench = await openWith([1.4, 1.5, 2, 3], 2);
    expect(bench.state().isBankerOffered).toBe(true);
    await bench.panel.send(couponSetBanker, { marketId: '1:1', isBanker: true });
    await bench.stake(3000);
    expect(bench.state()).toMatchObject({ possibleWin: 18_900, systemValues: [2] });
    await bench.place();
    expect(bench.placement.sent[0]).toMatchObject({
      typeId: 2,
      systemValue: 2,
      bets: [
        { marketId: '1:1', isBanker: true, blockId: 1 },
        { isBanker: false, blockId: 0 },
        { isBanker: false, blockId: 0 },
        { isBanker: false, blockId: 0 },
      ],
    });
  });

  it('CPN-04 offers each k with its bankers, its least stake and its lines', async () => {
    const bench = await openWith([1.5, 1.8, 2.1, 3, 2], 2);
    expect(bench.state().systemOptions).toEqual([
      { value: 2, offset: 0, minBetAmount: 50, combo: 10 },
      { value: 3, offset: 0, minBetAmount: 50, combo: 10 },
      { value: 4, offset: 0, minBetAmount: 50, combo: 5 },
    ]);
    await bench.panel.send(couponSetBanker, { marketId: '5:1', isBanker: true });
    expect(bench.state().systemOptions).toEqual([
      { value: 2, offset: 1, minBetAmount: 50, combo: 6 },
      { value: 3, offset: 1, minBetAmount: 50, combo: 4 },
    ]);
  });

  it('needs at least a minor unit on each line', async () => {
    const bench = await openWith(
      Array.from({ length: 12 }, () => 2),
      2,
    );
    await bench.panel.send(couponSetSystemValue, { systemValue: 6 });
    expect(bench.state().minBetAmount).toBe(924);
    await bench.stake(923);
    expect(bench.state().problems[0]).toEqual({ code: 'stake-too-small', limit: 924 });
  });

  it('keeps three bets free, and allows no banker where there may be none', async () => {
    const bench = await openWith([1.5, 2, 3, 4], 2);
    const banker = (marketId: string): Promise<unknown> =>
      bench.panel.send(couponSetBanker, { marketId, isBanker: true });
    await expect(banker('9:9')).rejects.toMatchObject({ code: 'not-found' });
    await bench.check(({ bets }) => ({
      bets: bets.map(({ marketId, coef }) => ({
        marketId,
        coef,
        isBlocked: false,
        isFinished: false,
        isDepend: false,
        isBannedExpress: false,
        isDisabledBanker: marketId === '1:1',
      })),
    }));
    await expect(banker('1:1')).rejects.toMatchObject({ code: 'banker-disabled' });
    await banker('2:1');
    await expect(banker('3:1')).rejects.toMatchObject({ code: 'too-few' });
    await bench.panel.send(couponRemoveBet, { marketId: '4:1' });
    expect(bench.codes()).toContain('system-needs-three');
  });

  it('CPN-01 restores bankers, stakes and order after a reload', async () => {
    const storage = createSharedStorage();
    const before = await openCoupon({ storage: storage.tab() });
    await before.add(market(4), market(2), market(3), market(1));
    await before.panel.send(couponSetType, { typeId: 2 });
    await before.panel.send(couponSetBanker, { marketId: '2:1', isBanker: true });
    await before.panel.send(couponSetAmountOf, { betId: '3:1', amount: 250 });
    await before.panel.send(couponSetAmountOf, { blockId: 1, amount: 400 });
    await before.stake(900);
    const after = await openCoupon({ storage: storage.tab() });
    expect(after.state()).toMatchObject({
      typeId: 2,
      bets: before.state().bets,
      amount: 900,
      amountByBetId: { '3:1': 250 },
      amountByBlockId: { '1': 400 },
    });
  });
});

describe('a batch of singles', () => {
  it('CPN-14 stakes each bet with its own, its block’s or the coupon’s amount, and sends them as blocks of one coupon', async () => {
    const bench = await openWith([1.5, 2, 3], 9);
    await bench.stake(1000);
    await bench.panel.send(couponSetAmountOf, { betId: '1:1', amount: 200 });
    await bench.panel.send(couponSetAmountOf, { blockId: 0, amount: 300 });
    expect(bench.state()).toMatchObject({
      amountByBetId: { '1:1': 200 },
      amountByBlockId: { '0': 300 },
      possibleWin: 300 + 600 + 900,
    });
    const click = { ...bench.click(), amountByBetId: { '1:1': 200, '2:1': 300, '3:1': 300 } };
    await expect(bench.place({ ...click, amountByBetId: { '1:1': 200 } })).rejects.toMatchObject({
      code: 'not-ready',
    });
    await bench.place(click);
    expect(bench.placement.sent).toMatchObject([
      {
        typeId: 9,
        amount: 800,
        amountByBlockId: { 0: 200, 1: 300, 2: 300 },
        bets: [{ marketId: '1:1' }, { marketId: '2:1' }, { marketId: '3:1' }],
      },
    ]);
    expect(bench.state().amountByBlockId).toEqual({});
  });

  it('CPN-15 shows the result of each single, and the placed coupon', async () => {
    const bench = await openWith([1.5, 2], 9);
    await bench.stake(1000);
    bench.placement.refusedSingles.set('2:1', {
      refusal: 'stake-too-big',
      details: { limit: 7.5 },
    });
    await bench.place();
    expect(bench.state()).toMatchObject({
      successCoupon: null,
      singlesResultCoupons: [
        { marketId: '1:1', bet: { amount: 1000 }, problem: null },
        { marketId: '2:1', bet: null, problem: { code: 'stake-too-big', limit: 750 } },
      ],
    });
    await bench.panel.send(couponClear, {});
    expect(bench.state().singlesResultCoupons).toEqual([]);
    await bench.add(market(5, 1, 1.7));
    await bench.place();
    expect(bench.state().successCoupon).toMatchObject({ coef: 1.7 });
  });

  it('names the bet whose stake is wrong', async () => {
    const bench = await openWith([1.5, 2], 9);
    await bench.stake(1000);
    await bench.panel.send(couponSetAmountOf, { betId: '2:1', amount: 1 });
    expect(bench.state().problems).toEqual([
      { code: 'stake-too-small', limit: 50, marketId: '2:1' },
    ]);
    await bench.panel.send(couponSetAmountOf, { betId: '2:1', amount: null });
    expect(bench.state().problems).toEqual([{ code: 'stake-invalid', marketId: '2:1' }]);
    for (const where of [{ betId: '9:9' }, { blockId: 7 }, {}]) {
      await expect(
        bench.panel.send(couponSetAmountOf, { ...where, amount: 1 }),
      ).rejects.toMatchObject({ code: 'not-found' });
    }
  });
});

describe('the bonus bet', () => {
  const three = [1.5, 2, 1.1];

  it('CPN-10 is added to an express that meets all five conditions, is sent, and can be removed', async () => {
    const bench = await openWith(three, 1, WITH_BONUS);
    await bench.stake(1000);
    expect(bench.state()).toMatchObject({ bonusBet: { coef: 1.03 }, coef: 3.399 });
    await bench.panel.send(couponRemoveBonusBet, {});
    expect(bench.state()).toMatchObject({ bonusBet: null, isBonusBetRemoved: true, coef: 3.3 });
    await bench.add(market(9, 1, 2));
    expect(bench.state().bonusBet).toBeNull();
    await bench.panel.send(couponRestoreBonusBet, {});
    expect(bench.state()).toMatchObject({ bonusBet: { coef: 1.04 }, isBonusBetRemoved: false });
    await bench.place();
    expect(bench.placement.sent[0]).toMatchObject({ bonusCoef: 1.04, coef: 6.864 });
  });

  it('CPN-10 stays removed after a reload, and returns with a new coupon', async () => {
    const storage = createSharedStorage();
    const options = { config: WITH_BONUS };
    const before = await openCoupon({ storage: storage.tab(), ...options });
    await before.add(...three.map((coef, place) => market(place + 1, 1, coef)));
    await before.panel.send(couponRemoveBonusBet, {});
    const after = await openCoupon({ storage: storage.tab(), ...options });
    expect(after.state()).toMatchObject({ bonusBet: null, isBonusBetRemoved: true });
    await after.panel.send(couponClear, {});
    await after.add(...three.map((coef, place) => market(place + 1, 1, coef)));
    expect(after.state().bonusBet).toEqual({ coef: 1.03 });
  });

  it.each<[string, readonly number[], CouponType, Partial<SiteConfig>]>([
    ['the site gives none', three, 1, {}],
    ['it is no express', three, 2, WITH_BONUS],
    ['there are two bets', [1.5, 2], 1, WITH_BONUS],
    ['a price is below 1.1', [1.5, 2, 1.09], 1, WITH_BONUS],
  ])('CPN-10 is not added where %s', async (_why, prices, typeId, config) => {
    const bench = await openWith(prices, typeId, config);
    expect(bench.state().bonusBet).toBeNull();
  });

  it('CPN-10 is not added with a special bet, nor when the operator refuses it', async () => {
    const bench = await openWith([1.5, 2], 1, WITH_BONUS);
    await bench.add(market(8, 1, 2, { kind: 7 }));
    expect(bench.state().bonusBet).toBeNull();
    await bench.panel.send(couponRemoveBet, { marketId: '8:1' });
    await bench.add(market(9));
    expect(bench.state().bonusBet).not.toBeNull();
    await bench.check(() => ({ bonusBetAllowed: false }));
    expect(bench.state().bonusBet).toBeNull();
  });
});

describe('the terms of a coupon', () => {
  it('CPN-09 bound the stake only for the types of the config, and without a greatest for a bonus account', async () => {
    const bench = await openWith([1.5, 2, 3], 1, {
      coupon: { ...COUPON_RULES, boundTypes: [1, 2] },
    });
    expect(bench.state()).toMatchObject({ minBetAmount: 50, maxBetAmount: 100_000 });
    for (const typeId of [0, 9] as const) {
      await bench.panel.send(couponSetType, { typeId });
      expect(bench.state()).toMatchObject({ minBetAmount: null, maxBetAmount: null });
    }
    await bench.panel.send(couponSetType, { typeId: 1 });
    await bench.signIn({ type: 4 });
    expect(bench.state()).toMatchObject({ minBetAmount: 50, maxBetAmount: null });
  });

  it('CPN-07 give auto-max the greatest stake, and disable it in play, without a greatest, or for a batch', async () => {
    const bench = await openWith([1.5, 2], 1);
    await bench.check(() => ({ maxBetAmount: 7000 }));
    expect(bench.state().isAutoMaxOffered).toBe(true);
    await bench.panel.send(couponSetAutoMax, { isOn: true });
    expect(bench.state()).toMatchObject({ isAutoMax: true, amount: 7000 });
    bench.operator.answer = () => ({ maxBetAmount: 4000 });
    await bench.add(market(3));
    await bench.check();
    expect(bench.state().amount).toBe(4000);
    await bench.panel.send(couponSetVipBet, { isOn: true });
    expect(bench.state()).toMatchObject({ isAutoMax: false, isVipBet: true, maxBetAmount: 12_000 });
    await bench.stake(9000);
    await bench.place();
    expect(bench.placement.sent[0]).toMatchObject({ amount: 9000, isVipBet: true });

    const turnOn = (open: CouponBench): Promise<unknown> =>
      open.panel.send(couponSetAutoMax, { isOn: true });
    const live = await openWith([1.5], 0);
    live.outcomes = () => ({ isLive: true });
    await live.add(market(9, 1, 2, { kind: 1, isLive: true }));
    await expect(turnOn(live)).rejects.toMatchObject({ code: 'not-offered' });
    const batch = await openWith([1.5, 2], 9);
    await expect(turnOn(batch)).rejects.toMatchObject({ code: 'not-offered' });
    const boundless = await openWith([1.5], 0);
    await boundless.check(() => ({ maxBetAmount: null }));
    await expect(turnOn(boundless)).rejects.toMatchObject({ code: 'not-offered' });
    await expect(boundless.panel.send(couponSetVipBet, { isOn: true })).rejects.toMatchObject({
      code: 'not-offered',
    });
    const empty = await openCoupon();
    await expect(turnOn(empty)).rejects.toMatchObject({ code: 'not-offered' });
  });

  it('CPN-08 allow promo codes, offered and typed, but none for a batch', async () => {
    const bench = await openWith([1.5, 2], 1);
    await bench.check(() => ({ promoCodes: [{ code: 'TEN', title: 'Ten' }] }));
    await bench.panel.send(couponSetPromoCode, { code: 'TEN' });
    expect(bench.state()).toMatchObject({ promoCode: 'TEN', manualPromoCode: '' });
    await bench.panel.send(couponSetPromoCode, { code: ' mine ' });
    expect(bench.state()).toMatchObject({ promoCode: 'mine', manualPromoCode: 'mine' });
    await bench.check(() => ({ promoCode: { code: 'mine', isAccepted: false } }));
    expect(bench.codes()).toEqual(['promo-not-accepted']);
    await bench.panel.send(couponSetType, { typeId: 9 });
    expect(bench.state().promoCode).toBe('');
    await expect(bench.panel.send(couponSetPromoCode, { code: 'TEN' })).rejects.toMatchObject({
      code: 'promo-not-accepted',
    });
    await bench.panel.send(couponSetType, { typeId: 1 });
    await bench.panel.send(couponSetPromoCode, { code: 'TEN' });
    await bench.check(() => ({}));
    await bench.place();
    expect(bench.placement.sent[0]).toMatchObject({ promoCode: 'TEN' });
  });

  it('CPN-14 include hyper bonus, anti-express, greatest payout and the advance', async () => {
    const bench = await openWith([2, 3], 1);
    await bench.stake(1000);
    const hyperBonus = { percent: 10, minPercent: 5, maxPercent: 20 };
    await bench.check(() => ({ hyperBonus, antiExpressCoef: 1.15, availablePrepaidAmount: 500 }));
    const terms = { typeId: 1 as const, systemValue: 2, legs: [{ coef: 2 }, { coef: 3 }] };
    expect(bench.state()).toMatchObject({
      hyperBonus,
      antiExpressCoef: 1.15,
      availablePrepaidAmount: 500,
      coef: couponCoef({ ...terms, hyperBonus }),
      possibleWin: possibleWin({ ...terms, hyperBonus, amount: 1000 }),
    });
    await bench.add(market(3, 1, 2));
    await bench.check(() => ({ maxPayout: 5000, availablePrepaidAmount: 500 }));
    expect(bench.state()).toMatchObject({ maxPayout: 5000, possibleWin: 5000 });
    await bench.signIn({ money: 800 });
    await bench.check();
    expect(bench.codes()).toEqual([]);
    await bench.place();
    expect(bench.placement.sent[0]).toMatchObject({ amount: 1000, prepaidAmount: 200 });
  });

  it('include the rest of the player’s limits', async () => {
    const bench = await openWith([2, 3], 1);
    await bench.stake(1000);
    const limits = [
      { limitType: 10, limitValue: 10_000, limitBalance: 900 },
      { limitType: 1, limitValue: 10_000, limitBalance: 700 },
    ];
    await bench.check(() => ({ limits }));
    expect(bench.state()).toMatchObject({
      limits,
      problems: [{ code: 'limit-reached', limitType: 1, limit: 700 }],
    });
    await bench.stake(700);
    expect(bench.codes()).toEqual([]);
  });

  it('CPN-06 offer the specification’s first stake in roubles and dollars, else the operator’s', async () => {
    const offered = async (iso: string): Promise<number | null> => {
      const bench = await openCoupon({ config: { currencies: [{ ...EUR, iso }] } });
      await bench.signIn({ iso });
      return bench.state().initialAmount;
    };
    expect(await Promise.all(['RUB', 'USD', 'EUR'].map(offered))).toEqual([15_000, 500, 500]);
  });

  it('CPN-05 use an exact coefficient instead of the coupon’s', async () => {
    const bench = await openWith([2, 3], 1);
    await bench.stake(1000);
    await bench.set({ exactCoef: 4.5 });
    expect(bench.state()).toMatchObject({ coef: 6, possibleWin: 4500 });
    await bench.place();
    expect(bench.placement.sent[0]).toMatchObject({ exactCoef: 4.5, coef: 6 });
  });
});

describe('the operator’s check of a bet', () => {
  it.each([
    ['isBannedExpress', 'bet-banned-express'],
    ['isDepend', 'bets-dependent'],
  ] as const)(
    'CPN-11 a bet that %s is locked in an express, and free as a single',
    async (flag, code) => {
      const bench = await openWith([2, 3], 1);
      await bench.check(({ bets }) => ({
        bets: bets.map(({ marketId, coef }) => ({
          marketId,
          coef,
          isBlocked: false,
          isFinished: false,
          isDepend: false,
          isBannedExpress: false,
          isDisabledBanker: false,
          [flag]: true,
        })),
      }));
      expect(bench.codes()).toContain(code);
      expect(bench.state()).toMatchObject({ isPlaceBet: false, coef: null, possibleWin: null });
      await bench.panel.send(couponSetType, { typeId: 0 });
      expect(bench.codes()).toEqual([]);
    },
  );

  it('leads to a request for the bet’s state when it gives another price', async () => {
    const bench = await openWith([2], 0);
    const before = bench.loads.length;
    bench.outcomes = () => ({ coef: 2.2 });
    await bench.add(market(2));
    await bench.check(({ bets }) => ({
      bets: bets.map(({ marketId }) => ({
        marketId,
        coef: 2.2,
        isBlocked: false,
        isFinished: false,
        isDepend: false,
        isBannedExpress: false,
        isDisabledBanker: false,
      })),
    }));
    expect(bench.loads.length).toBeGreaterThan(before);
    expect(bench.state().bets[0]?.market.coef).toBe(2.2);
  });
});

describe('a check of the coupon', () => {
  it('is made once for a burst of edits, and not for price moves', async () => {
    const bench = await openWith([2, 3, 4], 1);
    await bench.check();
    expect(bench.operator.requests).toHaveLength(1);
    await bench.price('1:1', 2.5);
    await bench.stake(700);
    await bench.check();
    expect(bench.operator.requests).toHaveLength(1);
    await bench.panel.send(couponRemoveBet, { marketId: '3:1' });
    await bench.check();
    expect(bench.operator.requests[1]).toMatchObject({
      typeId: 1,
      accountId: 11,
      bets: [
        { marketId: '1:1', coef: 2.5 },
        { marketId: '2:1', coef: 3 },
      ],
    });
  });

  it('counts only when it is the newest', async () => {
    const bench = await openWith([2, 3], 1);
    let answerFirst = (): void => {};
    bench.operator.answer = () =>
      new Promise((resolve) => {
        answerFirst = () => resolve({ minBetAmount: 111 });
      });
    await bench.check();
    await bench.add(market(3));
    await bench.check(() => ({ minBetAmount: 222 }));
    answerFirst();
    await bench.test.clock.advance(1000);
    expect(bench.state().minBetAmount).toBe(222);
  });

  it('is repeated while the operator can’t be reached, with the currency’s bounds meanwhile', async () => {
    const bench = await openWith([2, 3], 1);
    await bench.check(() => ({ maxBetAmount: 300 }));
    expect(bench.state().maxBetAmount).toBe(300);
    bench.operator.isReachable = false;
    await bench.add(market(3));
    await bench.check();
    expect(bench.state().maxBetAmount).toBe(100_000);
    bench.operator.isReachable = true;
    await bench.test.clock.advance(2500);
    expect(bench.state().maxBetAmount).toBe(300);
  });

  it('is made again when the player’s limits change', async () => {
    const bench = await openWith([2], 0);
    await bench.stake(100);
    await bench.check();
    expect(bench.codes()).toEqual([]);
    const limits = [{ limitType: 10, limitValue: 99, limitBalance: 99 }];
    bench.operator.answer = () => ({ limits });
    bench.test.qa.publish(limitsChanged.name, {});
    await bench.test.clock.advance(1000);
    expect(bench.state().limits).toEqual(limits);
    expect(bench.codes()).toEqual(['limit-reached']);
  });

  it('BNS-01 is made again when a bonus begins to bound stakes, and when it no longer does', async () => {
    const bench = await openWith([2], 0);
    const bounds = bench.test.bus.join('bonuses');
    bounds.publish(bonusBoundState, null);
    await bench.stake(6000);
    await bench.check();
    expect(bench.codes()).toEqual([]);
    bench.operator.answer = () => ({ bonusMaxAmount: 5000 });
    const terms = {
      product: 'sports',
      iso: 'EUR',
      scale: 2,
      maxStake: 5000,
      minOdds: 1.4,
    } as const;
    bounds.publish(bonusBoundState, terms);
    await bench.test.clock.advance(1000);
    expect(bench.state()).toMatchObject({
      maxBetAmount: 5000,
      problems: [{ code: 'stake-too-big', limit: 5000 }],
    });
    bench.operator.answer = () => ({});
    bounds.publish(bonusBoundState, null);
    await bench.test.clock.advance(1000);
    expect(bench.codes()).toEqual([]);
  });

  it('is made again for another account, and dropped with the last bet', async () => {
    const bench = await openWith([2], 0);
    await bench.check(() => ({ minBetAmount: 200 }));
    await bench.signIn({ id: 12 });
    expect(bench.state()).toMatchObject({ accountId: 12, minBetAmount: 50 });
    await bench.check(() => ({ minBetAmount: 300 }));
    expect(bench.operator.requests.at(-1)).toMatchObject({ accountId: 12 });
    expect(bench.state().minBetAmount).toBe(300);
    await bench.panel.send(couponClear, {});
    await bench.check();
    expect(bench.state()).toMatchObject({ minBetAmount: 50, promoCodes: [], limits: [] });
  });
});

describe('prices that move', () => {
  const moves = [
    ['up', 2.5],
    ['down', 1.8],
    ['none', 2],
  ] as const;
  /** The answer that the default refuses, and the others take. */
  const isInTheWay = (action: 0 | 1 | 2, coef: number): boolean =>
    action === 0 ? coef !== 2 : action === 2 && coef < 2;

  it.each(
    ([0, 1, 2] as const).flatMap((action) => moves.map(([name, to]) => ({ action, name, to }))),
  )('P05 CPN-13 action $action with a price that goes $name', async ({ action, to }) => {
    const bench = await openWith([2], 0);
    await bench.set({ changeCoefAction: action });
    await bench.stake(1000);
    const before = bench.click();
    await bench.price('1:1', to);
    const isStopped = isInTheWay(action, to);
    expect(bench.codes()).toEqual(isStopped ? ['price-changed'] : []);
    // The click of before the move, and one of after it.
    for (const click of [before, bench.click()]) {
      if (isStopped)
        await expect(bench.place(click)).rejects.toMatchObject({ code: 'price-changed' });
    }
    if (!isStopped) {
      await bench.place(before);
      expect(bench.placement.sent).toMatchObject([
        { changeCoefAction: action, bets: [{ coef: 2, seen: { coef: 2 } }] },
      ]);
      return;
    }
    expect(bench.placement.sent).toEqual([]);
    await bench.panel.send(couponAcceptPrices, {});
    await bench.place();
    expect(bench.placement.sent).toMatchObject([{ bets: [{ coef: to, seen: { coef: to } }] }]);
  });

  it('CPN-13 are sent with the shown score, and a changed score is shown', async () => {
    const bench = await openWith([2], 0);
    await bench.set({ isDropOnScoreChange: true });
    bench.placement.fates.push({ refusal: 'score-changed', details: { marketIds: ['1:1'] } });
    await expect(bench.place()).rejects.toMatchObject({ code: 'refused' });
    expect(bench.placement.sent[0]).toMatchObject({ isDropOnScoreChange: true });
    expect(bench.state().problems[0]).toEqual({ code: 'score-changed', marketId: '1:1' });
    expect(bench.state().bets[0]).toMatchObject({ isBlocked: false, isFinished: false });
  });

  it.each([
    'bet-banned-express',
    'banker-disabled',
    'bonus-changed',
    'promo-not-accepted',
    'system-too-big',
    'bets-dependent',
  ])('show in our own text that the operator refused with %s', async (refusal) => {
    const bench = await openWith([2, 3], 1);
    bench.placement.fates.push({ refusal });
    await expect(bench.place()).rejects.toMatchObject({ code: 'refused' });
    expect(bench.codes()[0]).toBe(refusal);
  });

  it('show the reached limit and the rest of it', async () => {
    const bench = await openWith([2], 0);
    const details = { limitType: 11, limitBalance: 3.5 };
    bench.placement.fates.push({ refusal: 'limit-reached', details });
    await expect(bench.place()).rejects.toMatchObject({ code: 'refused' });
    expect(bench.state().problems[0]).toMatchObject({
      code: 'limit-reached',
      limitType: 11,
      limit: 350,
    });
  });
});

it('show the coupon, or the open bets in its place', async () => {
  const bench = await openCoupon();
  await bench.panel.send(couponSetTab, { tab: 'bets' });
  expect(bench.state().tab).toBe('bets');
});

it('CPN-01 keep every field of the specification in the state', async () => {
  const { state } = await openWith([2], 0);
  expect(Object.keys(state())).toEqual(
    expect.arrayContaining([
      'tab',
      'typeId',
      'bets',
      'accountId',
      'amount',
      'amountByBlockId',
      'amountByBetId',
      'minBetAmount',
      'maxBetAmount',
      'availablePrepaidAmount',
      'coef',
      'coefByView',
      'promoCode',
      'manualPromoCode',
      'promoCodes',
      'systemValue',
      'systemValues',
      'antiExpressCoef',
      'successCoupon',
      'singlesResultCoupons',
      'expressId',
      'addedAtByBetId',
      'maxPayout',
      'initialAmount',
      'hyperBonus',
      'isPlaceBet',
      'isAutoMax',
      'isVipBet',
      'isBankerOffered',
      'isLoadedFromCode',
    ]),
  );
});

it('lead to a new check after a refusal', async () => {
  const bench = await openWith([2, 3], 1);
  await bench.check();
  bench.placement.fates.push({ refusal: 'bonus-changed' });
  await bench.place().catch(() => undefined);
  await bench.check(() => ({ bonusBetAllowed: false }));
  expect(bench.operator.requests).toHaveLength(2);
});

describe('the terms of a sum of the calculator', () => {
  it('RTE-10 are type, bankers and stake of the coupon, whose bets stay as they are', async () => {
    const bench = await openWith([1.4, 1.5, 2, 3], 1);
    const calculator = bench.test.bus.admit(
      defineManifest({
        name: 'information',
        subscribes: [],
        publishes: [],
        sends: [couponSetTerms],
      }),
    );
    const { bets } = bench.state();
    await calculator.send(couponSetTerms, {
      typeId: 2,
      systemValue: 2,
      bankers: ['1:1'],
      amount: 3000,
    });
    expect(bench.state()).toMatchObject({ typeId: 2, systemValue: 2, amount: 3000 });
    expect(bench.state().bets.map(({ blockId }) => blockId)).toEqual([1, 0, 0, 0]);
    expect(bench.state().bets.map(({ market: { id } }) => id)).toEqual(
      bets.map(({ market: { id } }) => id),
    );
    await calculator.send(couponSetTerms, { typeId: 1, bankers: [], amount: 500 });
    expect(bench.state()).toMatchObject({ typeId: 1, amount: 500, placing: { status: 'idle' } });
    expect(bench.state().bets.every(({ blockId }) => blockId === 0)).toBe(true);
  });
});
