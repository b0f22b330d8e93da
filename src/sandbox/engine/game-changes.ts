import type { PeriodScores, Turn } from '../play/timeline';

/** What QA changed of a game; kept, so that it outlives a restart. */
export interface GameChanges {
  /** Kick-off on the match clock, in place of the planned one. */
  readonly kickoff?: number;
  readonly turn?: Turn;
  /** Ended by hand, at a time of the match clock; without a score all bets are void. */
  readonly end?: { readonly at: number; readonly score: PeriodScores | null };
  /** Prices that stay as they were set, by outcome. */
  readonly coefs: Readonly<Record<string, number>>;
  /** "game", "market:17" or an outcome's id. */
  readonly suspended: readonly string[];
  /** What outcomes may not be, by outcome. */
  readonly bans?: Readonly<Record<string, Ban>>;
}

/** What an outcome may not be in a coupon. */
export interface Ban {
  readonly isBannedExpress: boolean;
  readonly isDisabledBanker: boolean;
}

export const UNCHANGED: GameChanges = { coefs: {}, suspended: [] };
