import type { Score } from '../../../contracts/betting/line';
import * as PART from '../../../domain/catalogue/part-ids';
import { isSumOfSets, periodsOfPart } from '../../../domain/catalogue/parts';
import { countsPeriods, sportUnits, type ScoreUnit } from '../../../domain/catalogue/sports';

export interface Pair {
  readonly home: number;
  readonly away: number;
}

/** The present score of the match, or of the part that an outcome is about. */
export interface PartNow {
  readonly score: Pair;
  readonly unit: ScoreUnit;
  readonly isOver: boolean;
  /** It was not played, and the match is over. */
  readonly isMissing: boolean;
}

/** The part of a match, by the number that types of markets and outcomes begin with; null where it is unknown. */
export function partNow(
  part: number,
  score: Score,
  { sportId, isFinished }: { readonly sportId: number; readonly isFinished: boolean },
): PartNow | null {
  const units = sportUnits(sportId);
  if (part === PART.match) {
    return { score, unit: units.match, isOver: isFinished, isMissing: false };
  }
  if (isSumOfSets(part)) {
    return {
      score: sumOf(score.periods),
      unit: units.period,
      isOver: isFinished,
      isMissing: false,
    };
  }
  const numbers = periodsOfPart(part);
  const last = numbers?.at(-1);
  if (!numbers || last === undefined) return null;
  const played = score.periods.filter((_, place) => numbers.includes(place + 1));
  // Sets that were won are counted, so that a set is over before the next one begins.
  const isPast = countsPeriods(units)
    ? score.home + score.away >= last
    : score.period > last || (score.period === last && score.isBreak === true);
  return {
    score: sumOf(played),
    unit: units.period,
    isOver: isFinished || isPast,
    isMissing: isFinished && played.length < numbers.length,
  };
}

function sumOf(periods: readonly Pair[]): Pair {
  return {
    home: periods.reduce((sum, { home }) => sum + home, 0),
    away: periods.reduce((sum, { away }) => sum + away, 0),
  };
}
