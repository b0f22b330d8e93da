import type { Pair } from '../fixture';
import type { Outcome } from '../discrete-chances';
import { discreteChances, partsOf } from '../discrete-chances';
import { PART } from '@grandstand/bus-contracts/domain';
import { periodsOf } from '../parts';
import type { Chances, MatchChances, PeriodScores } from '../timeline';

/** A match of sets, or of maps, at a moment. */
export interface SetsToPlay {
  readonly setsToWin: number;
  readonly score: PeriodScores;
  /** Whether the last set of the score is in play; between two sets it is already counted among those won. */
  readonly isInSet: boolean;
  /** The chances of the set in play, of a later one, and of the one that decides the match. */
  readonly now: () => Chances;
  readonly usual: () => Chances;
  readonly last: () => Chances;
  /** The points of all sets together; left out: no market is about them. */
  readonly sum?: () => Chances;
  /** Whether any set goes on after its usual end; left out: none does. */
  readonly extended?: () => number | null;
}

/** The set that follows so many sets of the sides. */
export function setAfter<S>(
  sets: Pair,
  match: {
    readonly setsToWin: number;
    readonly score: Pair;
    readonly isInSet: boolean;
    readonly now: () => S;
    readonly usual: () => S;
    readonly last: () => S;
  },
): S {
  const { setsToWin, score, isInSet } = match;
  if (isInSet && sets.home + sets.away === score.home + score.away) return match.now();
  const isLast = sets.home === setsToWin - 1 && sets.away === setsToWin - 1;
  return isLast ? match.last() : match.usual();
}

/** The chances of a match of sets, by those of each set. */
export function chancesOfSets(match: SetsToPlay): MatchChances {
  const { setsToWin, score, usual, sum, extended } = match;
  const played = score.home + score.away;
  /** Until this set the match can't be over. */
  const certain = played + setsToWin - Math.max(score.home, score.away);

  const matchScores = (): Outcome[] => {
    const outcomes: Outcome[] = [];
    const walk = (home: number, away: number, share: number): void => {
      if (Math.max(home, away) >= setsToWin) {
        outcomes.push({ home, away, share });
        return;
      }
      const won = setAfter({ home, away }, match).result().home;
      walk(home + 1, away, share * won);
      walk(home, away + 1, share * (1 - won));
    };
    walk(score.home, score.away, 1);
    return outcomes;
  };

  return {
    ...discreteChances(matchScores),
    ...(extended && { extended }),
    part: partsOf((part) => {
      if (part === PART.games || part === PART.points) return sum?.() ?? null;
      const [set = 0] = periodsOf(part);
      if (set <= played || set > certain) return null;
      return set === played + 1 ? setAfter(score, match) : usual();
    }),
    goal: () => null,
  };
}
