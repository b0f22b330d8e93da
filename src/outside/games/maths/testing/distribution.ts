import type { Draw } from '@grandstand/bus-contracts/domain/fair';
import type { AnyRules, Results } from '../rules';

/** The chance of each return of a round; together they are 1. */
export type Distribution = ReadonlyMap<number, number>;

/** All results of the draws with the same chance each, for games whose rounds can be listed. */
export function enumerated(rules: AnyRules, choice: unknown): Distribution {
  const counts = new Map<number, number>();
  let total = 0;
  for (const results of resultsOf(rules.draws(choice))) {
    const state = rules.begin(choice, results);
    const returned = rules.returned(state);
    counts.set(returned, (counts.get(returned) ?? 0) + 1);
    total += 1;
  }
  return new Map([...counts].map(([returned, count]) => [returned, count / total]));
}

function* resultsOf(draws: readonly Draw[]): Generator<Results> {
  const [draw, ...others] = draws;
  if (!draw) {
    yield [];
    return;
  }
  for (const rest of resultsOf(others)) {
    for (const numbers of numbersOf(draw)) yield [numbers, ...rest];
  }
}

/** All results of one draw, each as likely as the others. */
export function numbersOf(draw: Draw): readonly (readonly number[])[] {
  switch (draw.kind) {
    case 'below':
      return Array.from({ length: draw.count }, (_, number) => [number]);
    case 'pick':
      return permutations(draw.count, draw.from);
    case 'weighted':
      return draw.weights.flatMap((weight, place) => Array.from({ length: weight }, () => [place]));
    case 'order':
      throw new RangeError('Failed to list the results of an order: they differ in their chances.');
  }
}

function permutations(count: number, from: number): number[][] {
  if (count === 0) return [[]];
  return permutations(count - 1, from).flatMap((picked) =>
    Array.from({ length: from }, (_, number) => number)
      .filter((number) => !picked.includes(number))
      .map((number) => [...picked, number]),
  );
}

/** Of a round that pays `pays` with a chance and nothing otherwise. */
export function paysWith(chance: number, pays: number): Distribution {
  return new Map([
    [pays, chance],
    [0, 1 - chance],
  ]);
}

export function mean(distribution: Distribution): number {
  return [...distribution].reduce((sum, [returned, chance]) => sum + returned * chance, 0);
}

export function deviation(distribution: Distribution): number {
  const centre = mean(distribution);
  const squares = [...distribution].map(([returned, chance]) => chance * (returned - centre) ** 2);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0));
}

/** The chance that anything comes back. */
export function hitRate(distribution: Distribution): number {
  return 1 - (distribution.get(0) ?? 0);
}

export function binomial(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let step = 1; step <= k; step += 1) ways = (ways * (n - k + step)) / step;
  return ways;
}
