/** What the operator says of coupons, but for how long it holds bets on games in play. */
export const RULES = {
  /** The types whose stake has a least and a greatest. */
  boundTypes: [0, 1, 2, 9],
  isBonusBetAllowed: true,
  maxBets: 30,
  /** Prices that old are not bet on. */
  staleAfterMs: 25_000,
};
