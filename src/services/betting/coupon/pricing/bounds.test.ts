import { describe, expect, it } from 'vitest';
import { stakingOf } from './bounds';
import {
  ACCOUNT,
  CONTEXT,
  contextWith,
  EUR,
  sampleBet,
  sampleCheck,
  sampleDraft,
} from '../testing/sample-coupon';

const express = sampleDraft({ bets: [sampleBet(1), sampleBet(2)] });
const system = sampleDraft({ typeId: 2 });
const check = sampleCheck();
const lines = (combo: number) => ({ value: 2, offset: 0, minBetAmount: 50, combo });

describe('the bounds of the stake', () => {
  it('are the operator’s, or the currency’s before its answer', () => {
    expect(stakingOf(express, CONTEXT, check, undefined).bounds).toEqual({ min: 100, max: 20_000 });
    expect(stakingOf(express, CONTEXT, null, undefined).bounds).toEqual({ min: 50, max: 100_000 });
    const unknown = { ...CONTEXT, currency: null };
    expect(stakingOf(express, unknown, null, undefined).bounds).toEqual({ min: null, max: null });
  });

  it('have no greatest if the operator has none', () => {
    const none = sampleCheck({ maxBetAmount: null });
    expect(stakingOf(express, CONTEXT, none, undefined).bounds).toEqual({ min: 100, max: null });
  });

  it('require a minor unit for each line of a system', () => {
    expect(stakingOf(system, CONTEXT, check, lines(435)).bounds.min).toBe(435);
    expect(stakingOf(system, CONTEXT, check, lines(3)).bounds.min).toBe(100);
    expect(stakingOf(system, { ...CONTEXT, currency: null }, null, lines(3)).bounds.min).toBe(3);
  });

  it('have no greatest for a bonus account, and three times of it for a vip bet', () => {
    const bonus = contextWith({ type: 4 });
    expect(stakingOf(express, bonus, check, undefined).bounds).toEqual({ min: 100, max: null });
    const vip = stakingOf({ ...express, isVipBet: true }, CONTEXT, check, undefined);
    expect(vip).toMatchObject({ isVipBet: true, bounds: { min: 100, max: 60_000 } });
  });
});

describe('the bound of an active bonus', () => {
  const bound = (bonusMaxAmount: number) => sampleCheck({ bonusMaxAmount });

  it('BNS-01 lowers the greatest stake, and what auto-max takes', () => {
    const { bounds } = stakingOf(express, CONTEXT, bound(5000), undefined);
    expect(bounds).toEqual({ min: 100, max: 5000 });
    expect(stakingOf(express, CONTEXT, bound(30_000), undefined).bounds.max).toBe(20_000);
    const automatic = { ...express, isAutoMax: true };
    expect(stakingOf(automatic, CONTEXT, bound(5000), undefined).amount).toBe(5000);
  });

  it('BNS-01 holds a bonus account and a vip bet too', () => {
    const bonus = contextWith({ type: 4 });
    expect(stakingOf(express, bonus, bound(5000), undefined).bounds.max).toBe(5000);
    const vip = { ...express, isVipBet: true };
    expect(stakingOf(vip, CONTEXT, bound(5000), undefined)).toMatchObject({
      isVipBet: true,
      bounds: { min: 100, max: 5000 },
    });
  });
});

describe('vip bet and auto-max', () => {
  it('count only if they are offered', () => {
    const live = sampleBet(2, { market: { ...sampleBet(2).bet.market, kind: 1 } });
    const draft = { ...express, bets: [sampleBet(1), live], isVipBet: true, isAutoMax: true };
    expect(stakingOf({ ...draft, amount: 300 }, CONTEXT, check, undefined)).toEqual({
      initialAmount: 500,
      amount: 300,
      bounds: { min: 100, max: 20_000 },
      isAutoMaxOffered: false,
      isVipBet: false,
      isFreeBet: false,
    });
    expect(stakingOf(express, CONTEXT, check, undefined)).toMatchObject({
      isAutoMaxOffered: true,
      isVipBet: false,
    });
  });
});

describe('the stake', () => {
  it('is the currency’s first one until the player types, and none if they emptied the field', () => {
    expect(stakingOf(express, CONTEXT, check, undefined)).toMatchObject({
      initialAmount: 500,
      amount: 500,
    });
    expect(stakingOf({ ...express, amount: null }, CONTEXT, check, undefined).amount).toBeNull();
    expect(stakingOf({ ...express, amount: 7 }, CONTEXT, check, undefined).amount).toBe(7);
    expect(stakingOf(express, { ...CONTEXT, currency: null }, check, undefined)).toMatchObject({
      initialAmount: null,
      amount: null,
    });
  });

  it.each([
    ['the greatest that is taken', { money: 50_000 }, 20_000],
    ['what the balance reaches', { money: 19_999 }, 19_999],
    ['what the balance just reaches', { money: 100 }, 100],
    ['the greatest again where the balance does not reach the least', { money: 99 }, 20_000],
  ])('follows with auto-max %s', (_, { money }, amount) => {
    const context = contextWith({ money });
    const draft = { ...express, amount: 300, isAutoMax: true };
    expect(stakingOf(draft, context, check, undefined).amount).toBe(amount);
  });

  it('CPN-07 is not changed in a batch of singles, which has no auto-max', () => {
    const draft = sampleDraft({ typeId: 9, isAutoMax: true, amount: 300 });
    expect(stakingOf(draft, contextWith({ money: 1000 }), check, undefined)).toMatchObject({
      amount: 300,
      isAutoMaxOffered: false,
    });
  });

  it('follows the greatest of a guest, who has no balance, and never comes to nothing', () => {
    const draft = { ...express, isAutoMax: true };
    const guest = { ...CONTEXT, userId: '', account: null };
    expect(stakingOf(draft, guest, check, undefined).amount).toBe(20_000);
    const currency = { ...EUR, minBetAmount: 0 };
    const broke = { ...CONTEXT, currency, account: { ...ACCOUNT, money: 0 } };
    expect(stakingOf(draft, broke, null, undefined).amount).toBe(100_000);
  });
});
