import { meaningOf } from '@grandstand/bus-contracts';
import type { CouponProblem, CouponState } from '@grandstand/bus-contracts';
import { formatCoef } from '@grandstand/bus-contracts/domain';
import type { Context } from '../context';
import { isBankerOffered, systemValues } from '../draft/coupon-types';
import { freeCount } from '../draft/draft';
import type { Draft } from '../draft/draft';
import { amountByBetId } from '../pricing/figures';
import type { Figures } from '../pricing/figures';
import { problemsOf } from '../pricing/problems';
import { manualPromoCode, promoCodeOf } from '../pricing/promo';

/** A single that was asked for by itself, beside other bets of the coupon. */
export interface AskedSingle {
  readonly marketId: string;
  /** Minor units. */
  readonly amount: number;
  readonly exactCoef: number;
}

/** The shown state beside the player's draft. */
export interface Showing {
  readonly tab: CouponState['tab'];
  readonly placing: CouponState['placing'];
  /** The refusals of the last attempt; they do not prevent another one. */
  readonly refusals: readonly CouponProblem[];
  /** The single that one of the refusals is about, where it was asked for by itself. */
  readonly asked: AskedSingle | null;
  readonly successCoupon: CouponState['successCoupon'];
  readonly singlesResultCoupons: CouponState['singlesResultCoupons'];
  readonly loadReport: CouponState['loadReport'];
}

/** The published coupon: the player's draft, and everything derived from it. */
export function viewOf(
  draft: Draft,
  context: Context,
  figures: Figures,
  { refusals, tab, placing, successCoupon, singlesResultCoupons, loadReport }: Showing,
): CouponState {
  const { terms, bounds, checked } = figures;
  const { bonusCoef = null } = terms;
  const problems = problemsOf(draft, context, figures);
  const isImpossible = problems.some(({ code }) => meaningOf(code).isImpossible);
  const hasPrice = !isImpossible && figures.matches.every((match) => match.coef !== null);
  const coef = hasPrice ? figures.coef : null;
  // What can't be placed at these odds is no possible win.
  const canWin = hasPrice && !problems.some(({ code }) => code === 'odds-not-reached');
  // Member by member: a spread makes this the slowest step of every price change.
  return {
    tab,
    placing,
    successCoupon,
    singlesResultCoupons,
    loadReport,
    typeId: draft.typeId,
    accountId: context.account?.id ?? null,
    bets: [...figures.bets],
    matchPrices: figures.matches.map(({ gameId, coef: together, seen }) => ({
      gameId,
      coef: together,
      seen: seen && { coef: seen.coef, at: seen.at },
    })),
    addedAtByBetId: Object.fromEntries(
      draft.bets.map(({ bet, addedAt }) => [bet.market.id, addedAt]),
    ),
    systemValue: terms.systemValue,
    systemValues: systemValues(freeCount(draft)),
    systemOptions: [...figures.options],
    amount: figures.amount,
    amountByBlockId: { ...draft.amountByBlockId },
    amountByBetId: amountByBetId(draft),
    initialAmount: figures.initialAmount,
    minBetAmount: bounds.min,
    maxBetAmount: bounds.max,
    availablePrepaidAmount: checked?.availablePrepaidAmount ?? 0,
    coef,
    coefByView: coef === null ? '' : formatCoef(coef, context.coefViewId),
    antiExpressCoef: hasPrice ? figures.antiExpressCoef : null,
    possibleWin: canWin ? figures.possibleWin : null,
    maxPayout: terms.maxPayout ?? null,
    hyperBonus: terms.hyperBonus ?? null,
    promoCode: promoCodeOf(draft),
    manualPromoCode: manualPromoCode(draft, checked),
    promoCodes: [...(checked?.promoCodes ?? [])],
    expressId: draft.expressId,
    isPlaceBet: placing.status === 'idle' && problems.length === 0,
    isAutoMaxOffered: figures.isAutoMaxOffered,
    isAutoMax: draft.isAutoMax && figures.isAutoMaxOffered,
    isVipBet: figures.isVipBet,
    isFreeBet: figures.isFreeBet,
    isBankerOffered: isBankerOffered(draft),
    isLoadedFromCode: draft.isLoadedFromCode,
    bonusBet: bonusCoef === null ? null : { coef: bonusCoef },
    isBonusBetRemoved: draft.isBonusBetRemoved,
    limits: [...(checked?.limits ?? [])],
    problems: [...refusals, ...problems],
  };
}
