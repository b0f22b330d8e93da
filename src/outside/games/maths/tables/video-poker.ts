/** The kinds of hands of five cards, from the highest; four of a kind are told apart by their rank. */
export const POKER_HANDS = [
  'royal-flush',
  'straight-flush',
  'four-aces',
  'four-low',
  'four',
  'full-house',
  'flush',
  'straight',
  'three',
  'two-pair',
  'high-pair',
  'none',
] as const;
export type PokerHand = (typeof POKER_HANDS)[number];

interface PokerPay {
  readonly hand: PokerHand;
  /** Hundredths of the stake. */
  readonly pays: number;
  /** How often the best play ends with it, in billionths, rounded. */
  readonly chance: number;
}

export interface VideoPokerTable {
  /** From the highest. Four of a kind that are not named on their own are paid as any four. */
  readonly hands: readonly PokerPay[];
}

/** A full house pays 9 and a flush 6. */
export const JACKS_OR_BETTER_TABLE: VideoPokerTable = {
  hands: [
    { hand: 'royal-flush', pays: 80_000, chance: 24_758 },
    { hand: 'straight-flush', pays: 5000, chance: 109_309 },
    { hand: 'four', pays: 2500, chance: 2_362_546 },
    { hand: 'full-house', pays: 900, chance: 11_512_207 },
    { hand: 'flush', pays: 600, chance: 11_014_511 },
    { hand: 'straight', pays: 400, chance: 11_229_367 },
    { hand: 'three', pays: 300, chance: 74_448_699 },
    { hand: 'two-pair', pays: 200, chance: 129_278_902 },
    { hand: 'high-pair', pays: 100, chance: 214_585_031 },
  ],
};

/** A full house pays 8 and a flush 5; four aces, and four from two to four, pay more than other fours. */
export const BONUS_POKER_TABLE: VideoPokerTable = {
  hands: [
    { hand: 'royal-flush', pays: 80_000, chance: 24_855 },
    { hand: 'straight-flush', pays: 5000, chance: 106_837 },
    { hand: 'four-aces', pays: 8000, chance: 195_843 },
    { hand: 'four-low', pays: 4000, chance: 527_254 },
    { hand: 'four', pays: 2500, chance: 1_639_896 },
    { hand: 'full-house', pays: 800, chance: 11_514_284 },
    { hand: 'flush', pays: 500, chance: 10_880_005 },
    { hand: 'straight', pays: 400, chance: 11_221_278 },
    { hand: 'three', pays: 300, chance: 74_468_168 },
    { hand: 'two-pair', pays: 200, chance: 129_307_871 },
    { hand: 'high-pair', pays: 100, chance: 215_259_186 },
  ],
};
