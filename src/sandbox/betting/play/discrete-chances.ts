import { Distribution } from './distribution';
import type { Chances, MatchChances, ThreeWay } from './timeline';

/** One possible score. */
export interface Outcome {
  readonly home: number;
  readonly away: number;
  readonly share: number;
}

/** How the numbers that markets are about are distributed; each is computed when it is first read. */
export interface Numbers {
  readonly total: () => Distribution;
  readonly lead: () => Distribution;
  readonly home: () => Distribution;
  readonly away: () => Distribution;
}

export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function threeWay(lead: Distribution, line: number): ThreeWay {
  const { above, on, below } = lead.around(line);
  return { home: above, draw: on, away: below };
}

/** Chances by the distributions of totals, leads and the scores of the sides. */
export function chancesOf({
  total,
  lead,
  home,
  away,
}: Numbers): Omit<Chances, 'bothScore' | 'exact'> {
  const sides = { home, away };
  const result = once(() => threeWay(lead(), 0));
  return {
    result,
    over: (line) => total().endsAbove(line),
    sideOver: (side, line) => sides[side]().endsAbove(line),
    isEven: once(() => total().isEven()),
    handicap: (line) => lead().endsAbove(-line),
    withStart: (start) => threeWay(lead(), -start),
  };
}

/** Chances of a game whose result is one number, from 1, such as that of its winner. */
export function chancesOfNumber(sharesOf: () => readonly number[]): MatchChances {
  const shares = once(() => Float64Array.of(0, ...sharesOf()));
  const numbers = once(() => new Distribution(0, shares()));
  return {
    ...chancesOf({ total: numbers, lead: numbers, home: numbers, away: numbers }),
    bothScore: () => 0,
    exact: (home) => shares()[home] ?? 0,
    part: () => null,
    goal: () => null,
  };
}

/** Chances by the probabilities of all scores, which are made to sum to 1. */
export function discreteChances(outcomesOf: () => readonly Outcome[]): Chances {
  const outcomes = once(() => {
    const found = outcomesOf();
    const sum = found.reduce((all, { share }) => all + share, 0);
    return found.map(({ home, away, share }) => ({ home, away, share: share / sum }));
  });
  /** The most points of a side. */
  const most = once(() =>
    outcomes().reduce((found, { home, away }) => Math.max(found, home, away), 0),
  );
  const sharesOf = (
    least: () => number,
    greatest: () => number,
    valueOf: (outcome: Outcome) => number,
  ): (() => Distribution) =>
    once(() =>
      Distribution.made(least(), greatest(), (add) => {
        for (const outcome of outcomes()) add(valueOf(outcome), outcome.share);
      }),
    );
  const zero = (): number => 0;
  const keyOf = (home: number, away: number): number => home * (most() + 1) + away;
  const scores = sharesOf(
    zero,
    () => keyOf(most(), most()),
    ({ home, away }) => keyOf(home, away),
  );
  return {
    ...chancesOf({
      total: sharesOf(
        zero,
        () => 2 * most(),
        ({ home, away }) => home + away,
      ),
      lead: sharesOf(
        () => -most(),
        most,
        ({ home, away }) => home - away,
      ),
      home: sharesOf(zero, most, ({ home }) => home),
      away: sharesOf(zero, most, ({ away }) => away),
    }),
    bothScore: once(() =>
      outcomes().reduce(
        (sum, { home, away, share }) => sum + (home > 0 && away > 0 ? share : 0),
        0,
      ),
    ),
    exact: (home, away) => (Math.max(home, away) > most() ? 0 : scores().of(keyOf(home, away))),
  };
}

/** The chances of parts, each computed when it is first read. */
export function partsOf(make: (part: number) => Chances | null): (part: number) => Chances | null {
  const made = new Map<number, Chances | null>();
  return (part) => {
    const known = made.get(part);
    if (known !== undefined) return known;
    const chances = make(part);
    made.set(part, chances);
    return chances;
  };
}
