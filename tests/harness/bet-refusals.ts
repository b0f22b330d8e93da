/**
 * The reasons for which the embedded operator takes no bet from a player, whatever it is, by its codes, and where the
 * coupon leads the player on. Who is excluded now, or has a closed account, is signed out.
 */
export const BET_REFUSALS = {
  banned: '/ban',
  'account-frozen': '/office/support',
  'return-unconfirmed': '/office/responsible',
  'hold-check': '/office/verification',
  'hold-people': '/office/support',
  'hold-same': '/office/support',
  'session-limit-reached': '/office/responsible',
  'product-blocked': '/office/support',
  'sport-not-allowed': '/office/support',
} as const;
export type BetRefusal = keyof typeof BET_REFUSALS;

export const BET_REFUSAL_CODES = Object.keys(BET_REFUSALS) as readonly BetRefusal[];
