import { NO_COUPON } from '@grandstand/bus-contracts';
import { DEFAULT_COUPON_SETTINGS } from '@grandstand/bus-contracts/shell';
import { describe, expect, it } from 'vitest';
import type { CouponCheck } from '../../../../api';
import { checkRequestOf, type Checked } from './checked';
import type { Draft } from '../draft/draft';
import { amountByBetId, figuresOf } from './figures';
import {
  ACCOUNT,
  CONTEXT,
  EUR,
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

function checked(draft: Draft, answer: Partial<CouponCheck> = {}): Checked {
  const request = { typeId: draft.typeId, systemValue: 2, accountId: ACCOUNT.id, bets: [] };
  return { request, answer: sampleCheck(answer) };
}

function priced(...coefs: number[]) {
  return coefs.map((coef, i) => sampleBet(i + 1, { market: sampleMarket(i + 1, { coef }) }));
}

describe('the figures of an express', () => {
  const draft = sampleDraft({ bets: priced(1.5, 2, 2.5), amount: 1000 });

  it('CPN-05 are the product of its prices, and the win of the stake', () => {
    expect(figuresOf(draft, CONTEXT, null)).toMatchObject({
      coef: 7.5,
      possibleWin: 7500,
      stakes: [1000],
      totalStake: 1000,
      // 7.5 / 6.5
      antiExpressCoef: 1.153,
      checked: null,
    });
  });

  it('have no win without a stake, and none of a stake of 0', () => {
    expect(figuresOf({ ...draft, amount: null }, CONTEXT, null)).toMatchObject({
      coef: 7.5,
      possibleWin: null,
      stakes: [null],
      totalStake: 0,
    });
    expect(figuresOf({ ...draft, amount: 0 }, CONTEXT, null).possibleWin).toBeNull();
  });

  it('CPN-14 include the operator’s anti-express, hyper bonus and greatest payout', () => {
    const hyperBonus = { percent: 10, minPercent: 0, maxPercent: 50 };
    const figures = figuresOf(
      draft,
      CONTEXT,
      checked(draft, { antiExpressCoef: 1.1, hyperBonus, maxPayout: 8000 }),
    );
    expect(figures).toMatchObject({ coef: 8.15, antiExpressCoef: 1.1, possibleWin: 8000 });
    expect(figures.terms).toMatchObject({ hyperBonus, maxPayout: 8000 });
  });

  it('are capped by the currency before the operator’s answer, and uncapped if it has no cap', () => {
    const context = { ...CONTEXT, currency: { ...EUR, maxPayout: 5000 } };
    expect(figuresOf(draft, context, null).possibleWin).toBe(5000);
    expect(figuresOf(draft, context, checked(draft)).possibleWin).toBe(7500);
    expect(figuresOf(draft, { ...CONTEXT, currency: null }, null).terms.maxPayout).toBeNull();
    expect(figuresOf(draft, CONTEXT, null).terms.maxPayout).toBeNull();
  });

  it('use the requested exact coefficient', () => {
    const context = { ...CONTEXT, settings: { ...DEFAULT_COUPON_SETTINGS, exactCoef: 9 } };
    expect(figuresOf(draft, context, null)).toMatchObject({ coef: 7.5, possibleWin: 9000 });
  });

  it('CPN-10 have a bonus bet if site and operator give it, until it is removed', () => {
    const context = { ...CONTEXT, rules: { ...CONTEXT.rules, isBonusBetAllowed: true } };
    expect(figuresOf(draft, context, null)).toMatchObject({
      coef: 7.725,
      terms: { bonusCoef: 1.03 },
    });
    expect(figuresOf(draft, context, checked(draft)).terms.bonusCoef).toBe(1.03);
    const none = [
      figuresOf({ ...draft, isBonusBetRemoved: true }, context, null),
      figuresOf(draft, context, checked(draft, { bonusBetAllowed: false })),
      figuresOf(draft, CONTEXT, checked(draft)),
      figuresOf({ ...draft, bets: priced(1.05, 2, 3) }, context, null),
    ];
    for (const { terms } of none) expect(terms.bonusCoef).toBeNull();
  });

  it('have no bankers', () => {
    const bets = draft.bets.map((entry) => ({ ...entry, bet: { ...entry.bet, blockId: 1 } }));
    const figures = figuresOf({ ...draft, bets }, CONTEXT, null);
    expect(figures.coef).toBe(7.5);
    expect(figures.terms.legs.map((leg) => leg.isBanker)).toEqual([false, false, false]);
  });
});

describe('the figures of a system', () => {
  const bets = priced(1.5, 2, 3, 1.4);
  const banker = { ...bets[3]!, bet: { ...bets[3]!.bet, blockId: 1 } };
  const draft = sampleDraft({ typeId: 2, amount: 3000, bets: [...bets.slice(0, 3), banker] });

  it('CPN-03 have the banker in every line: 189 of 30', () => {
    expect(figuresOf(draft, CONTEXT, null)).toMatchObject({
      possibleWin: 18_900,
      stakes: [3000],
      antiExpressCoef: null,
      options: [{ value: 2, offset: 1, minBetAmount: 50, combo: 3 }],
    });
  });

  it('CPN-04 have the operator’s least stake, or the currency’s, or a minor unit a line', () => {
    const least = (figures: ReturnType<typeof figuresOf>) => figures.options[0]?.minBetAmount;
    expect(least(figuresOf(draft, CONTEXT, checked(draft)))).toBe(100);
    expect(least(figuresOf(draft, CONTEXT, null))).toBe(50);
    expect(least(figuresOf(draft, { ...CONTEXT, currency: null }, null))).toBe(3);
  });

  it('CPN-04 have the same least stakes whichever of them is chosen, before and after the operator’s check', () => {
    const eight = Array.from({ length: 8 }, (_, i) => sampleBet(i + 1));
    const currency = { ...CONTEXT.currency!, minBetAmount: 20 };
    const lines = [28, 56, 70, 56, 28, 8];
    for (const least of [20, 40]) {
      for (const [place, combo] of lines.entries()) {
        const systemValue = place + 2;
        const of8 = sampleDraft({ typeId: 2, systemValue, bets: eight });
        const request = checkRequestOf(of8, CONTEXT);
        const answer = sampleCheck({ minBetAmount: Math.max(least, combo) });
        const { options } = figuresOf(of8, { ...CONTEXT, currency }, { request, answer });
        // An operator's own least that no choice reaches is known from a choice with fewer lines alone.
        const known = Math.max(least, combo) > combo ? least : 20;
        expect(options.map(({ minBetAmount }) => minBetAmount)).toEqual(
          lines.map((count) => Math.max(known, count)),
        );
      }
    }
  });

  it('require a minor unit a line, only for the chosen system', () => {
    const ten = sampleDraft({
      typeId: 2,
      systemValue: 5,
      bets: Array.from({ length: 10 }, (_, i) => sampleBet(i + 1)),
    });
    expect(figuresOf(ten, CONTEXT, null).bounds.min).toBe(252);
    expect(figuresOf({ ...ten, systemValue: 2 }, CONTEXT, null).bounds.min).toBe(50);
    expect(figuresOf({ ...ten, typeId: 1 }, CONTEXT, null).bounds.min).toBe(50);
  });

  it('ignore the operator’s anti-express', () => {
    const answer = checked(draft, { antiExpressCoef: 1.1 });
    expect(figuresOf(draft, CONTEXT, answer).antiExpressCoef).toBeNull();
  });
});

describe('the figures of singles', () => {
  it('stake the amount on each of them', () => {
    const draft = sampleDraft({ typeId: 9, bets: priced(1.5, 2), amount: 1000 });
    expect(figuresOf(draft, CONTEXT, null)).toMatchObject({
      coef: null,
      stakes: [1000, 1000],
      totalStake: 2000,
      possibleWin: 3500,
    });
    expect(figuresOf({ ...draft, typeId: 0, bets: [] }, CONTEXT, null).stakes).toEqual([1000]);
  });

  it('CPN-14 stake in a batch each bet’s own amount, or its block’s, or the coupon’s', () => {
    const [one, two, three] = priced(1.5, 2, 3);
    const draft = sampleDraft({
      typeId: 9,
      amount: 1000,
      amountByBlockId: { 1: 600 },
      bets: [
        { ...one!, amount: 200 },
        { ...two!, bet: { ...two!.bet, blockId: 1 } },
        { ...three!, amount: null },
      ],
    });
    expect(amountByBetId(draft)).toEqual({ '1:1': 200, '3:1': null });
    expect(figuresOf(draft, CONTEXT, null)).toMatchObject({
      stakes: [200, 600, null],
      totalStake: 800,
      possibleWin: 300 + 1200,
      coef: null,
    });
    const hyperBonus = { percent: 10, minPercent: 0, maxPercent: 50 };
    const answer = checked(draft, { hyperBonus, maxPayout: 1000 });
    expect(figuresOf(draft, CONTEXT, answer).possibleWin).toBe(310 + 1000);
    const empty = { ...draft, amount: null, amountByBlockId: {}, bets: priced(2, 2) };
    expect(figuresOf(empty, CONTEXT, null).possibleWin).toBeNull();
  });
});

describe('the published coupon', () => {
  it('CPN-01 has the player’s choices and all that follows from them', () => {
    const draft = sampleDraft({
      bets: priced(1.5, 2, 2.5),
      amount: 1000,
      amountByBlockId: { 1: 7 },
    });
    const hyperBonus = { percent: 10, minPercent: 0, maxPercent: 50 };
    const limits = [{ limitType: 10, limitValue: 9000, limitBalance: 9000 }];
    const promoCodes = [{ code: 'MAY', title: 'May' }];
    const answer = checked(draft, {
      availablePrepaidAmount: 40,
      hyperBonus,
      maxPayout: 90_000,
      limits,
      promoCodes,
    });
    const context = { ...CONTEXT, coefViewId: 2 as const };
    const own = { ...draft, promoCode: 'JUNE', expressId: 8, isLoadedFromCode: true };
    expect(viewOf(own, context, figuresOf(own, context, answer), SHOWING)).toEqual({
      ...NO_COUPON,
      typeId: 1,
      accountId: 11,
      bets: draft.bets.map(({ bet }) => bet),
      addedAtByBetId: { '1:1': 101, '2:1': 102, '3:1': 103 },
      systemValue: 2,
      systemValues: [2],
      systemOptions: [{ value: 2, offset: 0, minBetAmount: 100, combo: 3 }],
      amount: 1000,
      amountByBlockId: { 1: 7 },
      initialAmount: 500,
      minBetAmount: 100,
      maxBetAmount: 20_000,
      availablePrepaidAmount: 40,
      coef: 8.15,
      coefByView: '+715',
      antiExpressCoef: 1.153,
      possibleWin: 8150,
      maxPayout: 90_000,
      hyperBonus,
      promoCode: 'JUNE',
      manualPromoCode: 'JUNE',
      promoCodes,
      expressId: 8,
      isPlaceBet: true,
      isAutoMaxOffered: true,
      isLoadedFromCode: true,
      limits,
      problems: [],
    });
  });

  it('is almost empty for a guest without bets', () => {
    const guest = { ...CONTEXT, userId: '', account: null, currency: null };
    const draft = sampleDraft({ bets: [], typeId: 0 });
    expect(viewOf(draft, guest, figuresOf(draft, guest, null), SHOWING)).toEqual({
      ...NO_COUPON,
      problems: [{ code: 'empty' }],
    });
  });

  it('allows a press on Place while nothing is being sent and no problem exists', () => {
    const draft = sampleDraft({ amount: 500 });
    const canPlace = (made: Draft, showing: Partial<Showing>): boolean =>
      viewOf(made, CONTEXT, figuresOf(made, CONTEXT, null), { ...SHOWING, ...showing }).isPlaceBet;
    expect(canPlace(draft, {})).toBe(true);
    expect(canPlace(draft, { placing: { status: 'sending', refId: 'r' } })).toBe(false);
    expect(canPlace(draft, { placing: { status: 'checking', refId: 'r' } })).toBe(false);
    expect(canPlace({ ...draft, amount: null }, {})).toBe(false);
  });

  it('has the operator’s refusal first, which does not prevent placing', () => {
    const draft = sampleDraft({ amount: 500 });
    const showing = { ...SHOWING, refusals: [{ code: 'refused' as const, text: 'No' }] };
    expect(viewOf(draft, CONTEXT, figuresOf(draft, CONTEXT, null), showing)).toMatchObject({
      isPlaceBet: true,
      problems: [{ code: 'refused', text: 'No' }],
    });
  });

  it('CPN-08 names a code as typed only if it was not offered, and none in a batch', () => {
    const draft = sampleDraft({ promoCode: 'MAY' });
    const answer = checked(draft, { promoCodes: [{ code: 'MAY', title: 'May' }] });
    expect(viewOf(draft, CONTEXT, figuresOf(draft, CONTEXT, answer), SHOWING)).toMatchObject({
      promoCode: 'MAY',
      manualPromoCode: '',
    });
    const two = checked(draft, {
      promoCodes: [
        { code: 'JUNE', title: '' },
        { code: 'MAY', title: '' },
      ],
    });
    expect(viewOf(draft, CONTEXT, figuresOf(draft, CONTEXT, two), SHOWING).manualPromoCode).toBe(
      '',
    );
    const batch = { ...draft, typeId: 9 as const };
    expect(viewOf(batch, CONTEXT, figuresOf(batch, CONTEXT, null), SHOWING).promoCode).toBe('');
  });

  it('CPN-07 CPN-10 has auto-max, vip bet, bankers and the bonus bet', () => {
    const context = { ...CONTEXT, rules: { ...CONTEXT.rules, isBonusBetAllowed: true } };
    const draft = sampleDraft({ isAutoMax: true, isVipBet: true });
    expect(viewOf(draft, context, figuresOf(draft, context, null), SHOWING)).toMatchObject({
      isAutoMax: true,
      isVipBet: true,
      maxBetAmount: 300_000,
      bonusBet: { coef: 1.03 },
      isBonusBetRemoved: false,
      isBankerOffered: false,
    });
    const removed = { ...draft, isBonusBetRemoved: true };
    expect(viewOf(removed, context, figuresOf(removed, context, null), SHOWING)).toMatchObject({
      bonusBet: null,
      isBonusBetRemoved: true,
    });
    const live = sampleBet(4, { market: sampleMarket(4, { kind: 1, isLive: true }) });
    const mixed = { ...draft, typeId: 2 as const, bets: [...draft.bets, live] };
    expect(viewOf(mixed, context, figuresOf(mixed, context, null), SHOWING)).toMatchObject({
      isAutoMax: false,
      isAutoMaxOffered: false,
      isVipBet: false,
      isBankerOffered: true,
    });
    const calm = sampleDraft();
    expect(viewOf(calm, context, figuresOf(calm, context, null), SHOWING).isAutoMax).toBe(false);
  });
});
