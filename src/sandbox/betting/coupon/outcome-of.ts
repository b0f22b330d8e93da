import type { Line } from '../engine/line';
import type { Match } from '../match/match';
import type { MatchState } from '../match/match-play';
import type { PricedOutcome } from '../match/odds-board';

/** An outcome with the game it belongs to. */
export interface FoundOutcome {
  readonly match: Match;
  readonly state: MatchState;
  readonly outcome: PricedOutcome;
  /** Whether its game is finished or not listed. */
  readonly isFinished: boolean;
}

/** The outcome of an id; undefined if there is none. */
export function outcomeOf(line: Line, marketId: string, now: number): FoundOutcome | undefined {
  const found = line.outcome(marketId, now);
  if (!found) return undefined;
  const { match, outcome } = found;
  const inSight = line.game(match.id);
  return {
    match,
    outcome,
    state: inSight?.state ?? match.state(now),
    isFinished: (!inSight && !match.fixture.isOutright) || match.isOver(now),
  };
}
