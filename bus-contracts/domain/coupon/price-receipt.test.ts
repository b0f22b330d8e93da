import { expect, test } from 'vitest';
import type { PlacedBet } from '../../contracts/betting/bets';
import { priceReceipt } from './price-receipt';

const NOON = Date.UTC(2026, 10, 20, 12);

const BET: PlacedBet = {
  id: '8041',
  refId: 'ref-1',
  placedAt: NOON,
  settledAt: null,
  typeId: 0,
  systemValue: 2,
  accountId: 7,
  iso: 'EUR',
  scale: 2,
  amount: 1250,
  coef: 2.05,
  possibleWin: 2562,
  payout: 0,
  status: 'accepted',
  legs: [
    {
      marketId: '1:1',
      typeId: 1,
      marketTypeId: 1,
      param: null,
      sportId: 1,
      champ: 'Premier League',
      gameId: 1,
      home: 'Arsenal',
      away: 'Chelsea',
      startsAt: NOON,
      coef: 2.05,
      isBanker: false,
      status: 'accepted',
      result: null,
      receipt: {
        seen: { coef: 2.1, at: NOON - 3000 },
        sent: { coef: 2.1, at: NOON - 1000 },
        accepted: { coef: 2.05, at: NOON },
      },
    },
  ],
};

test('a receipt has each price with its time, and amounts as decimals', () => {
  expect(priceReceipt(BET)).toMatchObject({
    betId: '8041',
    refId: 'ref-1',
    stake: 12.5,
    possibleWin: 25.62,
    legs: [
      {
        match: 'Arsenal – Chelsea',
        seen: { coef: 2.1, at: '2026-11-20T11:59:57.000Z' },
        sent: { coef: 2.1, at: '2026-11-20T11:59:59.000Z' },
        accepted: { coef: 2.05, at: '2026-11-20T12:00:00.000Z' },
      },
    ],
  });
});

test('a receipt lists what affected the bet, and nothing for a plain bet', () => {
  expect(priceReceipt(BET).terms).toEqual({
    exactCoef: null,
    bonusCoef: null,
    hyperBonusPercent: null,
    promoCode: null,
    advanced: 0,
    isFreeBet: false,
    isVipBet: false,
    maxPayout: null,
  });
  const rich: PlacedBet = {
    ...BET,
    exactCoef: 2,
    bonusCoef: 1.03,
    hyperBonus: { percent: 10, minPercent: 1, maxPercent: 30 },
    promoCode: 'BOOST10',
    prepaidAmount: 250,
    isFreeBet: true,
    isVipBet: true,
    maxPayout: 50_000_000,
  };
  expect(priceReceipt(rich).terms).toEqual({
    exactCoef: 2,
    bonusCoef: 1.03,
    hyperBonusPercent: 10,
    promoCode: 'BOOST10',
    advanced: 2.5,
    isFreeBet: true,
    isVipBet: true,
    maxPayout: 500_000,
  });
});

test('a bet from before receipts were kept has no known prices', () => {
  const [leg] = BET.legs;
  const { receipt: _none, ...bare } = leg!;
  expect(priceReceipt({ ...BET, legs: [bare] }).legs).toMatchObject([
    { coef: 2.05, seen: null, sent: null, accepted: null },
  ]);
});
