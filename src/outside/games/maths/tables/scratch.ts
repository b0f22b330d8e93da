interface ScratchPrize {
  /** The picture that such a card has several times. */
  readonly picture: string;
  /** Hundredths of the stake. */
  readonly pays: number;
  /** How many of the cards have it. */
  readonly cards: number;
}

/** A set of cards; each round has one of them, with the same chance for each card. */
export interface ScratchTable {
  readonly cards: number;
  /** How many fields a card has. */
  readonly fields: number;
  /** How often a card with a prize has its picture; all its other pictures are different. */
  readonly same: number;
  /** What pays most first; a card without a prize has different pictures alone. */
  readonly prizes: readonly ScratchPrize[];
}

const prize = (picture: string, pays: number, cards: number): ScratchPrize => ({
  picture,
  pays,
  cards,
});

export const ORCHARD_SCRATCH_TABLE: ScratchTable = {
  cards: 10_000,
  fields: 9,
  same: 3,
  prizes: [
    prize('honey', 100_000, 1),
    prize('bee', 10_000, 5),
    prize('flower', 2500, 30),
    prize('apple', 1000, 120),
    prize('pear', 500, 300),
    prize('plum', 300, 500),
    prize('cherry', 200, 900),
    prize('leaf', 150, 100),
    prize('lemon', 100, 1200),
  ],
};

export const HARBOUR_PAIRS_TABLE: ScratchTable = {
  cards: 10_000,
  fields: 6,
  same: 2,
  prizes: [
    prize('pearl', 10_000, 2),
    prize('moon', 2500, 20),
    prize('lantern', 1000, 150),
    prize('boat', 500, 320),
    prize('anchor', 300, 700),
    prize('fish', 200, 1200),
    prize('shell', 100, 1200),
  ],
};
