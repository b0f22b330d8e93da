/** A bet on the order in which the runners arrive; runners count from 0. */
export type RaceBet =
  /** The runner is the first. */
  | { readonly kind: 'win'; readonly runner: number; readonly pays: number }
  /** The runner is one of the first, as many as the race has places. */
  | { readonly kind: 'place'; readonly runner: number; readonly pays: number }
  /** The runners are the first and the second, in this order. */
  | {
      readonly kind: 'forecast';
      readonly runners: readonly [number, number];
      readonly pays: number;
    };

/** The first three runners, and how often they are of all the weights. */
interface RaceOrder {
  readonly first: readonly [number, number, number];
  readonly weight: number;
}

export interface RaceTable {
  /** The same in all languages. */
  readonly runners: readonly string[];
  /** How many runners are placed. */
  readonly places: number;
  readonly orders: readonly RaceOrder[];
  readonly bets: Readonly<Record<string, RaceBet>>;
}

/** The sum of the weights, but for rounding. */
const ALL = 1_000_000;
/** What bets return in the long run, in hundredths of a chip, but for the rounding of odds. */
const RETURN = 95;
/** Odds are multiples of this, in hundredths. */
const STEP = 5;

interface RaceFacts {
  /** The runners with their chances to win, in percent. */
  readonly runners: readonly (readonly [name: string, percent: number])[];
  readonly places: number;
}

/**
 * The first is drawn by the chances to win, the second by those of the runners that are left, and so is the third.
 * Every bet has the odds that return the same, rounded.
 */
function race({ runners, places }: RaceFacts): RaceTable {
  const chance = (runner: number): number => (runners[runner]?.[1] ?? 0) / 100;
  const all = [...runners.keys()];
  const orders = all.flatMap((one) =>
    all
      .filter((two) => two !== one)
      .flatMap((two) =>
        all
          .filter((three) => three !== one && three !== two)
          .map((three): RaceOrder => {
            const second = chance(two) / (1 - chance(one));
            const third = chance(three) / (1 - chance(one) - chance(two));
            return {
              first: [one, two, three],
              weight: Math.round(ALL * chance(one) * second * third),
            };
          }),
      ),
  );
  const total = orders.reduce((sum, { weight }) => sum + weight, 0);
  const oddsOf = (isWon: (first: RaceOrder['first']) => boolean): number => {
    const won = orders.filter(({ first }) => isWon(first));
    const share = won.reduce((sum, { weight }) => sum + weight, 0) / total;
    return Math.round(RETURN / share / STEP) * STEP;
  };
  const bets: (readonly [name: string, bet: RaceBet])[] = [
    ...all.map((runner): [string, RaceBet] => [
      `win-${runner + 1}`,
      { kind: 'win', runner, pays: oddsOf(([one]) => one === runner) },
    ]),
    ...all.map((runner): [string, RaceBet] => [
      `place-${runner + 1}`,
      { kind: 'place', runner, pays: oddsOf((first) => first.slice(0, places).includes(runner)) },
    ]),
    ...all.flatMap((one) =>
      all
        .filter((two) => two !== one)
        .map((two): [string, RaceBet] => [
          `forecast-${one + 1}-${two + 1}`,
          {
            kind: 'forecast',
            runners: [one, two],
            pays: oddsOf(([first, second]) => first === one && second === two),
          },
        ]),
    ),
  ];
  return { runners: runners.map(([name]) => name), places, orders, bets: Object.fromEntries(bets) };
}

/** Eight horses, three places. */
export const MEADOW_MILE_TABLE = race({
  runners: [
    ['Quiet Thunder', 26],
    ['Copper Bell', 19],
    ['North Wind', 15],
    ['Silver Reed', 12],
    ['Paper Lantern', 10],
    ['Plum Orchard', 8],
    ['Old Harbour', 6],
    ['Late Supper', 4],
  ],
  places: 3,
});

/** Six dogs, two places. */
export const HARBOUR_DOGS_TABLE = race({
  runners: [
    ['Swift Anchor', 27],
    ['Blue Kettle', 21],
    ['Tin Whistle', 18],
    ['Brown Biscuit', 14],
    ['Little Comet', 12],
    ['Last Lamp', 8],
  ],
  places: 2,
});
