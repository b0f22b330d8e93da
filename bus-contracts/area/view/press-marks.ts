import type { CouponPick } from '../../contracts/betting/coupon-bet';

/** Marks the element that shows a price, with its outcome's id: the shell finds the pressed bet by it. */
export const OUTCOME_ATTRIBUTE = 'data-outcome';

/** Marks a button of a price with what the coupon needs of it, as `pickMark` writes it: the shell takes its press before the area runs. */
export const PICK_ATTRIBUTE = 'data-pick';

/** Marks the element that holds all that an area shows, with the area's name. */
export const AREA_ROOT_ATTRIBUTE = 'data-area-root';

/**
 * Writes the value of `PICK_ATTRIBUTE`.
 * @example pickMark({ coef: 2.4, gameId: 7, marketTypeId: 17 }) // "7 17 2.4"
 */
export function pickMark({ gameId, marketTypeId, coef }: Omit<CouponPick, 'marketId'>): string {
  return `${gameId} ${marketTypeId} ${coef}`;
}

/** Reads the value of `PICK_ATTRIBUTE`; undefined where it is none. */
export function readPickMark(mark: string): Omit<CouponPick, 'marketId'> | undefined {
  const [gameId = Number.NaN, marketTypeId = Number.NaN, coef = Number.NaN] = mark
    .split(' ')
    .map(Number);
  return [gameId, marketTypeId, coef].every(Number.isFinite)
    ? { gameId, marketTypeId, coef }
    : undefined;
}
