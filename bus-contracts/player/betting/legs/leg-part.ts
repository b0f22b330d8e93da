import type { Score } from '../../../contracts/betting/line';

export interface Pair {
  readonly home: number;
  readonly away: number;
}

/** What a score counts. */
export type Unit = 'goals' | 'points' | 'runs' | 'sets' | 'games' | 'maps' | 'rounds' | 'kills';

/** The present score of the match, or of the part that an outcome is about. */
export interface PartNow {
  readonly score: Pair;
  readonly unit: Unit;
  readonly isOver: boolean;
  /** It was not played, and the match is over. */
  readonly isMissing: boolean;
}

/** By the sport's id: football and ice hockey count goals, tennis and volleyball sets of games and of points, cricket runs, and cyber-sport maps of rounds and of kills. */
const UNITS: Readonly<Record<number, readonly [match: Unit, part: Unit]>> = {
  1: ['goals', 'goals'],
  2: ['goals', 'goals'],
  3: ['points', 'points'],
  4: ['sets', 'games'],
  5: ['runs', 'runs'],
  6: ['sets', 'points'],
  41: ['maps', 'rounds'],
  42: ['maps', 'kills'],
  43: ['maps', 'kills'],
  44: ['maps', 'rounds'],
  45: ['goals', 'goals'],
};
const OTHER_UNITS = ['points', 'points'] as const;

const MATCH = 0;
/** All games, or all points, of a match in sets. */
const SUMS: ReadonlySet<number> = new Set([40, 41]);

/** The periods of a part, from 1: halves, halves of two quarters, quarters, sets, periods and maps; none: it is unknown. */
function periodsOf(part: number): readonly number[] {
  if (part >= 1 && part <= 2) return [part];
  if (part === 5) return [1, 2];
  if (part === 6) return [3, 4];
  if (part >= 11 && part <= 14) return [part - 10];
  if (part >= 21 && part <= 25) return [part - 20];
  if (part >= 31 && part <= 33) return [part - 30];
  return part >= 51 && part <= 55 ? [part - 50] : [];
}

/** The part of a match, by the number that types of markets and outcomes begin with; null where it is unknown. */
export function partNow(
  part: number,
  score: Score,
  { sportId, isFinished }: { readonly sportId: number; readonly isFinished: boolean },
): PartNow | null {
  const [ofMatch, ofPart] = UNITS[sportId] ?? OTHER_UNITS;
  if (part === MATCH) {
    return { score, unit: ofMatch, isOver: isFinished, isMissing: false };
  }
  if (SUMS.has(part)) {
    return { score: sumOf(score.periods), unit: ofPart, isOver: isFinished, isMissing: false };
  }
  const numbers = periodsOf(part);
  const last = numbers.at(-1);
  if (last === undefined) return null;
  const played = score.periods.filter((_, place) => numbers.includes(place + 1));
  // Sets that were won are counted, so that a set is over before the next one begins.
  const isPast =
    ofMatch === 'sets' || ofMatch === 'maps'
      ? score.home + score.away >= last
      : score.period > last || (score.period === last && score.isBreak === true);
  return {
    score: sumOf(played),
    unit: ofPart,
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
