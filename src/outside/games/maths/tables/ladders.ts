export interface LadderTable {
  /** The steps from the first: fields, how many of them are wrong, and what stopping pays then, in hundredths. */
  readonly steps: readonly {
    readonly fields: number;
    readonly wrong: number;
    readonly pays: number;
  }[];
}

/** Five zones, one of which the keeper covers. */
export const PENALTY_TABLE: LadderTable = {
  steps: [
    { fields: 5, wrong: 1, pays: 121 },
    { fields: 5, wrong: 1, pays: 152 },
    { fields: 5, wrong: 1, pays: 189 },
    { fields: 5, wrong: 1, pays: 237 },
    { fields: 5, wrong: 1, pays: 296 },
  ],
};

/** Three cups, two of which are empty. */
export const CUPS_TABLE: LadderTable = { steps: [{ fields: 3, wrong: 2, pays: 291 }] };

/** Rows of five apples, of which more and more are bad. */
export const APPLE_TABLE: LadderTable = {
  steps: [
    { fields: 5, wrong: 1, pays: 121 },
    { fields: 5, wrong: 1, pays: 152 },
    { fields: 5, wrong: 1, pays: 189 },
    { fields: 5, wrong: 1, pays: 237 },
    { fields: 5, wrong: 2, pays: 395 },
    { fields: 5, wrong: 2, pays: 658 },
    { fields: 5, wrong: 2, pays: 1096 },
    { fields: 5, wrong: 3, pays: 2741 },
    { fields: 5, wrong: 3, pays: 6852 },
    { fields: 5, wrong: 4, pays: 34_262 },
  ],
};
