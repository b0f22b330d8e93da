import type { FailedPiece } from '../../platform/work/isolated-work';
import type { Match } from './match';
import type { MatchState } from './match-play';
import type { PricedOutcome } from './odds-board';

/** A listed game and its state. */
export interface LineGame {
  readonly match: Match;
  state: MatchState;
  /** Incremented by each change; a view of an older version is stale. */
  version: number;
  finishedAt: number | null;
  /** Until when all of its outcomes are priced, not only the main ones. */
  watchedUntil: number;
}

/** An outcome and its game, listed or not. */
export interface LineOutcome {
  readonly match: Match;
  readonly outcome: PricedOutcome;
}

/** What one tick has changed so far. */
export interface Changes {
  readonly odds: PricedOutcome[];
  readonly games: LineGame[];
  /** Whether bets on one of `games` may be decided now. */
  hasDecided: boolean;
}

/** What one tick has changed. */
export interface LineChanges extends Readonly<Changes> {
  /** The games that could not be updated, which hold no others back. */
  readonly failed: readonly FailedPiece[];
}
