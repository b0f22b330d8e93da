import type { CouponState, RequestOf, couponPlace } from '@grandstand/bus-contracts';
import { couponCoef, formatCoef } from '@grandstand/bus-contracts/domain';
import type { PlacementCoupon } from '../../api';
import type { Circumstances } from './circumstances';
import { isSingles } from './coupon-types';
import { isBanker } from './draft';

/** What the player saw when they clicked. */
export type Click = RequestOf<typeof couponPlace>;

/** How the coupon differs from what the player saw; null where it is the same. */
export function differenceFrom(
  click: Click,
  view: CouponState,
  accountId: number,
): 'price-changed' | 'not-ready' | null {
  const isSameCoupon =
    click.accountId === accountId &&
    click.amount === view.amount &&
    Object.keys(click.coefs).length === view.bets.length &&
    view.bets.every(({ market }) => Object.hasOwn(click.coefs, market.id));
  if (!isSameCoupon) return 'not-ready';
  const hasMoved = view.bets.some(({ market }) => click.coefs[market.id] !== market.coef);
  return hasMoved ? 'price-changed' : null;
}

/** A coupon to be sent, before it has its refId. */
export type Unsent = Omit<PlacementCoupon, 'refId'>;

/** What is sent for a click: one coupon, or one for each of several singles. */
export function couponsOf(
  click: Click,
  view: CouponState,
  payer: { readonly userId: string; readonly scale: number },
  coefViewId: Circumstances['coefViewId'],
): Unsent[] {
  const { typeId, systemValue } = view;
  const legs = view.bets.map((bet) => ({
    marketId: bet.market.id,
    coef: click.coefs[bet.market.id] ?? bet.market.coef,
    blockId: bet.blockId,
    isBanker: isBanker(bet),
  }));
  const coupons = isSingles(typeId) ? legs.map((leg) => [leg]) : [legs];
  const sentType = isSingles(typeId) ? 0 : typeId;
  return coupons.map((bets) => {
    const coef = couponCoef({ typeId: sentType, systemValue, legs: bets }) ?? 1;
    return {
      userId: payer.userId,
      scale: payer.scale,
      accountId: click.accountId,
      typeId: sentType,
      systemValue,
      amount: click.amount,
      bets,
      coef,
      coefByView: formatCoef(coef, coefViewId),
      coefViewId,
      // The operator refuses when a price moved: nothing worse is ever taken unasked.
      changeCoefAction: 0,
      exactCoef: 0,
      isDropOnScoreChange: false,
      amountByBlockId: {},
      prepaidAmount: 0,
    };
  });
}
