import type { CouponType } from '../../contracts/betting/coupon-bet';
import { BATCH, EXPRESS, SINGLE } from '../catalogue/coupon-types';

const LINE = 3;
/** The type of an account that holds a bonus. */
export const BONUS_ACCOUNT = 4;

/** The greatest stake of a VIP bet, in greatest stakes. */
export const VIP_STAKES = 3;

/** Whether auto-max and vip bet are offered: a greatest stake that is finite, line bets alone, at least one, and no batch. */
export function isAutoMaxOffered(coupon: {
  readonly typeId: CouponType;
  readonly bets: readonly { readonly kind: number }[];
  readonly maxBetAmount: number | null;
}): boolean {
  return (
    coupon.typeId !== BATCH &&
    coupon.bets.length > 0 &&
    coupon.bets.every((bet) => bet.kind === LINE) &&
    Number.isFinite(coupon.maxBetAmount)
  );
}

/** Whether a coupon of this type takes promo codes. */
export function acceptsPromoCodes(typeId: CouponType): boolean {
  return typeId !== BATCH;
}

/**
 * Whether a coupon of this type may be a free bet: one stake at one price. The stake of a system is spread over
 * its lines, of which some may win, so that what is paid without it could be read in two ways.
 */
export function acceptsFreeBets(typeId: CouponType): boolean {
  return typeId === SINGLE || typeId === EXPRESS;
}

/** What a free bet pays of a payout: all but the stake, which is not returned. */
export function withoutStake(payout: number, stake: number): number {
  return Math.max(0, payout - stake);
}

/** The advance for a stake: the part beyond the balance, up to the available advance. */
export function advanceOn(
  stake: number,
  { money, available }: { readonly money: number; readonly available: number },
): number {
  return Math.min(available, Math.max(0, stake - money));
}

/** The least and the greatest stake in minor units; null: none. */
export interface StakeBounds {
  readonly min: number | null;
  readonly max: number | null;
}

/** The bounds that hold: none for a type the site config does not list, no greatest for a bonus account. */
export function stakeBounds(coupon: {
  readonly typeId: CouponType;
  /** The types the site config lists. */
  readonly boundTypes: readonly number[];
  readonly accountType: number;
  readonly minBetAmount: number | null;
  readonly maxBetAmount: number | null;
}): StakeBounds {
  if (!coupon.boundTypes.includes(coupon.typeId)) return { min: null, max: null };
  const isBonus = coupon.accountType === BONUS_ACCOUNT;
  return { min: coupon.minBetAmount, max: isBonus ? null : coupon.maxBetAmount };
}

/** How a stake breaks its bounds; null where it keeps them. */
export function stakeFault(
  amount: number,
  { min, max }: StakeBounds,
): { readonly code: 'too-small' | 'too-big'; readonly limit: number } | null {
  if (min !== null && amount < min) return { code: 'too-small', limit: min };
  if (max !== null && amount > max) return { code: 'too-big', limit: max };
  return null;
}
