import type { Pair } from '../fixture';
import type { Outcome } from '../discrete-chances';
import { chancesOf, once } from '../discrete-chances';
import { Distribution } from '../distribution';
import type { Chances } from '../timeline';

/** How a number of a set is distributed where home wins the set, and where it loses it. */
function bySetWinner(
  scores: readonly Outcome[],
  valueOf: (score: Pair) => number,
): Record<'home' | 'away', Distribution> {
  const values = scores.map(valueOf);
  const least = Math.min(...values);
  const most = Math.max(...values);
  const wonBy = (isHome: boolean): Distribution =>
    Distribution.made(least, most, (add) => {
      for (const [place, score] of scores.entries()) {
        if (score.home > score.away === isHome) add(values[place] ?? 0, score.share);
      }
    });
  return { home: wonBy(true), away: wonBy(false) };
}

function sumOfTwo(a: Distribution, b: Distribution): Distribution {
  const shares = new Float64Array(a.shares.length + b.shares.length - 1);
  for (const [place, share] of a.shares.entries()) {
    if (share === 0) continue;
    for (let more = 0; more < b.shares.length; more++) {
      shares[place + more] = (shares[place + more] ?? 0) + share * (b.shares[more] ?? 0);
    }
  }
  return new Distribution(a.least + b.least, shares);
}

/** All shares of several distributions. */
function union(all: readonly Distribution[]): Distribution {
  const least = Math.min(...all.map((one) => one.least));
  const most = Math.max(...all.map((one) => one.least + one.shares.length - 1));
  return Distribution.made(least, most, (add) => {
    for (const one of all) {
      for (const [place, share] of one.shares.entries()) add(one.least + place, share);
    }
  });
}

/** Adds up a number of each set, on every way from a score to the end of the match. */
function sumOfSets(
  setsToWin: number,
  from: Pair,
  scoresOf: (sets: Pair) => readonly Outcome[],
  valueOf: (score: Pair) => number,
): Distribution {
  const bySet = new Map<readonly Outcome[], ReturnType<typeof bySetWinner>>();
  const known = new Map<string, Distribution>();
  const rest = (home: number, away: number): Distribution => {
    if (Math.max(home, away) >= setsToWin) return new Distribution(0, Float64Array.of(1));
    const key = `${home}:${away}`;
    const found = known.get(key);
    if (found) return found;
    const scores = scoresOf({ home, away });
    const ofSet = bySet.get(scores) ?? bySetWinner(scores, valueOf);
    bySet.set(scores, ofSet);
    const sum = union([
      sumOfTwo(ofSet.home, rest(home + 1, away)),
      sumOfTwo(ofSet.away, rest(home, away + 1)),
    ]);
    known.set(key, sum);
    return sum;
  };
  return rest(from.home, from.away);
}

/** The chances of the points of all sets together. */
export function pointsOfMatch({
  setsToWin,
  from,
  before,
  scoresOf,
}: {
  readonly setsToWin: number;
  /** The sets that have been won. */
  readonly from: Pair;
  /** The points of the sets that are over. */
  readonly before: Pair;
  readonly scoresOf: (sets: Pair) => readonly Outcome[];
}): Chances {
  const sharesOf = (valueOf: (points: Pair) => number): (() => Distribution) =>
    once(() => {
      const { least, shares } = sumOfSets(setsToWin, from, scoresOf, valueOf);
      return new Distribution(least + valueOf(before), shares);
    });
  const numbers = chancesOf({
    total: sharesOf(({ home, away }) => home + away),
    lead: sharesOf(({ home, away }) => home - away),
    home: sharesOf(({ home }) => home),
    away: sharesOf(({ away }) => away),
  });
  return { ...numbers, bothScore: () => 1, exact: () => 0 };
}
