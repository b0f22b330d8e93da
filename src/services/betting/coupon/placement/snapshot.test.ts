import { DEFAULT_COUPON_SETTINGS } from '@grandstand/bus-contracts/shell';
import { describe, expect, it } from 'vitest';
import type { CouponSettings } from '@grandstand/bus-contracts/shell';
import type { Context } from '../context';
import type { Draft } from '../draft/draft';
import { figuresOf } from '../pricing/figures';
import type { Checked } from '../pricing/checked';
import { couponOf, differenceFrom } from './snapshot';
import type { Click, Unsent } from './snapshot';
import {
  ACCOUNT,
  CONTEXT,
  sampleBet,
  sampleCheck,
  sampleDraft,
  sampleMarket,
} from '../testing/sample-coupon';
import { viewOf } from '../published/published-coupon';
import type { Showing } from '../published/published-coupon';

const SHOWING: Showing = {
  tab: 'coupon',
  placing: { status: 'idle' },
  refusals: [],
  asked: null,
  successCoupon: null,
  singlesResultCoupons: [],
  loadReport: null,
};
const NOW = 5000;
const COEFS = { '1:1': 2, '2:1': 2, '3:1': 2 };

function viewed(draft: Draft, context: Context, checked: Checked | null = null) {
  const figures = figuresOf(draft, context, checked);
  return { figures, view: viewOf(draft, context, figures, SHOWING) };
}

/** The differences for a click on an express of three at 2.00 with 5.00, with these changes. */
function difference(
  click: Partial<Click>,
  draft: Draft = sampleDraft({ amount: 500 }),
  settings: Partial<CouponSettings> = {},
): ReturnType<typeof differenceFrom> {
  const context = { ...CONTEXT, settings: { ...DEFAULT_COUPON_SETTINGS, ...settings } };
  const { figures, view } = viewed(draft, context);
  const seen: Click = { amount: 500, accountId: ACCOUNT.id, coefs: COEFS, ...click };
  return differenceFrom(seen, view, figures, context);
}

function withPrice(coef: number): Draft {
  const second = sampleBet(2, { market: sampleMarket(2, { coef }), seenCoef: 2 });
  return sampleDraft({ amount: 500, bets: [sampleBet(1), second, sampleBet(3)] });
}

describe('a press on Place and the present coupon', () => {
  it('P04 are equal with the stake, account and prices of the screen', () => {
    expect(difference({})).toBeNull();
    expect(difference({ typeId: 1, systemValue: 2, possibleWin: 4000 })).toBeNull();
  });

  it.each<[string, Partial<Click>]>([
    ['another stake', { amount: 501 }],
    ['another account', { accountId: 12 }],
    ['another type', { typeId: 2 }],
    ['another system', { systemValue: 3 }],
    ['one bet less', { coefs: { '1:1': 2, '2:1': 2 } }],
    ['one bet more', { coefs: { ...COEFS, '4:1': 2 } }],
    ['another bet', { coefs: { '1:1': 2, '2:1': 2, '4:1': 2 } }],
    ['another win', { possibleWin: 4001 }],
    ['no win', { possibleWin: null }],
  ])('P04 differ by %s, and nothing is sent', (_, click) => {
    expect(difference(click)).toBe('not-ready');
  });

  it.each([
    [0, 1.9, 'price-changed'],
    [0, 2.1, 'price-changed'],
    [1, 1.9, null],
    [1, 2.1, null],
    [2, 1.9, 'price-changed'],
    [2, 2.1, null],
  ] as const)('P05 with action %s differ by a price of %s for 2: %s', (action, coef, result) => {
    const settings = { changeCoefAction: action };
    expect(difference({}, withPrice(coef), settings)).toBe(result);
    // The win moved with the price, which the player allowed.
    expect(difference({ possibleWin: 4000 }, withPrice(coef), settings)).toBe(result);
  });

  it('are compared by each stake of a batch, if the press names them', () => {
    const bets = [sampleBet(1), { ...sampleBet(2), amount: 700 }, sampleBet(3)];
    const batch = sampleDraft({ typeId: 9, amount: 500, bets });
    const amountByBetId = { '1:1': 500, '2:1': 700, '3:1': 500 };
    expect(difference({ amount: 0, amountByBetId }, batch)).toBeNull();
    expect(difference({ amount: 0, amountByBetId: { ...amountByBetId, '2:1': 500 } }, batch)).toBe(
      'not-ready',
    );
    expect(difference({ amount: 500 }, batch)).toBe('not-ready');
    expect(difference({ amount: 500 }, { ...batch, bets: sampleDraft().bets })).toBeNull();
    // An express has one stake; others are ignored.
    expect(difference({ amount: 501, amountByBetId: { '1:1': 500 } })).toBe('not-ready');
  });

  it('differ if the stake is empty', () => {
    expect(difference({ amount: 0 }, sampleDraft({ amount: null }))).toBe('not-ready');
  });

  it('differ if the player has left', () => {
    const draft = sampleDraft({ amount: 500 });
    const guest = { ...CONTEXT, userId: '', account: null };
    const { figures, view } = viewed(draft, guest);
    const click = { amount: 500, accountId: ACCOUNT.id, coefs: COEFS };
    expect(differenceFrom(click, view, figures, guest)).toBe('not-ready');
  });
});

function sentFor(
  draft: Draft,
  context: Context = CONTEXT,
  checked: Checked | null = null,
  click: Partial<Click> = {},
): Unsent {
  const { figures, view } = viewed(draft, context, checked);
  const seen: Click = { amount: 500, accountId: ACCOUNT.id, coefs: {}, ...click };
  return couponOf(seen, view, figures, context, NOW);
}

