import type { CouponType } from '../../contracts/betting/coupon-bet';
import { COEF_SCALE, scaleCoef } from '../odds/scaled-coef';
import { EXPRESS } from './coupon-types';

const LEAST_BETS = 3;
const LEAST_COEF = 1100;
const LEAST_TOTAL = 1010;
/** A special bet gives no bonus. */
const SPECIAL = 7;
/** Nine bets give a percent each; more give this. */
const MOST_COUNTED = 9;
const GREATEST = 1100;

interface BonusFacts {
  /** Whether the site's config gives bonus bets. */
  readonly isAllowed: boolean;
  readonly typeId: CouponType;
  /** The real bets. */
  readonly bets: readonly { readonly coef: number; readonly kind: number }[];
  /** The coupon's coefficient without the bonus; null where it has none. */
  readonly coef: number | null;
}

/** The price of the bonus bet that an express earns, one further leg of it; null where it earns none. */
export function bonusBetCoef({ isAllowed, typeId, bets, coef }: BonusFacts): number | null {
  const isEarned =
    isAllowed &&
    typeId === EXPRESS &&
    bets.length >= LEAST_BETS &&
    bets.every((bet) => bet.kind !== SPECIAL && scaleCoef(bet.coef) >= LEAST_COEF) &&
    coef !== null &&
    scaleCoef(coef) >= LEAST_TOTAL;
  return isEarned ? bonusCoefOf(bets.length) : null;
}

/** 1.01 for one real bet, a hundredth more for each further one up to nine, 1.1 for more. */
export function bonusCoefOf(bets: number): number {
  return (bets <= MOST_COUNTED ? COEF_SCALE + bets * 10 : GREATEST) / COEF_SCALE;
}
