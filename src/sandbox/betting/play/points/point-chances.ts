import { Distribution } from '../distribution';
import type { Pair } from '../fixture';
import type { PointChances } from '../timeline';
import type { PlayerPoints } from './player-points';

/** What is left of a match. */
interface PointsToCome {
  /** The attacks of each side. */
  readonly attacks: number;
  /** The share of them that end with a basket. */
  readonly scoring: Pair;
  /** How likely a basket is worth one point, two and so on. */
  readonly baskets: readonly number[];
}

/** What is left out of a distribution. */
const NEARLY_NEVER = 1e-7;
const MAX_POINTS = 150;

/**
 * The probabilities of no point, one and so on, of so many attacks, each of which is a basket of the player as often:
 * the coefficients of a power of the polynomial of one attack, by the usual recurrence.
 */
function pointShares(attacks: number, scoring: number, baskets: readonly number[]): Float64Array {
  const none = 1 - scoring;
  const shares = [none ** attacks];
  let sum = shares[0] ?? 0;
  for (let points = 1; points <= MAX_POINTS && sum < 1 - NEARLY_NEVER; points++) {
    let share = 0;
    for (const [place, chance] of baskets.entries()) {
      const worth = place + 1;
      const before = shares[points - worth];
      if (before === undefined) continue;
      share += (attacks * worth - points + worth) * chance * scoring * before;
    }
    // A part of an attack has no place in the recurrence.
    const found = Math.max(0, share / (points * none));
    shares.push(found);
    sum += found;
  }
  return Float64Array.from(shares, (share) => share / sum);
}

/** The chances of the points of each player: a share of the baskets that the side is still to score. */
export function pointChances(
  { scorers, points }: PlayerPoints,
  { attacks, scoring, baskets }: PointsToCome,
): PointChances {
  const known = new Map<string, Distribution | null>();
  const distributionOf = (side: keyof Pair, number: number): Distribution | null => {
    const key = `${side} ${number}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const player = scorers[side].find((one) => one.number === number);
    const made =
      player &&
      new Distribution(
        points[side].get(number) ?? 0,
        pointShares(attacks, scoring[side] * player.share, baskets),
      );
    known.set(key, made ?? null);
    return made ?? null;
  };
  return {
    over(side, number, line) {
      const distribution = distributionOf(side, number);
      // Decided: the player has scored so much.
      if (!distribution || distribution.least > line) return null;
      return distribution.endsAbove(line);
    },
  };
}
