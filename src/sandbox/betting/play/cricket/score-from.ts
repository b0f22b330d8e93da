import type { Pair } from '../fixture';
import type { ScoreRules } from '../score-from';
import type { PeriodScores } from '../timeline';
import { inningsOf, limitsOf, newInnings, REGULAR, scoreOf, type Innings } from './innings';

/** An innings with other runs; those of its first six overs are never more. */
function withRuns(innings: Innings, runs: number): Innings {
  return { ...innings, runs, firstSix: Math.min(innings.firstSix, runs) };
}

/** A score with its innings, from the runs that QA gave: runs of away begin its innings. */
export function cricketScore(before: PeriodScores, { home, away }: Pair): PeriodScores {
  const [first = newInnings('home'), second] = inningsOf(before).slice(0, REGULAR);
  const bats = withRuns(first, home);
  if (!second && away === 0) return scoreOf([bats]);
  const ended = second ? bats : { ...bats, balls: limitsOf(0).balls };
  return scoreOf([ended, withRuns(second ?? newInnings('away'), away)]);
}

/** The scores that QA can set: super overs decide a level match. */
export const cricketScores: ScoreRules = {
  from: cricketScore,
  isPossible: () => true,
  isPossibleEnd: ({ home, away }) => home !== away,
};
