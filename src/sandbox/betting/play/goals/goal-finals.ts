import type { Pair } from '../fixture';
import type { PeriodScores, PlayState, PossibleFinal } from '../timeline';

/** More goals of one side are nearly impossible. */
const MAX_GOALS = 11;
/** Final scores that are less likely are left out. */
const NEARLY_NEVER = 1e-12;
/** With more separate periods, there are too many final scores to list. */
const MAX_STRETCHES = 2;

/** The probabilities of no goal, one goal and so on: a Poisson distribution. */
export function goalShares(expected: number): number[] {
  const shares = [Math.exp(-expected)];
  for (let goals = 1; goals <= MAX_GOALS; goals++) {
    shares.push(((shares[goals - 1] ?? 0) * expected) / goals);
  }
  return shares;
}

interface GoalsToCome {
  readonly periods: number;
  /** The expected goals of a whole match. */
  readonly strength: Pair;
  /** The periods whose goals are counted separately, from 1. */
  readonly apart: ReadonlySet<number>;
}

/** The possible final scores of a match whose goals to come are Poisson distributed and independent; null if they are too many. */
export function finalsOf(
  state: PlayState,
  { periods, strength, apart }: GoalsToCome,
): readonly PossibleFinal[] | null {
  const stretches = sharesToPlay(state, periods, apart);
  if (stretches.size > MAX_STRETCHES) return null;
  let finals: PossibleFinal[] = [{ score: withAllPeriods(state.score, periods), share: 1 }];
  for (const [period, share] of stretches) {
    const home = goalShares(strength.home * share);
    const away = goalShares(strength.away * share);
    finals = finals.flatMap((before) =>
      home.flatMap((homeShare, more) =>
        away.flatMap((awayShare, others): PossibleFinal[] => {
          const share = before.share * homeShare * awayShare;
          if (share < NEARLY_NEVER) return [];
          return [{ share, score: withGoals(before.score, period, { home: more, away: others }) }];
        }),
      ),
    );
  }
  return finals;
}

/** The share of the match that is left of each period; the others are counted together. */
function sharesToPlay(
  { score, left, periodLeft }: PlayState,
  periods: number,
  apart: ReadonlySet<number>,
): Map<number, number> {
  const shares = new Map<number, number>();
  let rest = left;
  let other: number | undefined;
  for (let period = 1; period <= periods; period++) {
    const ofPeriod = period > score.period ? 1 : period === score.period ? periodLeft : 0;
    if (!apart.has(period)) other ??= period;
    else if (ofPeriod > 0) shares.set(period, ofPeriod / periods);
    if (apart.has(period)) rest -= ofPeriod / periods;
  }
  if (other !== undefined && rest > 1e-9) shares.set(other, rest);
  return shares;
}

function withAllPeriods(score: PeriodScores, periods: number): PeriodScores {
  const missing = Math.max(0, periods - score.periods.length);
  const none = Array.from({ length: missing }, () => ({ home: 0, away: 0 }));
  return { ...score, periods: [...score.periods, ...none], period: periods };
}

function withGoals(score: PeriodScores, period: number, goals: Pair): PeriodScores {
  return {
    ...score,
    home: score.home + goals.home,
    away: score.away + goals.away,
    periods: score.periods.map((own, place) =>
      place === period - 1 ? { home: own.home + goals.home, away: own.away + goals.away } : own,
    ),
  };
}
