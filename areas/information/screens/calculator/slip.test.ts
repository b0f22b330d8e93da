import { NO_COUPON, type CouponState } from '@grandstand/bus-contracts';
import { describe, expect, it } from 'vitest';
import { fieldsOfSlip, legsOf, termsFor } from './slip';
import { readSum, type SumFields } from './sum';

type Bet = CouponState['bets'][number];
const bet = (gameId: number, coef: number, blockId = 0): Bet => ({
  market: {
    id: `${gameId}:1`,
    coef,
    sportId: 1,
    typeId: 1,
    marketTypeId: 1,
    param: null,
    kind: 3,
    isLive: false,
    champ: { id: 1, name: '' },
    game: { id: gameId, home: '', away: '', startsAt: 0, path: '/line' },
  },
  isConfirmed: true,
  blockId,
  statusId: -2,
  score: null,
  isFinished: false,
  isBlocked: false,
  isDepend: false,
  isBannedExpress: false,
  isDisabledBanker: false,
  seenCoef: coef,
  seenAt: 0,
});
const SYSTEM: CouponState = {
  ...NO_COUPON,
  typeId: 2,
  systemValue: 2,
  amount: 60_000,
  bets: [bet(1, 1.4, 1), bet(2, 1.9), bet(3, 2), bet(4, 2.5)],
};
const sum = (fields: Partial<SumFields>) =>
  readSum({ kind: 'system', odds: '', stake: '600', size: 2, places: 4, ...fields }, 'en');

describe('the ways between the calculator and the bet slip', () => {
  it('a system comes with its bankers, size and stake, and goes back as it was', () => {
    const fields = fieldsOfSlip(SYSTEM, 2, 'en');
    expect(fields).toEqual({ kind: 'system', odds: '1.4* 1.9 2 2.5', size: 2, stake: '600' });
    expect(termsFor(sum(fields), SYSTEM, 2)).toEqual({
      typeId: 2,
      systemValue: 2,
      bankers: ['1:1'],
      amount: 60_000,
    });
  });

  it('the bets of a match that have a price together are one leg', () => {
    const slip: CouponState = {
      ...NO_COUPON,
      typeId: 1,
      bets: [bet(1, 1.5), bet(1, 2), bet(2, 3)],
      matchPrices: [{ gameId: 1, coef: 2.4, seen: null }],
    };
    expect(legsOf(slip).map(({ coef }) => coef)).toEqual([2.4, 3]);
    expect(termsFor(sum({ kind: 'express', odds: '2.4 3' }), slip, 2)).toMatchObject({ typeId: 1 });
  });

  it('the stake is in minor units of the account’s currency', () => {
    expect(termsFor(sum({ odds: '1 2 3 4' }), SYSTEM, 0)).toBeNull();
    const odds = '1.4 1.9 2 2.5';
    expect(termsFor(sum({ kind: 'single', odds, stake: '600.50' }), SYSTEM, 0)).toEqual({
      typeId: 9,
      bankers: [],
      amount: 600,
    });
    expect(termsFor(sum({ kind: 'express', odds }), SYSTEM, 3)?.amount).toBe(600_000);
  });

  it('no other sum goes in, and none of another count', () => {
    for (const kind of ['cover', 'each-way', 'dutching', 'margin'] as const) {
      expect(termsFor(sum({ kind, odds: '1.4 1.9 2 2.5' }), SYSTEM, 2)).toBeNull();
    }
    expect(termsFor(sum({ kind: 'express', odds: '1.9 2' }), SYSTEM, 2)).toBeNull();
  });
});
