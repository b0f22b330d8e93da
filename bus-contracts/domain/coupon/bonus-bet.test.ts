import { describe, expect, it } from 'vitest';
import { bonusBetCoef, bonusCoefOf, settledBonusCoef } from './bonus-bet';
import { couponCoef, payout, quote } from './coupon-maths';
import type { SettledLeg } from '../catalogue/coupon-terms';

const LINE = 3;
const SPECIAL = 7;

function bets(...coefs: number[]): { coef: number; kind: number }[] {
  return coefs.map((coef) => ({ coef, kind: LINE }));
}

const earned = {
  isAllowed: true,
  typeId: 1,
  bets: bets(1.1, 1.1, 1.1),
  coef: 1.331,
} as const;

describe('the bonus bet of an express', () => {
  it('CPN-10 is earned when all five conditions hold exactly', () => {
    expect(bonusBetCoef(earned)).toBe(1.03);
    expect(bonusBetCoef({ ...earned, coef: 1.01 })).toBe(1.03);
  });

  it.each<[string, Partial<Parameters<typeof bonusBetCoef>[0]>]>([
    ['the config does not give it', { isAllowed: false }],
    ['the coupon is singles', { typeId: 0 }],
    ['the coupon is a system', { typeId: 2 }],
    ['the coupon is a batch', { typeId: 9 }],
    ['there are two bets', { bets: bets(1.9, 2) }],
    ['one price is below 1.1', { bets: bets(5, 1.099, 5) }],
    ['one bet is a special', { bets: [...bets(1.9, 2), { coef: 2, kind: SPECIAL }] }],
    ['the coefficient is below 1.01', { coef: 1.009 }],
    ['there is no coefficient', { coef: null }],
  ])('CPN-10 is not earned when %s', (_, broken) => {
    expect(bonusBetCoef({ ...earned, ...broken })).toBeNull();
  });

  it('CPN-10 gives a percent for each real bet up to nine, and a tenth for more', () => {
    const coefs = [1.01, 1.02, 1.03, 1.04, 1.05, 1.06, 1.07, 1.08, 1.09, 1.1, 1.1, 1.1];
    expect(coefs.map((_, i) => bonusCoefOf(i + 1))).toEqual(coefs);
    expect(bonusBetCoef({ ...earned, bets: bets(...Array<number>(12).fill(2)) })).toBe(1.1);
  });

  it('CPN-10 multiplies the coefficient as one further leg', () => {
    const legs = bets(1.9, 2, 2.5);
    const express = { typeId: 1, systemValue: 2, legs, bonusCoef: 1.03, amount: 10_000 } as const;
    expect(couponCoef(express)).toBe(9.785);
    expect(quote(express)).toMatchObject({
      coef: 9.785,
      exact: { numerator: 1957n, denominator: 200n },
      possibleWin: 97_850,
    });
  });

  it('belongs to an express only', () => {
    const terms = { systemValue: 2, legs: bets(2, 2, 2), bonusCoef: 1.03 };
    expect(couponCoef({ ...terms, typeId: 2 })).toBe(4);
    expect(couponCoef({ ...terms, typeId: 0, legs: bets(2) })).toBe(2);
  });

  const won = { coef: 2, status: 'won' } as const;
  const express = (...legs: SettledLeg[]): number =>
    payout({
      typeId: 1,
      systemValue: 2,
      legs,
      bonusCoef: bonusCoefOf(legs.length),
      amount: 1000,
    });
  const leg = (status: SettledLeg['status']): SettledLeg => ({ coef: 3, status });

  it('CPN-10 is that of the legs which are left, if they are three or more', () => {
    expect(express(won, won, won, won, leg('void'))).toBe(16_640);
    expect(express(won, won, won, leg('void'), leg('void'))).toBe(8240);
    expect(express(won, won, leg('void'), leg('void'), leg('void'))).toBe(4000);
    expect(express(won, won, leg('void'))).toBe(4000);
    expect(express(leg('void'), leg('void'), leg('void'))).toBe(1000);
  });

  it('CPN-10 is paid with a leg that is won by half, and not with one that is lost by half', () => {
    expect(express(won, won, leg('half-won'))).toBe(8240);
    expect(express(won, won, leg('half-won'), leg('void'))).toBe(8240);
    expect(express(won, won, leg('half-lost'))).toBe(2000);
    expect(express(won, won, won, leg('lost'))).toBe(0);
  });

  it('CPN-10 counts the legs of one match as one, which is void with one of them', () => {
    const together = { gameId: 7, coef: 2.5 };
    const match = [
      { ...won, together },
      { ...leg('void'), together },
    ] as const;
    expect(express(won, won, won, ...match)).toBe(8240);
    expect(settledBonusCoef(1.04, [won, won, won, leg('void')])).toBe(1.03);
  });

  it('is never more than the one that was placed', () => {
    expect(settledBonusCoef(1.02, [won, won, won, won, won, leg('void')])).toBe(1.02);
    expect(settledBonusCoef(null, [won, won, won, leg('void')])).toBeNull();
  });
});
