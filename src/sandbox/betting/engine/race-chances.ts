import type { RaceChances } from '../play/timeline';

/**
 * The chances of an order of arrival that is drawn by weights, place by place, each by its share of those that are
 * left (Plackett-Luce).
 */
export function raceChances(weights: readonly number[]): RaceChances {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const weightOf = (number: number): number => weights[number - 1] ?? 0;
  const firstThree = inFirstThree(weights, sum);
  return {
    first: (number) => weightOf(number) / sum,
    inFirstThree: (number) => firstThree[number - 1] ?? 0,
    ahead: (number, other) => weightOf(number) / (weightOf(number) + weightOf(other)),
  };
}

/** How probable each place of the weights is among the first three: all of their orders are counted through. */
function inFirstThree(weights: readonly number[], sum: number): readonly number[] {
  const shares = weights.map(() => 0);
  const places = [...weights.entries()];
  const add = (place: number, share: number): void => {
    shares[place] = (shares[place] ?? 0) + share;
  };
  for (const [first, one] of places) {
    const ofFirst = one / sum;
    add(first, ofFirst);
    for (const [second, two] of places) {
      if (second === first) continue;
      const ofSecond = (ofFirst * two) / (sum - one);
      add(second, ofSecond);
      for (const [third, three] of places) {
        if (third !== first && third !== second) add(third, (ofSecond * three) / (sum - one - two));
      }
    }
  }
  return shares;
}
