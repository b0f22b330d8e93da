import { describe, expect, it } from 'vitest';
import type { CheckedBet } from '../../../../api/operator/coupon-operator';
import { isSameRequest, disagreeing, figuresFor, checkRequestOf, withChecked } from './checked';
import {
  ACCOUNT,
  CONTEXT,
  sampleBet,
  sampleCheck,
  sampleDraft,
  sampleMarket,
} from '../testing/sample-coupon';

const draft = sampleDraft();

function checkedBet(marketId: string, more: Partial<CheckedBet> = {}): CheckedBet {
  return {
    marketId,
    coef: 2,
    isBlocked: false,
    isFinished: false,
    isDepend: false,
    isBannedExpress: false,
    isDisabledBanker: false,
    ...more,
  };
}

describe('the request of a check', () => {
  it('has type, system, account and bets', () => {
    const bets = [sampleBet(1, { blockId: 1 }), sampleBet(2), sampleBet(3), sampleBet(4)];
    expect(checkRequestOf(sampleDraft({ typeId: 2, systemValue: 9, bets }), CONTEXT)).toEqual({
      typeId: 2,
      systemValue: 2,
      accountId: 11,
      bets: [
        { marketId: '1:1', coef: 2, blockId: 1, isBanker: true },
        { marketId: '2:1', coef: 2, blockId: 0, isBanker: false },
        { marketId: '3:1', coef: 2, blockId: 0, isBanker: false },
        { marketId: '4:1', coef: 2, blockId: 0, isBanker: false },
      ],
    });
    expect(checkRequestOf(sampleDraft({ bets }), CONTEXT).bets[0]).toMatchObject({
      isBanker: false,
    });
  });

  it('has no account of a guest, and a promo code only if one counts', () => {
    const guest = { ...CONTEXT, userId: '', account: null };
    expect(checkRequestOf(draft, guest)).not.toHaveProperty('accountId');
    expect(checkRequestOf(draft, CONTEXT)).not.toHaveProperty('promoCode');
    const typed = sampleDraft({ promoCode: 'MAY' });
    expect(checkRequestOf(typed, CONTEXT)).toMatchObject({ promoCode: 'MAY' });
    expect(checkRequestOf({ ...typed, typeId: 9 }, CONTEXT)).not.toHaveProperty('promoCode');
  });

  it('is the same while only prices move', () => {
    const request = checkRequestOf(draft, CONTEXT);
    const [first, ...others] = request.bets;
    expect(isSameRequest(request, { ...request, bets: [{ ...first!, coef: 3 }, ...others] })).toBe(
      true,
    );
    expect(isSameRequest(request, { ...request, systemValue: 3 })).toBe(false);
    expect(isSameRequest(request, { ...request, accountId: 12 })).toBe(false);
    expect(isSameRequest(request, { ...request, bets: others })).toBe(false);
    expect(isSameRequest(request, { ...request, bets: [...others, first!] })).toBe(false);
    for (const other of [{ marketId: '9:1' }, { blockId: 1 }, { isBanker: true }]) {
      const bets = [{ ...first!, ...other }, ...others];
      expect(isSameRequest(request, { ...request, bets })).toBe(false);
    }
  });
});

describe('the answer of a check', () => {
  const answer = sampleCheck();
  const checked = { request: checkRequestOf(draft, CONTEXT), answer };

  it('counts only for a coupon of that type and account', () => {
    expect(figuresFor(checked, draft, CONTEXT)).toBe(answer);
    expect(figuresFor(checked, { ...draft, systemValue: 3 }, CONTEXT)).toBe(answer);
    expect(figuresFor(checked, { ...draft, typeId: 2 }, CONTEXT)).toBeNull();
    expect(figuresFor(checked, draft, { ...CONTEXT, account: { ...ACCOUNT, id: 12 } })).toBeNull();
    expect(figuresFor(checked, draft, { ...CONTEXT, account: null })).toBeNull();
    expect(figuresFor(checked, { ...draft, bets: [] }, CONTEXT)).toBeNull();
    expect(figuresFor(null, draft, CONTEXT)).toBeNull();
  });

  it('names bets that are excluded from an express or as bankers, and no prices', () => {
    const bets = [
      checkedBet('1:1', { coef: 5, isBlocked: true, isFinished: true }),
      checkedBet('2:1', { isBannedExpress: true }),
      checkedBet('3:1', { isDisabledBanker: true }),
      checkedBet('9:1', { isBannedExpress: true }),
    ];
    expect(withChecked(draft, sampleCheck({ bets }))).toEqual(
      sampleDraft({
        bets: [
          sampleBet(1),
          sampleBet(2, { isBannedExpress: true }),
          sampleBet(3, { isDisabledBanker: true }),
        ],
      }),
    );
  });

  it.each<[string, Partial<CheckedBet>, string[]]>([
    ['the same', {}, []],
    ['another price', { coef: 2.1 }, ['2:1']],
    ['that it is suspended', { isBlocked: true }, ['2:1']],
    ['that it is over', { isFinished: true }, ['2:1']],
    ['what prices do not tell', { isBannedExpress: true, isDepend: true }, []],
  ])('differs from what is shown if it is %s', (_, more, ids) => {
    const bets = [checkedBet('1:1'), checkedBet('2:1', more), checkedBet('9:1', { coef: 7 })];
    expect(disagreeing(draft, sampleCheck({ bets }))).toEqual(ids);
  });

  it('differs from a price that only moved here', () => {
    const moved = sampleDraft({ bets: [sampleBet(1, { market: sampleMarket(1, { coef: 3 }) })] });
    expect(disagreeing(moved, sampleCheck({ bets: [checkedBet('1:1')] }))).toEqual(['1:1']);
  });
});
