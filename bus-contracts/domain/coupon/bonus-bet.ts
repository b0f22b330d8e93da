import type { LegStatus } from '../../contracts/betting/bets';
import type { CouponType } from '../../contracts/betting/coupon-bet';
import { COEF_SCALE, scaleCoef } from '../odds/scaled-coef';
import { EXPRESS } from '../catalogue/coupon-types';

/** The fewest legs of an express with a bonus bet. */
export const MIN_BONUS_LEGS = 3;
/** How legs end of which an express is paid with its bonus bet. */
const PAID_WITH_BONUS: ReadonlySet<LegStatus> = new Set(['won', 'half-won', 'void']);
/** The least price of each of them. */
export const MIN_BONUS_COEF = 1.1;
const MIN_TOTAL = 1010;
/** A special bet gives no bonus. */
const SPECIAL = 7;
/** Nine bets give a percent each; more give this. */
const MAX_COUNTED = 9;
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
    bets.length >= MIN_BONUS_LEGS &&
    bets.every((bet) => bet.kind !== SPECIAL && scaleCoef(bet.coef) >= scaleCoef(MIN_BONUS_COEF)) &&
    coef !== null &&
    scaleCoef(coef) >= MIN_TOTAL;
  return isEarned ? bonusCoefOf(bets.length) : null;
}

/**
 * The price of the bonus bet of an express whose legs are settled; null where it is not earned any more. A void leg
 * leaves the coupon: the bonus bet is that of the legs which are left, if they are enough for one. A leg that is won
 * by half counts as won; with one that is lost, wholly or by half, there is no bonus bet.
 */
export function settledBonusCoef(
  bonusCoef: number | null | undefined,
  legs: readonly { readonly status: LegStatus }[],
): number | null {
  if (!bonusCoef || !legs.every(({ status }) => PAID_WITH_BONUS.has(status))) return null;
  const left = legs.filter(({ status }) => status !== 'void').length;
  return bonusCoefLeft(bonusCoef, { left, placed: legs.length });
}

/** The price of a bonus bet once only some of the legs that were placed are left. */
export function bonusCoefLeft(
  bonusCoef: number,
  { left, placed }: { readonly left: number; readonly placed: number },
): number | null {
  if (left === placed) return bonusCoef;
  return left < MIN_BONUS_LEGS ? null : Math.min(bonusCoef, bonusCoefOf(left));
}

/** 1.01 for one real bet, a hundredth more for each further one up to nine, 1.1 for more. */
export function bonusCoefOf(bets: number): number {
  return (bets <= MAX_COUNTED ? COEF_SCALE + bets * 10 : GREATEST) / COEF_SCALE;
}
