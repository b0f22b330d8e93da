/** What a problem means for the coupon, beside that it is not placed. */
interface CouponProblemRow {
  /** Shown after a press alone: a bet or the feed line shows it already, or the coupon is not filled yet. */
  readonly isShownAfterPress?: true;
  /** No one takes the coupon as it is: it has no coefficient and no possible win. */
  readonly isImpossible?: true;
  /** No bet is taken from the player, whatever it is. */
  readonly isBarring?: true;
}

/**
 * The problems of a coupon, by their codes: the operator's refusals and the site's own.
 * The fixes, the rules and what a refusal brings with it load later: `domain/catalogue/coupon-problem-details.ts`.
 */
export const COUPON_PROBLEMS = {
  empty: { isShownAfterPress: true },
  'not-signed-in': { isShownAfterPress: true },
  'stake-invalid': { isShownAfterPress: true },
  'stake-too-small': {},
  'stake-too-big': {},
  'not-enough-money': {},
  'price-changed': { isShownAfterPress: true },
  'bet-unconfirmed': { isShownAfterPress: true },
  'bet-blocked': { isShownAfterPress: true },
  'bet-finished': { isShownAfterPress: true },
  'bets-dependent': { isImpossible: true },
  'bets-impossible': { isImpossible: true },
  'match-unpriced': { isShownAfterPress: true },
  'express-needs-two': { isShownAfterPress: true },
  'system-needs-three': { isShownAfterPress: true },
  'feed-stale': { isShownAfterPress: true },
  refused: {},
  unavailable: {},
  'bet-banned-express': { isImpossible: true },
  'banker-disabled': { isShownAfterPress: true },
  'promo-not-accepted': { isShownAfterPress: true },
  'limit-reached': {},
  'session-limit-reached': { isBarring: true },
  banned: { isBarring: true },
  'account-frozen': { isBarring: true },
  'sport-not-allowed': {},
  'score-changed': {},
  'bonus-changed': {},
  'system-too-big': {},
  'placing-elsewhere': {},
  'odds-not-reached': {},
  'not-placed': {},
  'player-barred': { isBarring: true },
} as const satisfies Readonly<Record<string, CouponProblemRow>>;

export type CouponProblemCode = keyof typeof COUPON_PROBLEMS;

/** The codes of all problems. */
export const COUPON_PROBLEM_CODES: readonly CouponProblemCode[] = Object.keys(
  COUPON_PROBLEMS,
) as CouponProblemCode[];

/** What a problem means for the coupon. */
export const meaningOf = (code: CouponProblemCode): CouponProblemRow => COUPON_PROBLEMS[code];
