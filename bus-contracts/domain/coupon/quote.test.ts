import { describe, expect, it } from 'vitest';
import { couponCoef, payout, possibleWin, quote } from './coupon-maths';
import type { SettledLeg } from '../catalogue/coupon-terms';

const express = {
  typeId: 1,
  systemValue: 2,
  legs: [{ coef: 1.333 }, { coef: 1.777 }, { coef: 1.999 }],
  amount: 10_000,
} as const;

function settled(...legs: [coef: number, status: SettledLeg['status']][]): SettledLeg[] {
  return legs.map(([coef, status]) => ({ coef, status }));
}

describe('a quote', () => {
  it('gives the coefficient cut and in full, the stake and the possible win', () => {
    expect(quote({ ...express, legs: [{ coef: 1.5 }, { coef: 2.1 }, { coef: 1.25 }] })).toEqual({
      coef: 3.937,
      exact: { numerator: 63n, denominator: 16n },
      // 3.9375 / 2.9375
      antiExpressCoef: 1.34,
      stake: 10_000,
      possibleWin: 39_375,
      cappedBy: null,
    });
  });

  it('CPN-05 pays the amount times the coefficient in full, not as it is shown', () => {
    // 4.735141759059 in full.
    expect(quote(express)).toMatchObject({ coef: 4.735, possibleWin: 47_351 });
  });

  it('CPN-05 pays the amount times the exact coefficient where one is set', () => {
    expect(quote({ ...express, exactCoef: 5.001 })).toMatchObject({
      coef: 4.735,
      possibleWin: 50_010,
    });
    expect(possibleWin({ ...express, exactCoef: 5.001 })).toBe(50_010);
    expect(quote({ ...express, exactCoef: 0 }).possibleWin).toBe(47_351);
    expect(quote({ ...express, exactCoef: null }).possibleWin).toBe(47_351);
  });

  it('CPN-05 uses an exact coefficient instead of every bonus', () => {
    const raised = { bonusCoef: 1.03, hyperBonus: { percent: 10, minPercent: 1, maxPercent: 50 } };
    expect(quote({ ...express, ...raised, exactCoef: 2 }).possibleWin).toBe(20_000);
  });

  it('has an exact coefficient for one single, and for several none', () => {
    const singles = { ...express, typeId: 0, exactCoef: 3 } as const;
    expect(quote({ ...singles, legs: [{ coef: 2 }] }).possibleWin).toBe(30_000);
    expect(quote({ ...singles, legs: [{ coef: 2 }, { coef: 2 }] }).possibleWin).toBe(40_000);
  });

  it('pays a lost or void leg by its own prices, never more than the exact coefficient', () => {
    const system = { typeId: 2, systemValue: 2, amount: 60_000, exactCoef: 1.5 } as const;
    const settle = (last: SettledLeg['status'], exactCoef: number): number =>
      payout({ ...system, exactCoef, legs: settled([1.9, 'won'], [2, 'won'], [2.5, last]) });
    expect(settle('won', 1.5)).toBe(90_000);
    expect(settle('won', 20)).toBe(1_200_000);
    expect(settle('lost', 1.5)).toBe(76_000);
    expect(settle('lost', 1.2)).toBe(72_000);
    expect(settle('void', 20)).toBe(154_000);
    const single = { typeId: 0, systemValue: 2, exactCoef: 3, amount: 100 } as const;
    expect(payout({ ...single, legs: settled([2.5, 'void']) })).toBe(100);
  });

  it('has no stake and no win without an amount', () => {
    expect(quote({ ...express, amount: null })).toMatchObject({
      coef: 4.735,
      stake: null,
      possibleWin: null,
      cappedBy: null,
    });
    expect(quote({ ...express, amount: 0 })).toMatchObject({ stake: 0, possibleWin: 0 });
  });

  it('has no coefficient for several singles, and the stake on each', () => {
    expect(quote({ ...express, typeId: 9 })).toEqual({
      coef: null,
      exact: null,
      antiExpressCoef: null,
      stake: 30_000,
      possibleWin: 51_090,
      cappedBy: null,
    });
  });

  it('is empty for an empty coupon', () => {
    expect(quote({ ...express, legs: [] })).toMatchObject({ coef: null, possibleWin: null });
    expect(quote({ ...express, typeId: 0, legs: [] })).toMatchObject({
      coef: null,
      stake: 0,
      possibleWin: null,
    });
  });

  it('prices against an express alone, and not against a certain win', () => {
    const two = [{ coef: 2 }, { coef: 2 }];
    expect(quote({ ...express, legs: two }).antiExpressCoef).toBe(1.333);
    expect(quote({ ...express, legs: two, bonusCoef: 1.1 }).antiExpressCoef).toBe(1.333);
    expect(quote({ ...express, legs: [{ coef: 1.001 }] }).antiExpressCoef).toBe(1001);
    expect(quote({ ...express, legs: [{ coef: 1 }] }).antiExpressCoef).toBeNull();
    expect(quote({ ...express, typeId: 2, legs: two }).antiExpressCoef).toBeNull();
    expect(quote({ ...express, typeId: 0, legs: [{ coef: 2 }] }).antiExpressCoef).toBeNull();
  });
});

