export interface WheelTable {
  /** How many stops the wheel has. */
  readonly stops: number;
  /** By the name of a bet: the stops on which it wins, and what a chip then pays, in hundredths. */
  readonly bets: Readonly<
    Record<string, { readonly stops: readonly number[]; readonly pays: number }>
  >;
}

const range = (from: number, count: number, step = 1): number[] =>
  Array.from({ length: count }, (_, at) => from + at * step);

const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const NUMBERS = range(1, 36);
const ROWS = range(1, 12, 3);

/** Every bet pays 36 divided by its numbers. */
function roulette(): WheelTable {
  const named: (readonly [name: string, stops: readonly number[]])[] = [
    ...range(0, 37).map((number) => [`number-${number}`, [number]] as const),
    // Beside each other in a row of three, then below each other, then with zero.
    ...NUMBERS.filter((one) => one % 3 !== 0).map((one) => pair(one, one + 1)),
    ...NUMBERS.filter((one) => one <= 33).map((one) => pair(one, one + 3)),
    ...[1, 2, 3].map((one) => pair(0, one)),
    ...ROWS.map((first) => [`street-${first}`, range(first, 3)] as const),
    ...[1, 2].map((one) => [`trio-0-${one}`, [0, one, one + 1]] as const),
    ...NUMBERS.filter((one) => one <= 32 && one % 3 !== 0).map(
      (one) => [`corner-${one}`, [one, one + 1, one + 3, one + 4]] as const,
    ),
    ['first-four', [0, 1, 2, 3]],
    ...ROWS.slice(0, -1).map((first) => [`six-${first}`, range(first, 6)] as const),
    ...[1, 2, 3].map((dozen) => [`dozen-${dozen}`, range(dozen * 12 - 11, 12)] as const),
    ...[1, 2, 3].map((column) => [`column-${column}`, range(column, 12, 3)] as const),
    ['red', RED],
    ['black', NUMBERS.filter((one) => !RED.includes(one))],
    ['even', range(2, 18, 2)],
    ['odd', range(1, 18, 2)],
    ['low', range(1, 18)],
    ['high', range(19, 18)],
  ];
  const bets = named.map(([name, stops]) => [name, { stops, pays: 3600 / stops.length }] as const);
  return { stops: 37, bets: Object.fromEntries(bets) };
}

function pair(one: number, other: number): readonly [name: string, stops: readonly number[]] {
  return [`split-${one}-${other}`, [one, other]];
}

/** European roulette: one zero. */
export const ROULETTE_TABLE = roulette();

/** 54 stops of six kinds, spread evenly; the rarer a kind, the more it pays. */
export const MONEY_WHEEL_TABLE: WheelTable = {
  stops: 54,
  bets: {
    leaf: {
      stops: [
        0, 2, 4, 6, 9, 11, 13, 15, 18, 20, 22, 24, 27, 29, 31, 33, 36, 38, 40, 42, 45, 47, 49, 51,
      ],
      pays: 215,
    },
    bell: { stops: [1, 7, 10, 16, 19, 25, 28, 34, 37, 43, 46, 48, 52], pays: 400 },
    lamp: { stops: [3, 12, 17, 21, 30, 35, 39, 50], pays: 645 },
    kite: { stops: [5, 14, 26, 32, 44], pays: 1040 },
    comet: { stops: [8, 23, 41], pays: 1730 },
    crown: { stops: [53], pays: 5200 },
  },
};
