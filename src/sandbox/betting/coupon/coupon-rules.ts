/** The coupon's rules in the site config; the live delay is in `Placing`. */
export const RULES = {
  /** Coupon types with a minimum and a maximum stake. */
  boundTypes: [0, 1, 2, 9],
  isBonusBetAllowed: true,
  maxBets: 30,
  /** The site places no bet on prices older than this. */
  staleAfterMs: 25_000,
};