describe('the hyper bonus', () => {
  const limits = { minPercent: 5, maxPercent: 20 };
  const terms = { ...express, legs: [{ coef: 2 }, { coef: 3 }] };

  it.each([
    [10, 6.5],
    [5, 6.25],
    [20, 7],
    [2.5, 6.25],
    [90, 7],
    [Infinity, 7],
    [0, 6],
    [-10, 6],
    [Number.NaN, 6],
  ])('CPN-14 raises at %s percent the net win within its limits: 6 to %s', (percent, coef) => {
    expect(couponCoef({ ...terms, hyperBonus: { ...limits, percent } })).toBe(coef);
  });

  it('takes parts of a percent exactly', () => {
    const hyperBonus = { minPercent: 0, maxPercent: 100, percent: 1.005 };
    // 6 + 5 x 0.01005
    expect(quote({ ...terms, amount: 1_000_000, hyperBonus }).possibleWin).toBe(6_050_250);
    expect(couponCoef({ ...terms, hyperBonus: { ...hyperBonus, maxPercent: -1 } })).toBe(6);
  });

  it('adds nothing to a stake given back, nor to a win less than the stake', () => {
    const hyperBonus = { ...limits, percent: 10 };
    const back = settled([2, 'void'], [3, 'void']);
    expect(payout({ ...express, legs: back, hyperBonus })).toBe(10_000);
    const part = settled([1.2, 'won'], [1.2, 'won'], [3, 'lost']);
    expect(payout({ ...express, typeId: 2, legs: part, hyperBonus })).toBe(4800);
  });

  it('raises the net win of a settlement, with a void leg too', () => {
    const legs = settled([2, 'won'], [3, 'void']);
    expect(payout({ ...express, legs, hyperBonus: { ...limits, percent: 10 } })).toBe(21_000);
  });
});

describe('the greatest payout', () => {
  it('CPN-14 caps the possible win and the payout, and marks the quote as capped', () => {
    const coupon = { ...express, maxPayout: 40_000 };
    expect(quote(coupon)).toMatchObject({ possibleWin: 40_000, cappedBy: 'max-payout' });
    expect(payout({ ...coupon, legs: settled([2, 'won'], [3, 'won']) })).toBe(40_000);
  });

  it('does not cap a win equal to the limit', () => {
    expect(quote({ ...express, maxPayout: 47_351 })).toMatchObject({
      possibleWin: 47_351,
      cappedBy: null,
    });
    expect(quote({ ...express, maxPayout: null }).cappedBy).toBeNull();
  });

  it('never cuts the stake itself', () => {
    const legs = settled([2, 'void'], [3, 'void']);
    expect(payout({ ...express, legs, maxPayout: 500 })).toBe(10_000);
    expect(quote({ ...express, maxPayout: 0 }).possibleWin).toBe(10_000);
  });

  it('caps each of several singles separately', () => {
    const legs = [{ coef: 5 }, { coef: 1.5 }];
    expect(quote({ ...express, typeId: 9, legs, maxPayout: 20_000 })).toMatchObject({
      possibleWin: 35_000,
      cappedBy: 'max-payout',
    });
  });
});
