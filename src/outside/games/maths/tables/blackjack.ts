/** By what the dealer shows, from two to ten and then the ace: what the published play does, a letter each. */
type Row = string;

/** What a hand can return. */
export type BlackjackBack = 'blackjack' | 'won' | 'same';

export interface BlackjackTable {
  readonly packs: number;
  /** What a blackjack returns, in hundredths of the first bet. */
  readonly blackjack: number;
  /** The dealer takes cards below 17, and where this is so with an ace that counts 11 at 17 too. */
  readonly isSoftTaken: boolean;
  /**
   * The published play. H: hit, S: stand, D: double, else hit, E: double, else stand, P: split; a dot: as without a pair.
   * Below the first hard or soft total it hits, and above the last it stands.
   */
  readonly play: {
    readonly hard: Readonly<Record<number, Row>>;
    readonly soft: Readonly<Record<number, Row>>;
    /** By the points of one of the two cards; the ace has 11. */
    readonly pairs: Readonly<Record<number, Row>>;
  };
  /** How often rounds of someone who hits up to 16, and neither doubles nor splits, return so, in millionths, rounded. */
  readonly chances: Readonly<Record<BlackjackBack, number>>;
}

/** The dealer stands on every 17; one split, no double after it, one card for each split ace. */
export const BLACKJACK_TABLE: BlackjackTable = {
  packs: 6,
  blackjack: 250,
  isSoftTaken: false,
  play: {
    hard: {
      9: 'HDDDDHHHHH',
      10: 'DDDDDDDDHH',
      11: 'DDDDDDDDDH',
      12: 'HHSSSHHHHH',
      13: 'SSSSSHHHHH',
      14: 'SSSSSHHHHH',
      15: 'SSSSSHHHHH',
      16: 'SSSSSHHHHH',
    },
    soft: {
      13: 'HHHDDHHHHH',
      14: 'HHHDDHHHHH',
      15: 'HHDDDHHHHH',
      16: 'HHDDDHHHHH',
      17: 'HDDDDHHHHH',
      18: 'SEEEESSHHH',
    },
    pairs: {
      2: '..PPPP....',
      3: '..PPPP....',
      6: '.PPPP.....',
      7: 'PPPPPP....',
      8: 'PPPPPPPPPP',
      9: 'PPPPP.PP..',
      11: 'PPPPPPPPPP',
    },
  },
  chances: { blackjack: 45_323, won: 366_092, same: 97_752 },
};

/** One pack, and the dealer takes a card with a soft 17. */
export const SINGLE_DECK_TABLE: BlackjackTable = {
  packs: 1,
  blackjack: 250,
  isSoftTaken: true,
  play: {
    hard: {
      8: 'HHHDDHHHHH',
      9: 'DDDDDHHHHH',
      10: 'DDDDDDDDHH',
      11: 'DDDDDDDDDD',
      12: 'HHSSSHHHHH',
      13: 'SSSSSHHHHH',
      14: 'SSSSSHHHHH',
      15: 'SSSSSHHHHH',
      16: 'SSSSSHHHHH',
    },
    soft: {
      13: 'HHDDDHHHHH',
      14: 'HHDDDHHHHH',
      15: 'HHDDDHHHHH',
      16: 'HHDDDHHHHH',
      17: 'DDDDDHHHHH',
      18: 'SEEEESSHHH',
      19: 'SSSSESSSSS',
    },
    pairs: {
      2: '.PPPPP....',
      3: '..PPPP....',
      6: 'PPPPP.....',
      7: 'PPPPPP....',
      8: 'PPPPPPPPPP',
      9: 'PPPPP.PP..',
      11: 'PPPPPPPPPP',
    },
  },
  chances: { blackjack: 46_492, won: 363_914, same: 94_236 },
};
