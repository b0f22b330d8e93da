import type { CouponProblemCode } from '@grandstand/bus-contracts';

/** What a player can press to solve a problem; the texts are in the shell's dictionary under `coupon.fix`. */
export type CouponFix =
  /** Sets the stake to the bound that it breaks. */
  | 'limit'
  /** Sets the stake to the most that limits and balance allow. */
  | 'most'
  /** Opens the form of deposits with what the stake lacks. */
  | 'deposit'
  | 'removeLater'
  | 'accept'
  | 'remove'
  | 'split'
  | 'free'
  | 'noPromo'
  | 'fewerLines'
  | 'single'
  | 'express'
  | 'signIn'
  | 'connect'
  | 'again'
  | 'presentOdds';

/** What comes with an operator's refusal of a placement, and what of it the site shows. */
interface RefusalRow {
  /** The detail that is an amount of money: a bound of the stake, or what is left of a limit. */
  readonly amount?: 'limit' | 'limitBalance';
  /** The mark of the bets that the refusal names. */
  readonly mark?: 'isBlocked' | 'isFinished' | 'isBannedExpress' | 'isDisabledBanker';
  /** The bets that the refusal names show it; one that names none is shown as `refused`. */
  readonly isShownByBets?: true;
  /** The problem names the first of the bets that the refusal names. */
  readonly isOfOneBet?: true;
}

/** The details of a problem of a coupon. */
interface ProblemDetails {
  /** What solves it, the likeliest first. */
  readonly fixes?: readonly CouponFix[];
  /** The number of the rule of betting that refuses the bet. */
  readonly rule?: string;
  /** The operator refuses a placement with this code; left out: only the site finds the problem. */
  readonly refusal?: RefusalRow;
}

const DETAILS = {
  empty: {},
  'not-signed-in': { fixes: ['signIn'] },
  'stake-invalid': {},
  'stake-too-small': { fixes: ['limit'], rule: '4.1', refusal: { amount: 'limit' } },
  'stake-too-big': { fixes: ['limit'], rule: '4.2', refusal: { amount: 'limit' } },
  'not-enough-money': { fixes: ['most', 'deposit'], refusal: {} },
  'price-changed': { fixes: ['accept', 'remove'], rule: '1.2', refusal: { isShownByBets: true } },
  'bet-unconfirmed': {},
  'bet-blocked': { fixes: ['remove'], refusal: { mark: 'isBlocked', isShownByBets: true } },
  'bet-finished': { fixes: ['remove'], refusal: { mark: 'isFinished', isShownByBets: true } },
  'bets-dependent': { fixes: ['split', 'removeLater'], rule: '2.6', refusal: {} },
  'bets-impossible': { fixes: ['removeLater', 'split'], rule: '2.6', refusal: {} },
  'match-unpriced': {},
  'express-needs-two': { fixes: ['single'] },
  'system-needs-three': { fixes: ['express'] },
  'feed-stale': { fixes: ['connect'], rule: '1.3' },
  refused: { fixes: ['again'] },
  unavailable: { fixes: ['again'] },
  'bet-banned-express': { fixes: ['split', 'remove'], refusal: { mark: 'isBannedExpress' } },
  'banker-disabled': { fixes: ['free'], refusal: { mark: 'isDisabledBanker' } },
  'promo-not-accepted': { fixes: ['noPromo'], refusal: {} },
  'limit-reached': { fixes: ['most'], rule: '4.6', refusal: { amount: 'limitBalance' } },
  'session-limit-reached': { refusal: {} },
  banned: { refusal: {} },
  'account-frozen': { refusal: {} },
  'sport-not-allowed': { fixes: ['remove'], refusal: { isOfOneBet: true } },
  'score-changed': { fixes: ['again'], refusal: {} },
  'bonus-changed': { fixes: ['again'], refusal: {} },
  'system-too-big': { fixes: ['fewerLines', 'split'], refusal: {} },
  'placing-elsewhere': { fixes: ['again'] },
  'odds-not-reached': { fixes: ['presentOdds'], refusal: {} },
  'not-placed': { fixes: ['remove'] },
  'player-barred': {},
} as const satisfies Readonly<Record<CouponProblemCode, ProblemDetails>>;

/** What solves each problem of a coupon, which rule it is from, and what an operator's refusal brings with it. */
export const COUPON_PROBLEM_DETAILS: Readonly<Record<CouponProblemCode, ProblemDetails>> = DETAILS;

/** The operator's codes of a refused placement: the problem that the coupon then has is of the same code. */
export type PlacementRefusal = {
  [Code in CouponProblemCode]: (typeof DETAILS)[Code] extends { readonly refusal: object }
    ? Code
    : never;
}[CouponProblemCode];

/** The operator's codes of a refused placement. */
export const PLACEMENT_REFUSALS: readonly PlacementRefusal[] = Object.keys(DETAILS).filter(
  (code): code is PlacementRefusal =>
    COUPON_PROBLEM_DETAILS[code as CouponProblemCode].refusal !== undefined,
);

/** Where a player goes on from whom no bet is taken; the texts are in the shell's dictionary under `coupon.way`. */
export type BarredWay = 'ban' | 'limits' | 'verify' | 'support';

/**
 * The operator's refusals of a player, whatever the bet is. A code that is no problem of the coupon
 * is the reason of the problem `player-barred`, and comes with the operator's text.
 */
export const BARRED_WAYS: Readonly<Record<string, BarredWay>> = {
  banned: 'ban',
  'account-frozen': 'support',
  'session-limit-reached': 'limits',
  'return-unconfirmed': 'limits',
  'hold-check': 'verify',
  'hold-people': 'support',
  'hold-same': 'support',
  'product-blocked': 'support',
};
