/** The kinds of hands of three cards, from the lowest. */
export const THREE_CARD_HANDS = [
  'high',
  'pair',
  'flush',
  'straight',
  'three',
  'straight-flush',
] as const;
export type ThreeCardHand = (typeof THREE_CARD_HANDS)[number];

/** How a round ends. */
export type ThreeCardOutcome = 'folded' | 'dealer-out' | 'higher' | 'same' | 'lower';

export interface ThreeCardTable {
  /** What a hand pays on top, whatever the dealer has, and how often it comes, in millionths, rounded. */
  readonly bonus: Readonly<
    Partial<
      Record<
        ThreeCardHand,
        {
          /** Hundredths of the first bet. */
          readonly pays: number;
          readonly chance: number;
        }
      >
    >
  >;
  /** The least cards with which the dealer plays, as ranks from the highest; 1 is the two, 13 the ace. */
  readonly qualifies: readonly [number, number, number];
  /** The least cards with which the published play goes on. */
  readonly plays: readonly [number, number, number];
  /** How often rounds of that play end so, in millionths, rounded. */
  readonly chances: Readonly<Record<ThreeCardOutcome, number>>;
}

/** The dealer plays from a queen on; the best play goes on from queen, six and four on. */
export const THREE_CARD_TABLE: ThreeCardTable = {
  bonus: {
    'straight-flush': { pays: 500, chance: 2172 },
    three: { pays: 400, chance: 2353 },
    straight: { pays: 100, chance: 32_579 },
  },
  qualifies: [11, 2, 1],
  plays: [11, 5, 3],
  chances: {
    folded: 325_792,
    'dealer-out': 209_970,
    higher: 239_101,
    same: 657,
    lower: 224_480,
  },
};
