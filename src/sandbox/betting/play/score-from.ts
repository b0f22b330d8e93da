import type { Pair } from './fixture';
import type { SetRules } from './sets/sets';
import type { PeriodScores } from './timeline';

/** Which scores QA can set, and what they say of the periods. */
export interface ScoreRules {
  /** A score with its periods, from the two numbers that QA gave. */
  readonly from: (before: PeriodScores, score: Pair) => PeriodScores;
  readonly isPossible: (score: Pair) => boolean;
  /** Whether a match can end with a score. */
  readonly isPossibleEnd: (score: Pair) => boolean;
}

const always = (): boolean => true;

/** Keeps earlier periods; the last one gets the difference. */
function periodsOf(before: PeriodScores, score: Pair): Pair[] {
  const earlier = before.periods.slice(0, -1);
  const rest = {
    home: score.home - earlier.reduce((sum, { home }) => sum + home, 0),
    away: score.away - earlier.reduce((sum, { away }) => sum + away, 0),
  };
  if (rest.home >= 0 && rest.away >= 0) return [...earlier, rest];
  return [...earlier.map(() => ({ home: 0, away: 0 })), score];
}

/** Of sports whose periods add up to the score. */
export const scoresOfPeriods: ScoreRules = {
  from: (before, score) => ({
    ...score,
    periods: periodsOf(before, score),
    period: before.period,
  }),
  isPossible: always,
  isPossibleEnd: always,
};

/** Sets with close scores: 6:4, 25:23. */
function setsOf(pointsToWin: number, { home, away }: Pair): Pair[] {
  const lost = pointsToWin - 2;
  return [
    ...Array.from({ length: home }, () => ({ home: pointsToWin, away: lost })),
    ...Array.from({ length: away }, () => ({ home: lost, away: pointsToWin })),
  ];
}

/** Of sports that count sets or maps: a side can't win more of them than a match needs. */
export function scoresOfSets({
  setsToWin,
  pointsToWin,
}: Pick<SetRules, 'setsToWin' | 'pointsToWin'>): ScoreRules {
  return {
    from(_, score) {
      const sets = setsOf(pointsToWin, score);
      const isOver = Math.max(score.home, score.away) >= setsToWin;
      const periods = isOver ? sets : [...sets, { home: 0, away: 0 }];
      return { ...score, periods, period: periods.length };
    },
    isPossible: ({ home, away }) =>
      Math.max(home, away) <= setsToWin && home + away < 2 * setsToWin,
    isPossibleEnd: always,
  };
}
