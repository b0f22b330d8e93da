import type { CouponType } from '../../contracts/coupon-bet';

/** The coupon types of the specification. */
export const SINGLE = 0;
export const EXPRESS = 1;
export const SYSTEM = 2;
/** Several singles placed together, each of them a bet of its own. */
export const BATCH = 9;

/** Whether each bet of the coupon is a bet of its own, with its own stake. */
export function isSingles(typeId: CouponType): boolean {
  return typeId === SINGLE || typeId === BATCH;
}

/** The type of so many singles: one is a single, several are a batch. */
export function singlesType(count: number): typeof SINGLE | typeof BATCH {
  return count > 1 ? BATCH : SINGLE;
}
