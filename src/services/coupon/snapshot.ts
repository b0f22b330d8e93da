import type { CouponState, RequestOf } from '@grandstand/bus-contracts';
import type { couponPlace } from '@grandstand/bus-contracts/shell';
import { couponCoef, formatCoef } from '@grandstand/bus-contracts/domain';
import type { PlacementBet, PlacementCoupon } from '../../api';
import type { Circumstances } from './circumstances';
import { isSingles } from './coupon-types';
import { isBanker } from './draft';
import type { Figures } from './figures';
import { prepaidOf } from './stake';

/** What the player saw when they clicked. */
export type Click = RequestOf<typeof couponPlace>;

const BATCH = 9;

/** How the coupon differs from what the player saw; null where it is the same, or better as far as they allow. */
export function differenceFrom(
  click: Click,
  view: CouponState,
  figures: Figures,
  { account, settings }: Circumstances,
): 'price-changed' | 'not-ready' | null {
  const isSameCoupon =
    click.accountId === account?.id &&
    areSameStakes(click, view, figures) &&
    (click.typeId ?? view.typeId) === view.typeId &&
    (click.systemValue ?? view.systemValue) === view.systemValue &&
    Object.keys(click.coefs).length === view.bets.length &&
    view.bets.every(({ market }) => Object.hasOwn(click.coefs, market.id));
  if (!isSameCoupon) return 'not-ready';
  const action = settings.changeCoefAction;
  let hasMoved = false;
  for (const { market } of view.bets) {
    const shown = click.coefs[market.id] ?? market.coef;
    if (shown === market.coef) continue;
    if (action === 0 || (action === 2 && market.coef < shown)) return 'price-changed';
    hasMoved = true;
  }
  // With prices that moved as the player allows it the win is another one, too.
  const isSameWin = click.possibleWin === undefined || click.possibleWin === view.possibleWin;
  return hasMoved || isSameWin ? null : 'not-ready';
}

function areSameStakes(click: Click, view: CouponState, { stakes }: Figures): boolean {
  const { amountByBetId } = click;
  if (view.typeId !== BATCH || amountByBetId === undefined) {
    return stakes.every((stake) => stake === click.amount);
  }
  return view.bets.every(({ market }, place) => amountByBetId[market.id] === stakes[place]);
}

/** A coupon to be sent, before it has its refId. */
export type Unsent = Omit<PlacementCoupon, 'refId'>;

/** What is sent for a click: one coupon, or one for each of several singles. */
export function couponsOf(
  click: Click,
  view: CouponState,
  figures: Figures,
  around: Circumstances,
  now: number,
): Unsent[] {
  const { typeId, systemValue } = view;
  const legs = view.bets.map((bet): PlacementBet => ({
    marketId: bet.market.id,
    coef: click.coefs[bet.market.id] ?? bet.market.coef,
    blockId: bet.blockId,
    isBanker: typeId === 2 && isBanker(bet),
    seen: { coef: bet.seenCoef, at: bet.seenAt },
    sentAt: now,
    score: bet.market.isLive && bet.score ? { home: bet.score.home, away: bet.score.away } : null,
  }));
  const stakes = figures.stakes.map((stake) => stake ?? 0);
  const prepaid = prepaidOf(stakes, around.account?.money ?? 0, view.availablePrepaidAmount);
  const coupons = isSingles(typeId) ? legs.map((leg) => [leg]) : [legs];
  const isOneOfMany = coupons.length > 1 || typeId === BATCH || click.only !== undefined;
  return coupons.map((bets, place) =>
    couponOf(
      {
        typeId: isSingles(typeId) ? 0 : typeId,
        systemValue,
        amount: stakes[place] ?? 0,
        prepaidAmount: prepaid[place] ?? 0,
        bets,
        promoCode: view.promoCode,
        isVipBet: view.isVipBet,
        bonusCoef: view.bonusBet?.coef ?? null,
        hyperBonus: view.hyperBonus && { percent: view.hyperBonus.percent },
        // Each single is a coupon; what was asked for was one coefficient for one coupon.
        exactCoef: isOneOfMany ? 0 : around.settings.exactCoef,
        amountByBlockId: typeId === BATCH ? { [bets[0]?.blockId ?? 0]: stakes[place] ?? 0 } : {},
      },
      around,
    ),
  );
}

type OwnTerms = Pick<
  Unsent,
  | 'typeId'
  | 'systemValue'
  | 'amount'
  | 'prepaidAmount'
  | 'bets'
  | 'promoCode'
  | 'isVipBet'
  | 'bonusCoef'
  | 'hyperBonus'
  | 'exactCoef'
  | 'amountByBlockId'
>;

/** A coupon with how this player bets. */
export function couponOf(
  own: OwnTerms,
  { userId, account, coefViewId, settings }: Circumstances,
): Unsent {
  const { typeId, systemValue, bets, bonusCoef } = own;
  const coef = couponCoef({ typeId, systemValue, legs: bets, bonusCoef }) ?? 1;
  return {
    ...own,
    userId,
    scale: account?.scale ?? 0,
    accountId: account?.id ?? 0,
    coef,
    coefByView: formatCoef(coef, coefViewId),
    coefViewId,
    changeCoefAction: settings.changeCoefAction,
    isDropOnScoreChange: settings.isDropOnScoreChange,
  };
}
