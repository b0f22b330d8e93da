import type { Chances } from './timeline';

/** One possible final score. */
export interface Outcome {
  readonly home: number;
  readonly away: number;
  readonly share: number;
}

type Shares = Map<number, number>;

function add(shares: Shares, key: number, share: number): void {
  shares.set(key, (shares.get(key) ?? 0) + share);
}

const scoreKey = (home: number, away: number): number => home * 1000 + away;

/** The share above a line, without the share on it. */
function shareAbove(shares: Shares, line: number): number {
  let above = 0;
  let below = 0;
  for (const [key, share] of shares) {
    if (key > line) above += share;
    else if (key < line) below += share;
  }
  return above + below > 0 ? above / (above + below) : 0.5;
}

/** Chances by the probabilities of all final scores. */
export function discreteChances(outcomes: readonly Outcome[]): Chances {
  const totals: Shares = new Map();
  const leads: Shares = new Map();
  const scores: Shares = new Map();
  const result = { home: 0, draw: 0, away: 0 };
  let bothScore = 0;
  for (const { home, away, share } of outcomes) {
    add(totals, home + away, share);
    add(leads, home - away, share);
    add(scores, scoreKey(home, away), share);
    if (home > away) result.home += share;
    else if (home < away) result.away += share;
    else result.draw += share;
    if (home > 0 && away > 0) bothScore += share;
  }
  return {
    result: () => result,
    over: (line) => shareAbove(totals, line),
    handicap: (line) => shareAbove(leads, -line),
    bothScore: () => bothScore,
    exact: (home, away) => scores.get(scoreKey(home, away)) ?? 0,
  };
}
