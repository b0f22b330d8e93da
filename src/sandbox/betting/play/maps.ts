/** How many maps a match has at most: the side that wins more than half of them wins the match. */
export type BestOf = 1 | 3 | 5;

/** More than half of the most maps of a match. */
export function mapsToWin(bestOf: BestOf): number {
  return (bestOf + 1) / 2;
}
