import type { Chances } from './timeline';

/** One possible final score. */
export interface Outcome {
  readonly home: number;
  readonly away: number;
  readonly share: number;
}

/** Chances counted from all possible final scores. */
export function discreteChances(outcomes: readonly Outcome[]): Chances {
  const sum = (fits: (outcome: Outcome) => boolean): number =>
    outcomes.reduce((total, outcome) => (fits(outcome) ? total + outcome.share : total), 0);
  const share = (won: number, lost: number): number => (won + lost > 0 ? won / (won + lost) : 0.5);

  return {
    result: () => ({
      home: sum(({ home, away }) => home > away),
      draw: sum(({ home, away }) => home === away),
      away: sum(({ home, away }) => home < away),
    }),
    over: (line) =>
      share(
        sum(({ home, away }) => home + away > line),
        sum(({ home, away }) => home + away < line),
      ),
    handicap: (line) =>
      share(
        sum(({ home, away }) => home + line > away),
        sum(({ home, away }) => home + line < away),
      ),
    bothScore: () => sum(({ home, away }) => home > 0 && away > 0),
    exact: (h, a) => sum(({ home, away }) => home === h && away === a),
  };
}
