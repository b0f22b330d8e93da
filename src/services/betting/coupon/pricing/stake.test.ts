import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures';
import { prepaidOf, stakeProblem } from './stake';
import { ACCOUNT, CONTEXT, sampleBet, sampleCheck, sampleDraft } from '../testing/sample-coupon';
import type { Draft } from '../draft/draft';
import type { CouponCheck } from '../../../../api';

function problemOf(draft: Draft, check: Partial<CouponCheck> = {}, money = 50_000): unknown {
  const account = { ...ACCOUNT, money };
  const request = { typeId: draft.typeId, systemValue: 2, accountId: account.id, bets: [] };
  const checked = { request, answer: sampleCheck(check) };
  const figures = figuresOf(draft, { ...CONTEXT, account }, checked);
  return stakeProblem(draft, account, figures);
}

describe('the problem of a stake', () => {
  it('is none between its bounds, both included', () => {
    expect(problemOf(sampleDraft({ amount: 100 }))).toBeNull();
    expect(problemOf(sampleDraft({ amount: 20_000 }))).toBeNull();
  });

  it('is the broken bound', () => {
    expect(problemOf(sampleDraft({ amount: 99 }))).toEqual({ code: 'stake-too-small', limit: 100 });
    expect(problemOf(sampleDraft({ amount: 20_001 }))).toEqual({
      code: 'stake-too-big',
      limit: 20_000,
    });
  });

  it.each([null, 0])('is a missing stake, if it is %s', (amount) => {
    expect(problemOf(sampleDraft({ amount }), { minBetAmount: 0 })).toEqual({
      code: 'stake-invalid',
    });
  });

  it('is the same for a coupon without bets', () => {
    expect(problemOf(sampleDraft({ typeId: 0, bets: [], amount: null }))).toEqual({
      code: 'stake-invalid',
    });
  });

  it('names its bet in a batch, the first wrong one, and nowhere else', () => {
    const bets = [sampleBet(1), { ...sampleBet(2), amount: 5 }, { ...sampleBet(3), amount: null }];
    expect(problemOf(sampleDraft({ typeId: 9, bets, amount: 200 }))).toEqual({
      code: 'stake-too-small',
      limit: 100,
      marketId: '2:1',
    });
    expect(problemOf(sampleDraft({ typeId: 0, bets, amount: 5 }))).toEqual({
      code: 'stake-too-small',
      limit: 100,
    });
  });

  it('is the tightest of the player’s limits that all stakes together break', () => {
    const limits = [
      { limitType: 10, limitValue: 9000, limitBalance: 500 },
      { limitType: 11, limitValue: 9000, limitBalance: 300 },
      { limitType: 12, limitValue: 9000, limitBalance: 400 },
    ];
    const singles = sampleDraft({ typeId: 9 });
    expect(problemOf({ ...singles, amount: 100 }, { limits })).toBeNull();
    expect(problemOf({ ...singles, amount: 101 }, { limits })).toEqual({
      code: 'limit-reached',
      limit: 300,
      limitType: 11,
    });
    expect(problemOf({ ...singles, amount: 5000 }, { limits })).toMatchObject({ limit: 300 });
  });

  it('is the balance, with the operator’s advance counted', () => {
    const draft = sampleDraft({ amount: 5000 });
    expect(problemOf(draft, {}, 5000)).toBeNull();
    expect(problemOf(draft, {}, 4999)).toEqual({ code: 'not-enough-money' });
    expect(problemOf(draft, { availablePrepaidAmount: 1 }, 4999)).toBeNull();
    expect(problemOf(draft, { availablePrepaidAmount: 1 }, 4998)).toEqual({
      code: 'not-enough-money',
    });
  });
});

describe('the operator’s advance', () => {
  it('is the part that the balance lacks, for the last bets first', () => {
    expect(prepaidOf([100, 100, 100], 1000, 500)).toEqual([0, 0, 0]);
    expect(prepaidOf([100, 100, 100], 150, 500)).toEqual([0, 50, 100]);
    expect(prepaidOf([100, 100, 100], 0, 120)).toEqual([100, 20, 0]);
    expect(prepaidOf([100], 30, 70)).toEqual([70]);
    expect(prepaidOf([100], 30, 0)).toEqual([0]);
  });
});
