import { COUPON_RULES } from '@grandstand/bus-contracts';
import { DEFAULT_COUPON_SETTINGS } from '@grandstand/bus-contracts/shell';
import type { Account, CouponBet, CouponMarket, CouponPick } from '@grandstand/bus-contracts';
import type { CouponCheck } from '../../../../api';
import type { Context, Currency } from '../context';
import { emptyDraft, newBet } from '../draft/draft';
import type { Draft, DraftBet } from '../draft/draft';

export const EUR: Currency = {
  id: 1,
  iso: 'EUR',
  symbol: '€',
  scale: 2,
  initialAmount: 500,
  amountStep: 250,
  minBetAmount: 50,
  maxBetAmount: 100_000,
};

export const ACCOUNT: Account = {
  id: 11,
  iso: 'EUR',
  symbol: '€',
  currencyId: 1,
  money: 50_000,
  scale: 2,
  type: 0,
  label: 'Main',
  points: 0,
  isActive: true,
  isPointsTypeBalance: false,
};

/** A player with 500.00 EUR, and a feed that speaks. */
export const CONTEXT: Context = {
  userId: 'anna',
  barred: null,
  account: ACCOUNT,
  currency: EUR,
  coefViewId: 0,
  isFeedStale: false,
  rules: COUPON_RULES,
  isBetBuilderOffered: false,
  settings: DEFAULT_COUPON_SETTINGS,
};

/** The same player with another account. */
export function contextWith(account: Partial<Account>): Context {
  return { ...CONTEXT, account: { ...ACCOUNT, ...account } };
}

/** Outcome 1 of a game: "7:1". */
export function sampleMarket(gameId: number, more: Partial<CouponMarket> = {}): CouponMarket {
  return {
    id: `${gameId}:1`,
    coef: 2,
    sportId: 1,
    typeId: 1,
    marketTypeId: 1,
    param: null,
    kind: 3,
    isLive: false,
    champ: { id: 5, name: 'Premier League' },
    game: {
      id: gameId,
      home: 'Arsenal',
      away: 'Chelsea',
      startsAt: 1_800_000_000_000,
      path: `/line/football/premier-league/${gameId}-arsenal-chelsea`,
    },
    ...more,
  };
}

/** A request of an area to add an outcome. */
export function pickOf({ id, coef, marketTypeId, game }: CouponMarket): CouponPick {
  return { marketId: id, coef, gameId: game.id, marketTypeId };
}

/** A bet of game 7, added and seen at 100 + 7. */
export function sampleBet(gameId: number, more: Partial<CouponBet> = {}): DraftBet {
  const market = more.market ?? sampleMarket(gameId);
  return { bet: { ...newBet(market, 100 + gameId), ...more }, addedAt: 100 + gameId };
}

/** An express of games 1, 2 and 3 at 2.00 each, with the given changes. */
export function sampleDraft(more: Partial<Draft> = {}): Draft {
  return {
    ...emptyDraft,
    typeId: 1,
    isTypeChosen: true,
    bets: [sampleBet(1), sampleBet(2), sampleBet(3)],
    ...more,
  };
}

/** The operator's word on a coupon, nothing special in it. */
export function sampleCheck(more: Partial<CouponCheck> = {}): CouponCheck {
  return {
    minBetAmount: 100,
    maxBetAmount: 20_000,
    bonusMaxAmount: null,
    maxPayout: null,
    antiExpressCoef: null,
    hyperBonus: null,
    bonusBetAllowed: true,
    promoCodes: [],
    promoCode: null,
    freeBetAmount: null,
    availablePrepaidAmount: 0,
    limits: [],
    matchPrices: [],
    bets: [],
    ...more,
  };
}
