import { describe, expect, it } from 'vitest';
import {
  acceptsFreeBets,
  acceptsPromoCodes,
  advanceOn,
  isAutoMaxOffered,
  stakeBounds,
  stakeFault,
  withoutStake,
} from './stake-rules';

const LIVE = { kind: 1 };
const LINE = { kind: 3 };
const SPECIAL = { kind: 7 };

describe('auto-max and vip bet', () => {
  const offered = { typeId: 1, bets: [LINE, LINE], maxBetAmount: 500_000 } as const;

  it('CPN-07 are offered for line bets with a finite greatest stake', () => {
    expect(isAutoMaxOffered(offered)).toBe(true);
    expect(isAutoMaxOffered({ ...offered, typeId: 2 })).toBe(true);
    expect(isAutoMaxOffered({ ...offered, typeId: 0, bets: [LINE] })).toBe(true);
  });

  it.each<[string, Partial<Parameters<typeof isAutoMaxOffered>[0]>]>([
    ['the greatest stake is not known', { maxBetAmount: null }],
    ['there is no greatest stake', { maxBetAmount: Infinity }],
    ['one bet is live', { bets: [LINE, LIVE] }],
    ['one bet is a special', { bets: [SPECIAL, LINE] }],
    ['the coupon is empty', { bets: [] }],
    ['the coupon is a batch', { typeId: 9 }],
  ])('CPN-07 are not offered when %s', (_, broken) => {
    expect(isAutoMaxOffered({ ...offered, ...broken })).toBe(false);
  });
});

describe('promo codes', () => {
  it('CPN-08 are accepted by every type except the batch', () => {
    expect(([0, 1, 2, 9] as const).map(acceptsPromoCodes)).toEqual([true, true, true, false]);
  });
});

describe('a free bet', () => {
  it('CPN-08 is for a single or an express, which have one stake at one price', () => {
    expect(([0, 1, 2, 9] as const).map(acceptsFreeBets)).toEqual([true, true, false, false]);
  });

  it.each([
    { payout: 1500, pays: 1000 },
    { payout: 500, pays: 0 },
    { payout: 250, pays: 0 },
    { payout: 0, pays: 0 },
  ])('CPN-08 with a stake of 500 pays $pays of $payout', ({ payout, pays }) => {
    expect(withoutStake(payout, 500)).toBe(pays);
  });
});

describe('the bounds of a stake', () => {
  const coupon = {
    typeId: 1,
    boundTypes: [0, 1],
    accountType: 0,
    minBetAmount: 20,
    maxBetAmount: 5000,
  } as const;

  it('CPN-09 hold for the types the site config lists, and for no other', () => {
    expect(stakeBounds(coupon)).toEqual({ min: 20, max: 5000 });
    expect(stakeBounds({ ...coupon, typeId: 0 })).toEqual({ min: 20, max: 5000 });
    expect(stakeBounds({ ...coupon, typeId: 2 })).toEqual({ min: null, max: null });
    expect(stakeBounds({ ...coupon, typeId: 9 })).toEqual({ min: null, max: null });
  });

  it('CPN-09 have no greatest stake for a bonus account', () => {
    expect(stakeBounds({ ...coupon, accountType: 4 })).toEqual({ min: 20, max: null });
    expect(stakeBounds({ ...coupon, accountType: 9 })).toEqual({ min: 20, max: 5000 });
  });

  it('are broken just below the least and just above the greatest', () => {
    const bounds = stakeBounds(coupon);
    expect(stakeFault(19, bounds)).toEqual({ code: 'too-small', limit: 20 });
    expect(stakeFault(20, bounds)).toBeNull();
    expect(stakeFault(5000, bounds)).toBeNull();
    expect(stakeFault(5001, bounds)).toEqual({ code: 'too-big', limit: 5000 });
    expect(stakeFault(1, { min: null, max: null })).toBeNull();
    expect(stakeFault(-1, { min: null, max: null })).toBeNull();
  });
});

describe('an advance', () => {
  it.each([
    { stake: 800, money: 800, advanced: 0 },
    { stake: 801, money: 800, advanced: 1 },
    { stake: 1300, money: 800, advanced: 500 },
    { stake: 1301, money: 800, advanced: 500 },
    { stake: 0, money: 0, advanced: 0 },
  ])('CPN-14 on $stake with $money is $advanced of 500', ({ stake, money, advanced }) => {
    expect(advanceOn(stake, { money, available: 500 })).toBe(advanced);
  });
});
