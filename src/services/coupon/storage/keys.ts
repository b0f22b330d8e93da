/** The coupon in one piece: bets, addedAtByBetId, typeId, systemValue and the stake. */
export const COUPON_KEY = 'coupon';

/** A key for each bet, so that bets which two tabs add at once do not overwrite each other. */
export const BET_PREFIX = `${COUPON_KEY}.bet.`;

/** Whether the coupon keeps something of its own under a key. */
export function isCouponKey(key: string): boolean {
  return key === COUPON_KEY || key.startsWith(`${COUPON_KEY}.`);
}
