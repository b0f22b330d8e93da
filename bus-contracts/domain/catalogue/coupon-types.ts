import type { CouponType } from '../../contracts/betting/coupon-bet';

/** The coupon types of the specification. */
export const SINGLE = 0;
export const EXPRESS = 1;
export const SYSTEM = 2;
/** Several singles placed together, each of them a bet of its own. */
export const BATCH = 9;

/** The block of a system's bets that are in every line. */
export const BANKER_BLOCK = 1;
/** The block of a system's other bets. */
export const FREE_BLOCK = 0;

/** Whether each bet of the coupon is a bet of its own, with its own stake. */
export function isSingles(typeId: CouponType): boolean {
  return typeId === SINGLE || typeId === BATCH;
}

/** The type of so many singles: one is a single, several are a batch. */
export function singlesType(count: number): typeof SINGLE | typeof BATCH {
  return count > 1 ? BATCH : SINGLE;
}
