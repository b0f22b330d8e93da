import { placedBetSchema } from '@grandstand/bus-contracts';
import type { CouponType, PlacedBet, PricedAt } from '@grandstand/bus-contracts';
import { fromMinor, toMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';
import type { OperatorFault } from '../../errors';
import { faultOf, faultSchema } from '../../calls/read-answer';

/** A coupon as it is sent to be placed; amounts are minor units of the account's currency. */
export interface PlacementCoupon {
  readonly refId: string;
  readonly userId: string;
  readonly accountId: number;
  readonly typeId: CouponType;
  readonly systemValue: number;
  /** Of a batch of singles: of all of them together. */
  readonly amount: number;
  /** Digits behind the point of the account's currency; not sent. */
  readonly scale: number;
  readonly bets: readonly PlacementBet[];
  /** The prices of bets of one match together; left out: no match has several. */
  readonly matchPrices?: readonly PlacementMatchPrice[] | undefined;
  readonly coef: number;
  readonly coefByView: string;
  readonly coefViewId: number;
  /** 0 refuse when a price moved, 1 accept any, 2 accept when it rose. */
  readonly changeCoefAction: 0 | 1 | 2;
  readonly exactCoef: number;
  readonly isDropOnScoreChange: boolean;
  /** Of a batch of singles: the stake of each bet by its `blockId`. */
  readonly amountByBlockId: Readonly<Record<string, number>>;
  readonly prepaidAmount: number;
  /** Empty: none. */
  readonly promoCode: string;
  readonly isVipBet: boolean;
  /** The player saw that the stake is the free bet of the promo code. */
  readonly isFreeBet: boolean;
  /** The price of the bonus bet the player was shown; null: none. */
  readonly bonusCoef: number | null;
  /** The percentage of the hyper bonus the player was shown; null: none. */
  readonly hyperBonus: { readonly percent: number } | null;
}

export interface PlacementMatchPrice {
  readonly gameId: number;
  readonly coef: number;
  /** The price the player last took, and when. */
  readonly seen: PricedAt;
}

export interface PlacementBet {
  readonly marketId: string;
  readonly coef: number;
  readonly blockId: number;
  readonly isBanker: boolean;
  /** The price the player last took, and when. */
  readonly seen: PricedAt;
  readonly sentAt: number;
  /** The score the player saw; null: none. */
  readonly score: { readonly home: number; readonly away: number } | null;
}

/** Amounts become decimals here; the members' order is fixed, so the same coupon is the same bytes. */
function toWire(coupon: PlacementCoupon): Record<string, unknown> {
  const { scale } = coupon;
  return {
    refId: coupon.refId,
    userId: coupon.userId,
    accountId: coupon.accountId,
    typeId: coupon.typeId,
    systemValue: coupon.systemValue,
    amount: fromMinor(coupon.amount, scale),
    bets: coupon.bets.map(({ marketId, coef, blockId, isBanker, seen, sentAt, score }) => ({
      marketId,
      coef,
      blockId,
      isBanker,
      seen: { coef: seen.coef, at: seen.at },
      sentAt,
      score: score && { home: score.home, away: score.away },
    })),
    ...(coupon.matchPrices && {
      matchPrices: coupon.matchPrices.map(({ gameId, coef, seen }) => ({
        gameId,
        coef,
        seen: { coef: seen.coef, at: seen.at },
      })),
    }),
    coef: coupon.coef,
    coefByView: coupon.coefByView,
    coefViewId: coupon.coefViewId,
    changeCoefAction: coupon.changeCoefAction,
    exactCoef: coupon.exactCoef,
    isDropOnScoreChange: coupon.isDropOnScoreChange,
    amountByBlockId: Object.fromEntries(
      Object.entries(coupon.amountByBlockId).map(([block, amount]) => [
        block,
        fromMinor(amount, scale),
      ]),
    ),
    prepaidAmount: fromMinor(coupon.prepaidAmount, scale),
    promoCode: coupon.promoCode,
    isVipBet: coupon.isVipBet,
    isFreeBet: coupon.isFreeBet,
    bonusCoef: coupon.bonusCoef,
    hyperBonus: coupon.hyperBonus && { percent: coupon.hyperBonus.percent },
  };
}

/** A bet as the wire has it, its amounts made minor units of its currency. */
export const wireBetSchema = v.pipe(
  placedBetSchema,
  v.transform((bet): PlacedBet => {
    const minor = (amount: number): number => toMinor(amount, bet.scale);
    const { maxPayout, prepaidAmount, cashOuts } = bet;
    return {
      ...bet,
      amount: minor(bet.amount),
      possibleWin: minor(bet.possibleWin),
      payout: minor(bet.payout),
      ...(typeof maxPayout === 'number' && { maxPayout: minor(maxPayout) }),
      ...(prepaidAmount !== undefined && { prepaidAmount: minor(prepaidAmount) }),
      ...(cashOuts && {
        cashOuts: cashOuts.map(({ at, stake, amount }) => ({
          at,
          stake: minor(stake),
          amount: minor(amount),
        })),
      }),
    };
  }),
);

/** The operator's result of one sent bet; each bet of a batch of singles has its own. */
export type BetResult =
  | { readonly kind: 'placed'; readonly bet: PlacedBet }
  | { readonly kind: 'refused'; readonly marketId: string; readonly fault: OperatorFault };

export const onlyBet = v.pipe(
  v.object({ bet: wireBetSchema }),
  v.transform(({ bet }) => bet),
);

const singleSchema = v.union([
  v.pipe(
    onlyBet,
    v.transform((bet): BetResult => ({ kind: 'placed', bet })),
  ),
  v.pipe(
    v.object({ marketId: v.string(), ...faultSchema.entries }),
    v.transform(({ marketId, error }): BetResult => ({
      kind: 'refused',
      marketId,
      fault: faultOf(error),
    })),
  ),
]);

/** One bet, or the result of each bet of a batch of singles. */
const placementAnswer = v.union([
  v.pipe(
    onlyBet,
    v.transform((bet): readonly BetResult[] => [{ kind: 'placed', bet }]),
  ),
  v.pipe(
    v.object({ singles: v.array(singleSchema) }),
    v.transform(({ singles }): readonly BetResult[] => singles),
  ),
]);

/** Places a coupon; sent once, because only its sender decides when to look the result up by refId. */
export const placeCoupon = definePost({
  path: '/web-api/coupon/place',
  request: v.pipe(
    v.custom<PlacementCoupon>(() => true),
    v.transform(toWire),
  ),
  answer: placementAnswer,
  token: 'required',
});

export const betByRef = defineGet({
  path: '/web-api/coupon/by-ref/:refId',
  request: v.object({ refId: v.string() }),
  answer: placementAnswer,
  token: 'required',
});
