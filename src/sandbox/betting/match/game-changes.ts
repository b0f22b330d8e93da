import type { AddedEvent } from '../play/course/match-events';
import type { PeriodScores, Turn } from '../play/timeline';

/** QA's changes of a game; they are stored and survive a restart. */
export interface GameChanges {
  /** Kick-off on the match clock, instead of the planned one. */
  readonly kickoff?: number;
  readonly turn?: Turn;
  /** The end that QA set, on the match clock; without a score all bets are void. */
  readonly end?: { readonly at: number; readonly score: PeriodScores | null };
  /** Fixed prices by outcome. */
  readonly coefs: Readonly<Record<string, number>>;
  /** "game", "market:17" or an outcome's id. */
  readonly suspended: readonly string[];
  /** Corners, cards, shots and substitutions beside those that are drawn, and who scored goals. */
  readonly events?: readonly AddedEvent[];
  /** Bans by outcome. */
  readonly bans?: Readonly<Record<string, Ban>>;
}

/** Which uses of an outcome in a coupon are banned. */
export interface Ban {
  readonly isBannedExpress: boolean;
  readonly isDisabledBanker: boolean;
}

export const UNCHANGED: GameChanges = { coefs: {}, suspended: [] };
