import type { Outcome } from '../discrete-chances';
import type { Pair } from '../fixture';

/** The share of the scores of which something is true. */
export function shareOf(scores: readonly Outcome[], isTrue: (score: Pair) => boolean): number {
  let all = 0;
  let found = 0;
  for (const score of scores) {
    all += score.share;
    if (isTrue(score)) found += score.share;
  }
  return all > 0 ? found / all : 0;
}

/** How likely any set of a match goes on after its usual end; null once one has. */
export function anyExtended(
  played: readonly Pair[],
  isExtended: (set: Pair) => boolean,
  {
    setsToWin,
    from,
    scoresOf,
  }: {
    readonly setsToWin: number;
    readonly from: Pair;
    readonly scoresOf: (sets: Pair) => readonly Outcome[];
  },
): number | null {
  if (played.some(isExtended)) return null;
  const known = new Map<string, number>();
  /** The share of the ways to the end on which no set goes on. */
  const none = (home: number, away: number): number => {
    if (Math.max(home, away) >= setsToWin) return 1;
    const key = `${home}:${away}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const scores = scoresOf({ home, away });
    const share =
      shareOf(scores, (set) => !isExtended(set) && set.home > set.away) * none(home + 1, away) +
      shareOf(scores, (set) => !isExtended(set) && set.home < set.away) * none(home, away + 1);
    known.set(key, share);
    return share;
  };
  return 1 - none(from.home, from.away);
}
