import { describe, expect, it } from 'vitest';
import type { CouponType } from '@grandstand/bus-contracts';
import {
  chooseType,
  clampSystemValue,
  isBankerOffered,
  leastBets,
  mayAddBanker,
  systemValues,
  typeAfterAdding,
  typeAfterRemoval,
} from './coupon-types';
import type { Draft } from './draft';
import { sampleBet, sampleDraft } from '../testing/sample-coupon';

const TYPES = [0, 1, 2, 9] as const;

function of(count: number, more: Partial<Draft> = {}): Draft {
  return sampleDraft({ bets: Array.from({ length: count }, (_, i) => sampleBet(i + 1)), ...more });
}

describe('types', () => {
  it('CPN-03 need 1, 2, 3 and 1 bets', () => {
    expect(TYPES.map(leastBets)).toEqual([1, 2, 3, 1]);
  });

  it('CPN-03 follow the number of bets until the player chooses', () => {
    const free = { isTypeChosen: false, typeId: 9 } as const;
    expect([0, 1, 2, 3].map((count) => typeAfterAdding(of(count, free)).typeId)).toEqual([
      0, 0, 1, 1,
    ]);
    expect(typeAfterAdding(of(3, { typeId: 2, isTypeChosen: true })).typeId).toBe(2);
    expect(typeAfterRemoval(of(3, free))).toMatchObject({ typeId: 1, isTypeChosen: false });
  });

  it('CPN-03 are chosen by the player; "single" for one bet does not count for two', () => {
    expect(chooseType(of(1), 0)).toMatchObject({ typeId: 0, isTypeChosen: false });
    expect(chooseType(of(2), 0)).toMatchObject({ typeId: 9, isTypeChosen: true });
    expect(chooseType(of(1), 2)).toMatchObject({ typeId: 2, isTypeChosen: true });
  });

  it('CPN-03 several singles are a batch, and one of a batch is a single', () => {
    expect([1, 2, 3].map((count) => chooseType(of(count), 0).typeId)).toEqual([0, 9, 9]);
    expect([1, 2, 3].map((count) => chooseType(of(count), 9).typeId)).toEqual([0, 9, 9]);
    expect(typeAfterAdding(of(2, { typeId: 0, isTypeChosen: true })).typeId).toBe(9);
  });

  it.each<[CouponType, number, CouponType, boolean]>([
    [2, 3, 2, true],
    [2, 2, 1, false],
    [2, 1, 0, false],
    [1, 2, 1, true],
    [1, 1, 0, false],
    [9, 2, 9, true],
    [9, 1, 0, false],
    [0, 2, 9, true],
    [0, 1, 0, false],
  ])('CPN-03 after a removal: %s with %s bets left is %s, chosen: %s', (typeId, count, now, is) => {
    expect(typeAfterRemoval(of(count, { typeId, isTypeChosen: true }))).toMatchObject({
      typeId: now,
      isTypeChosen: is,
    });
  });
});

describe('a batch with one bet left', () => {
  const batch = (more: Partial<Draft>, ...amounts: (number | null | undefined)[]): Draft =>
    sampleDraft({
      typeId: 9,
      amount: 500,
      bets: amounts.map((amount, i) => ({ ...sampleBet(i + 1), amount })),
      ...more,
    });

  it('is a single with that bet’s own stake, or its block’s, or the coupon’s', () => {
    const byBlock = { amountByBlockId: { 0: 300 } };
    expect(typeAfterRemoval(batch(byBlock, 200))).toMatchObject({ typeId: 0, amount: 200 });
    expect(typeAfterRemoval(batch(byBlock, undefined)).amount).toBe(300);
    expect(typeAfterRemoval(batch({}, undefined)).amount).toBe(500);
    expect(typeAfterRemoval(batch(byBlock, null)).amount).toBeNull();
  });

  it('is changed only for a batch, and only with the last bet', () => {
    expect(typeAfterRemoval(batch({ typeId: 1 }, 200)).amount).toBe(500);
    expect(typeAfterRemoval(batch({ isTypeChosen: false }, 200, 300)).amount).toBe(500);
    expect(typeAfterRemoval(batch({})).amount).toBe(500);
  });
});

describe('the k of a system', () => {
  it('CPN-04 is from 2 to one less than the number of bets', () => {
    expect([0, 2, 3, 5].map(systemValues)).toEqual([[], [], [2], [2, 3, 4]]);
  });

  it('CPN-04 is limited to that range, for any request', () => {
    const wishes = [-1, 0, 2, 3.9, 4, 5, 99];
    expect(wishes.map((wished) => clampSystemValue(wished, 5))).toEqual([2, 2, 2, 3, 4, 4, 4]);
    expect([0, 1, 2, 3].map((count) => clampSystemValue(7, count))).toEqual([2, 2, 2, 2]);
  });
});

describe('bankers', () => {
  const system = (count: number, bankers = 0): Draft =>
    sampleDraft({
      typeId: 2,
      bets: Array.from({ length: count }, (_, i) =>
        sampleBet(i + 1, { blockId: i < bankers ? 1 : 0 }),
      ),
    });

  it('are offered in a system while three bets stay free, and can be undone', () => {
    expect(isBankerOffered(system(3))).toBe(false);
    expect(isBankerOffered(system(4))).toBe(true);
    expect(isBankerOffered(system(4, 1))).toBe(true);
    expect(isBankerOffered({ ...system(4), typeId: 1 })).toBe(false);
    expect(isBankerOffered({ ...system(4, 1), typeId: 1 })).toBe(false);
  });

  it('leave three free bets', () => {
    expect([mayAddBanker(system(3)), mayAddBanker(system(4)), mayAddBanker(system(5, 2))]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
