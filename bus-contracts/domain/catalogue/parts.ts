import * as PART from './part-ids';

/** Whether a part is the sum of all sets of the match: of its games, or its points. */
export function isSumOfSets(part: number): boolean {
  return part === PART.games || part === PART.points;
}

/** Whether a part is a count over the whole match, and no stretch of its time. */
export function isSumOfMatch(part: number): boolean {
  return isSumOfSets(part) || part === PART.firstSix || part === PART.wickets;
}

/** What is counted in a match beside its score, by the names of the statistics of its course. */
export type CountedStatistic = 'corners' | 'yellow-cards' | 'shots-on-target';

/** A count beside the score: of the whole match, or of one half. */
export interface CountPart {
  readonly statistic: CountedStatistic;
  /** 0: the whole match. */
  readonly half: 0 | 1 | 2;
}

/** The whole match; the halves are the next two. */
const COUNTS = [
  [PART.corners, 'corners'],
  [PART.yellowCards, 'yellow-cards'],
  [PART.shots, 'shots-on-target'],
] as const;

/** The count that a part is; undefined where it is a part of the score. */
export function countOfPart(part: number): CountPart | undefined {
  for (const [first, statistic] of COUNTS) {
    const half = part - first;
    if (half === 0 || half === 1 || half === 2) return { statistic, half };
  }
  return undefined;
}

const ONE_BY_ONE = [
  [PART.half, 2],
  [PART.quarter, 4],
  [PART.set, 5],
  [PART.period, 3],
  [PART.map, 5],
] as const;

const PERIODS: ReadonlyMap<number, readonly number[]> = new Map<number, readonly number[]>([
  ...ONE_BY_ONE.flatMap(([first, count]) =>
    Array.from({ length: count }, (_, place) => [first + place, [place + 1]] as const),
  ),
  [PART.halfOfQuarters, [1, 2]],
  [PART.halfOfQuarters + 1, [3, 4]],
]);

/** The periods of a part, from 1; undefined where it is not made of periods, or unknown. */
export function periodsOfPart(part: number): readonly number[] | undefined {
  return PERIODS.get(part);
}
