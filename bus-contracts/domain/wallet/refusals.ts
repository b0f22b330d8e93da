import * as v from 'valibot';
import { momentSchema, moneySchema, roundIdSchema } from './values';

/** The refusals of calls, with the status of each. */
export const WALLET_REFUSALS = {
  /** The code of a launch is unknown, was exchanged before, or is older than 60 s. */
  'bad-code': 422,
  /** No session of this provider has such a token. */
  'unknown-session': 422,
  /** The player has signed out, or was signed out, or has begun another session of this game. */
  'session-ended': 422,
  /** The player may not play: excluded, banned or closed. */
  excluded: 422,
  frozen: 422,
  'product-blocked': 422,
  maintenance: 503,
  'not-enough-money': 422,
  'limit-reached': 422,
  /** The terms of the player's bonus allow no such stake, or not this game. */
  'bonus-max-stake': 422,
  'bonus-excluded-game': 422,
  'session-limit-reached': 422,
  /** The site has asked the player for the reality check, and has no answer yet. */
  'reality-check-due': 422,
  'stake-bounds': 422,
  /** The player has no free spin of this game with this stake: they were used, given up, or their time is over. */
  'no-free-spins': 422,
  'too-fast': 422,
  'wrong-currency': 422,
  /** The session is of another game, or the round is. */
  'wrong-game': 422,
  /** Another round of the game is open, and must end before a new one begins. */
  'round-open': 422,
  /** Draws were named for a round that has begun, or with a bet that is not its first. */
  'draws-too-late': 422,
  /** The shared round was drawn or voided: it takes no bets. */
  'bets-closed': 422,
  /** The same id was used before, with another body. */
  'other-body': 409,
  'round-closed': 409,
  /** The bet was taken back, maybe before it came. */
  'rolled-back': 409,
  /** The bet has its win, so it can't be taken back. */
  'bet-settled': 409,
  /** The shared round of the bet was drawn, so it can't be taken back. */
  'number-drawn': 409,
  /** The round would pay more than one may pay, or more than the books can hold: the same amount is never booked. */
  'amount-too-large': 422,
  'unknown-bet': 409,
  'unknown-round': 409,
  /** The operator counts other sums: a call has yet to arrive, or one of the two is wrong. */
  'sums-differ': 409,
  /** The table has no chain with a salt and a round left: `open-table` comes first. */
  'table-not-open': 409,
  /** The operator has voided the shared round: it is never drawn, and its bets are taken back. */
  'round-void': 409,
} as const;
export type WalletRefusalCode = keyof typeof WALLET_REFUSALS;

/** Whole units as the player set the limit, not minor ones, since the type of the limit may count days. */
const number = v.number();

/** What a refusal tells beside its code. */
export const walletRefusalDetails = {
  'not-enough-money': v.object({ balance: moneySchema }),
  'limit-reached': v.object({ limitType: number, limitBalance: number }),
  'bonus-max-stake': v.object({ max: moneySchema }),
  'session-limit-reached': v.object({ resetsAt: number }),
  'stake-bounds': v.object({ min: moneySchema, max: moneySchema, step: moneySchema }),
  'too-fast': v.object({ nextAt: momentSchema }),
  'amount-too-large': v.object({ max: moneySchema }),
  'round-open': v.object({ roundId: roundIdSchema }),
  'sums-differ': v.object({ staked: moneySchema, won: moneySchema }),
} as const satisfies Partial<Record<WalletRefusalCode, v.GenericSchema>>;

/** The body of an answer that is not 200. */
export const walletRefusalSchema = v.object({
  error: v.object({
    /** One of `WALLET_REFUSALS`, or of all calls: "unauthorized", "bad-request", "internal". */
    code: v.string(),
    details: v.optional(v.unknown()),
  }),
});