function checkedFor(draft: Draft, answer = sampleCheck()): Checked {
  const request = { typeId: draft.typeId, systemValue: 2, accountId: ACCOUNT.id, bets: [] };
  return { request, answer };
}

describe('the request for a press', () => {
  it('P04 is one coupon of an express, with the prices the player saw', () => {
    const coefs = { '1:1': 1.9, '2:1': 2, '3:1': 2 };
    expect(sentFor(sampleDraft({ amount: 500 }), CONTEXT, null, { coefs })).toEqual({
      userId: 'anna',
      accountId: 11,
      typeId: 1,
      systemValue: 2,
      amount: 500,
      scale: 2,
      bets: [1, 2, 3].map((game) => ({
        marketId: `${game}:1`,
        coef: game === 1 ? 1.9 : 2,
        blockId: 0,
        isBanker: false,
        seen: { coef: 2, at: 100 + game },
        sentAt: NOW,
        score: null,
      })),
      coef: 7.6,
      coefByView: '7.60',
      coefViewId: 0,
      changeCoefAction: 2,
      exactCoef: 0,
      isDropOnScoreChange: false,
      amountByBlockId: {},
      prepaidAmount: 0,
      promoCode: '',
      isVipBet: false,
      isFreeBet: false,
      bonusCoef: null,
      hyperBonus: null,
    });
  });

  it('CPN-03 names the bankers of a system only', () => {
    const bets = [sampleBet(1, { blockId: 1 }), sampleBet(2), sampleBet(3), sampleBet(4)];
    const system = sampleDraft({ typeId: 2, bets, amount: 500 });
    expect(sentFor(system)).toMatchObject({
      typeId: 2,
      coef: 8,
      bets: [{ isBanker: true, blockId: 1 }, {}, {}, {}],
    });
    expect(sentFor(system).bets.map((bet) => bet.isBanker)).toEqual([true, false, false, false]);
    const express = sentFor({ ...system, typeId: 1 });
    expect(express.bets.map((bet) => bet.isBanker)).toEqual([false, false, false, false]);
  });

  it('CPN-03 is one coupon of type 9 for several singles, with their advance', () => {
    const draft = sampleDraft({ typeId: 9, amount: 500 });
    const context = {
      ...CONTEXT,
      account: { ...ACCOUNT, money: 700 },
      settings: { ...DEFAULT_COUPON_SETTINGS, exactCoef: 3 },
    };
    const checked = checkedFor(draft, sampleCheck({ availablePrepaidAmount: 1000 }));
    const coupon = sentFor(draft, context, checked);
    expect(coupon).toMatchObject({ typeId: 9, amount: 1500, prepaidAmount: 800, exactCoef: 0 });
    expect(coupon.bets.map((bet) => bet.marketId)).toEqual(['1:1', '2:1', '3:1']);
    const single = { ...draft, typeId: 0 as const, bets: [sampleBet(1)] };
    expect(sentFor(single, context)).toMatchObject({ typeId: 0, exactCoef: 3 });
    // One of several that is tried again is still one of several.
    expect(sentFor(single, context, null, { only: '1:1' })).toMatchObject({ exactCoef: 0 });
  });

  it('CPN-14 has a block for each bet of a batch, with its stake', () => {
    const bets = [sampleBet(1), { ...sampleBet(2, { blockId: 1 }), amount: 700 }, sampleBet(3)];
    const batch = sampleDraft({ typeId: 9, amount: 500, bets });
    const coupon = sentFor(batch);
    expect(coupon).toMatchObject({ amount: 1700, amountByBlockId: { 0: 500, 1: 700, 2: 500 } });
    expect(coupon.bets.map((bet) => bet.blockId)).toEqual([0, 1, 2]);
  });

  it('CPN-08 names no promo code for a batch', () => {
    expect(sentFor(sampleDraft({ typeId: 9, promoCode: 'MAY' })).promoCode).toBe('');
    expect(sentFor(sampleDraft({ typeId: 1, promoCode: 'MAY' })).promoCode).toBe('MAY');
  });

  it('CPN-13 has the score of a live bet, and of no other', () => {
    const score = { home: 1, away: 0, periods: [], period: 1, minute: 12 };
    const live = sampleBet(1, { market: sampleMarket(1, { isLive: true, kind: 1 }), score });
    const silent = sampleBet(2, { market: sampleMarket(2, { isLive: true, kind: 1 }) });
    const line = sampleBet(3, { score });
    const coupon = sentFor(sampleDraft({ bets: [live, silent, line] }));
    expect(coupon.bets.map((bet) => bet.score)).toEqual([{ home: 1, away: 0 }, null, null]);
  });

  it('has the player’s settings, and the operator’s terms', () => {
    const settings: CouponSettings = {
      ...DEFAULT_COUPON_SETTINGS,
      changeCoefAction: 2,
      exactCoef: 9,
      isDropOnScoreChange: true,
    };
    const context: Context = {
      ...CONTEXT,
      coefViewId: 2,
      settings,
      rules: { ...CONTEXT.rules, isBonusBetAllowed: true },
    };
    const draft = sampleDraft({ amount: 500, isVipBet: true, promoCode: 'MAY' });
    const hyperBonus = { percent: 10, minPercent: 0, maxPercent: 50 };
    const coupon = sentFor(draft, context, checkedFor(draft, sampleCheck({ hyperBonus })));
    expect(coupon).toMatchObject({
      coef: 8.24,
      coefByView: '+724',
      coefViewId: 2,
      changeCoefAction: 2,
      exactCoef: 9,
      isDropOnScoreChange: true,
      promoCode: 'MAY',
      isVipBet: true,
      bonusCoef: 1.03,
      hyperBonus: { percent: 10 },
    });
  });
});
