import * as PART from './part-ids';

/** Whether a part is the sum of all sets of the match: of its games, or its points. */
export function isSumOfSets(part: number): boolean {
  return part === PART.games || part === PART.points;
}

/** Whether a part is a count over the whole match, and no stretch of its time. */
export function isSumOfMatch(part: number): boolean {
  return isSumOfSets(part) || part === PART.firstSix || part === PART.wickets;
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
