/** The coupon in one piece: bets, addedAtByBetId, typeId, systemValue and the stake. */
export const COUPON_KEY = 'coupon';

/** A key for each bet, so that bets which two tabs add at once do not overwrite each other. */
export const BET_PREFIX = `${COUPON_KEY}.bet.`;

/** The prefix of the key of each coupon that was sent and has no known outcome yet. */
export const INTENT_PREFIX = `${COUPON_KEY}.intent.`;

/** Whether a coupon that was sent is kept under a key. */
export function isIntentKey(key: string): boolean {
  return key.startsWith(INTENT_PREFIX);
}

/** Whether the coupon keeps something of its own under a key. */
export function isCouponKey(key: string): boolean {
  return key === COUPON_KEY || key.startsWith(`${COUPON_KEY}.`);
}
