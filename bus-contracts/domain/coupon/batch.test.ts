import { describe, expect, it } from 'vitest';
import { quoteBatch, stakeOfBet } from './batch';

const bets = [
  { id: 'a', blockId: 0, coef: 1.9 },
  { id: 'b', blockId: 0, coef: 2.005 },
  { id: 'c', blockId: 1, coef: 3 },
];
const none = { amount: null, amountByBlockId: {}, amountByBetId: {} };

describe('a batch of singles', () => {
  it('CPN-14 stakes on each bet its own amount, or else its block’s, or else the coupon’s', () => {
    const amounts = { amount: 100, amountByBlockId: { 0: 200 }, amountByBetId: { a: 300 } };
    expect(bets.map((bet) => stakeOfBet(bet, amounts))).toEqual([300, 200, 100]);
  });

  it('has no stake for a bet whose own field, or whose block’s, was emptied', () => {
    const amounts = { amount: 100, amountByBlockId: { 1: null }, amountByBetId: { a: null } };
    expect(bets.map((bet) => stakeOfBet(bet, amounts))).toEqual([null, 100, null]);
    expect(stakeOfBet({ id: 'toString', blockId: 0 }, { ...amounts, amount: null })).toBeNull();
  });

  it('CPN-14 adds up stakes and possible wins, each cut separately', () => {
    const amounts = { amount: 101, amountByBlockId: {}, amountByBetId: { c: 1000 } };
    expect(quoteBatch(bets, amounts)).toEqual({
      bets: [
        { id: 'a', stake: 101, possibleWin: 191 },
        { id: 'b', stake: 101, possibleWin: 202 },
        { id: 'c', stake: 1000, possibleWin: 3000 },
      ],
      stake: 1202,
      possibleWin: 3393,
      isComplete: true,
    });
  });

  it('counts the bets with a stake, and reports that some have none', () => {
    const amounts = { ...none, amountByBetId: { a: 100, b: null } };
    expect(quoteBatch(bets, amounts)).toMatchObject({
      stake: 100,
      possibleWin: 190,
      isComplete: false,
    });
    const zero = { ...none, amount: 100, amountByBetId: { a: 0 } };
    expect(quoteBatch(bets, zero)).toMatchObject({ stake: 200, isComplete: false });
    expect(quoteBatch([], { ...none, amount: 100 })).toEqual({
      bets: [],
      stake: 0,
      possibleWin: 0,
      isComplete: false,
    });
  });

  it('caps and raises each bet by itself', () => {
    const amounts = { ...none, amount: 100 };
    expect(quoteBatch(bets, amounts, { maxPayout: 200 }).possibleWin).toBe(190 + 200 + 200);
    const hyperBonus = { percent: 10, minPercent: 0, maxPercent: 10 };
    expect(quoteBatch(bets, amounts, { hyperBonus }).possibleWin).toBe(199 + 210 + 320);
  });
});
