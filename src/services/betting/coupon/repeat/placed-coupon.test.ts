import type { PlacedBet, PlacedLeg } from '@grandstand/bus-contracts';
import { BATCH, EXPRESS, SINGLE } from '@grandstand/bus-contracts/domain';
import { describe, expect, it } from 'vitest';
import { ACCOUNT } from '../testing/sample-coupon';
import { clickOfPlaced, draftOfPlaced } from './placed-coupon';

function leg(gameId: number): PlacedLeg {
  return {
    marketId: `${gameId}:1`,
    typeId: 1,
    marketTypeId: 1,
    param: null,
    sportId: 1,
    champ: 'Premier League',
    gameId,
    home: 'Arsenal',
    away: 'Chelsea',
    startsAt: 1000,
    coef: 1 + gameId / 10,
    isBanker: false,
    status: 'accepted',
    result: null,
  };
}

function bet(games: readonly number[], more: Partial<PlacedBet> = {}): PlacedBet {
  return {
    id: `bet-${games.join('-')}`,
    refId: 'ref-1',
    placedAt: 900,
    settledAt: null,
    typeId: BATCH,
    systemValue: 2,
    accountId: ACCOUNT.id,
    iso: 'EUR',
    scale: 2,
    amount: 1000,
    coef: 2,
    possibleWin: 2000,
    payout: 0,
    status: 'accepted',
    legs: games.map(leg),
    ...more,
  };
}

const TWO = [bet([7], { amount: 400 }), bet([8], { amount: 750, typeId: SINGLE })];

describe('the coupon of placed singles', () => {
  it('is a batch in their order, each with its own stake and price', () => {
    const draft = draftOfPlaced(TWO, ACCOUNT, 5000);
    expect(draft).toMatchObject({ typeId: BATCH, isTypeChosen: true, amount: undefined });
    expect(
      draft.bets.map(({ bet: { market, isConfirmed }, addedAt, amount }) => [
        market.id,
        market.coef,
        isConfirmed,
        addedAt,
        amount,
      ]),
    ).toEqual([
      ['7:1', 1.7, false, 5000, 400],
      ['8:1', 1.8, false, 5001, 750],
    ]);
  });

  it.each([null, { ...ACCOUNT, id: 12 }])('has no stakes of another account', (account) => {
    const draft = draftOfPlaced(TWO, account, 5000);
    expect(draft.bets.map(({ amount }) => amount)).toEqual([undefined, undefined]);
  });

  it('is one single where only one of a batch was placed', () => {
    const draft = draftOfPlaced([bet([7])], ACCOUNT, 5000);
    expect(draft).toMatchObject({ typeId: SINGLE, isTypeChosen: false, amount: 1000 });
    expect(draft.bets.map(({ amount }) => amount)).toEqual([undefined]);
  });
});

describe('what the player saw of placed bets', () => {
  it('is the price and the stake of each single', () => {
    expect(clickOfPlaced(TWO, draftOfPlaced(TWO, ACCOUNT, 5000))).toEqual({
      accountId: ACCOUNT.id,
      typeId: BATCH,
      amount: 0,
      amountByBetId: { '7:1': 400, '8:1': 750 },
      coefs: { '7:1': 1.7, '8:1': 1.8 },
      matchCoefs: {},
    });
  });

  it('is one stake of an accumulator', () => {
    const placed = [bet([7, 8], { typeId: EXPRESS })];
    expect(clickOfPlaced(placed, draftOfPlaced(placed, ACCOUNT, 5000))).toEqual({
      accountId: ACCOUNT.id,
      typeId: EXPRESS,
      systemValue: 2,
      amount: 1000,
      coefs: { '7:1': 1.7, '8:1': 1.8 },
      matchCoefs: {},
    });
  });
});
