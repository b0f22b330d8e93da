/** Something to be complete on a card: the places of one of its groups, or of several of them. */
export interface BingoPattern {
  readonly name: string;
  /** Places of the card, from 0, row by row. */
  readonly groups: readonly (readonly number[])[];
  /** How many of the groups must be complete. */
  readonly least: number;
  /** Hundredths of the stake. */
  readonly pays: number;
}

/** A card of five columns and five rows, whose middle place is free. */
export interface BingoTable {
  /** How many numbers a column has to choose from: the first has 1 to 15, the second 16 to 30, and so on. */
  readonly ofColumn: number;
  /** How many of all numbers are drawn. */
  readonly drawn: number;
  /** What pays most first: the first pattern that is complete pays, and no other. */
  readonly patterns: readonly BingoPattern[];
}

export const SIDE = 5;
/** The middle place. */
export const FREE = 12;

const FIVE = [0, 1, 2, 3, 4];
const LINES = [
  ...FIVE.map((row) => FIVE.map((column) => row * SIDE + column)),
  ...FIVE.map((column) => FIVE.map((row) => row * SIDE + column)),
  FIVE.map((at) => at * (SIDE + 1)),
  FIVE.map((at) => (at + 1) * (SIDE - 1)),
];

/** What each number of complete lines pays, from one line; the last counts for more lines too. */
const LINE_PAYS = [100, 300, 800, 2000, 6000, 15_000, 50_000];

/** 40 of 75 numbers are drawn; rows, columns and diagonals count. */
export const BINGO_75_TABLE: BingoTable = {
  ofColumn: 15,
  drawn: 40,
  patterns: LINE_PAYS.map((pays, at) => ({
    name: `lines-${at + 1}`,
    groups: LINES,
    least: at + 1,
    pays,
  })).toReversed(),
};

const shape = (name: string, places: readonly number[], pays: number): BingoPattern => ({
  name,
  groups: [places],
  least: 1,
  pays,
});

/** 45 of 75 numbers are drawn; shapes count. */
export const BINGO_SHAPES_TABLE: BingoTable = {
  ofColumn: 15,
  drawn: 45,
  patterns: [
    shape('frame', [0, 1, 2, 3, 4, 5, 9, 10, 14, 15, 19, 20, 21, 22, 23, 24], 60_000),
    shape('cross', [0, 4, 6, 8, 12, 16, 18, 20, 24], 2000),
    shape('plus', [2, 7, 10, 11, 12, 13, 14, 17, 22], 1600),
    shape('corners', [0, 4, 20, 24], 220),
    shape('diamond', [7, 11, 13, 17], 210),
  ],
};
