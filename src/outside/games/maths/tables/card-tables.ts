/** A bet on a table. */
interface CardBet {
  /** What a chip on it pays if it wins, in hundredths. */
  readonly pays: number;
  /** How often it wins, in millionths, rounded. */
  readonly chance: number;
}

export interface CardTable {
  readonly bets: Readonly<Record<string, CardBet>>;
}

/** Two sides with cards of their own; the higher one wins. */
export interface SidesTable extends CardTable {
  readonly packs: number;
  /** What a chip on either side pays at a tie, in hundredths. */
  readonly tie: number;
}

/** Banker pays even money less a commission of 5 %. */
export const BACCARAT_TABLE: SidesTable = {
  packs: 8,
  bets: {
    player: { pays: 200, chance: 446_247 },
    banker: { pays: 195, chance: 458_597 },
    tie: { pays: 1000, chance: 95_156 },
    'player-pair': { pays: 1300, chance: 74_699 },
    'banker-pair': { pays: 1300, chance: 74_699 },
  },
  tie: 100,
};

export const DRAGON_TIGER_TABLE: SidesTable = {
  packs: 8,
  bets: {
    dragon: { pays: 200, chance: 462_651 },
    tiger: { pays: 200, chance: 462_651 },
    tie: { pays: 1300, chance: 74_699 },
    'suited-tie': { pays: 5600, chance: 16_867 },
  },
  tie: 50,
};

export interface AndarBaharTable extends CardTable {
  /** By the name of a bet on how many cards are dealt: from how many to how many. */
  readonly counts: Readonly<Record<string, readonly [from: number, to: number]>>;
}

/** The first card goes to Andar, so Andar wins more often, and pays less. */
export const ANDAR_BAHAR_TABLE: AndarBaharTable = {
  bets: {
    andar: { pays: 190, chance: 515_006 },
    bahar: { pays: 200, chance: 484_994 },
    'count-1': { pays: 350, chance: 271_068 },
    'count-6': { pays: 440, chance: 217_047 },
    'count-11': { pays: 560, chance: 169_028 },
    'count-16': { pays: 440, chance: 218_007 },
    'count-26': { pays: 1550, chance: 60_984 },
    'count-31': { pays: 2600, chance: 36_975 },
    'count-36': { pays: 5000, chance: 18_968 },
    'count-41': { pays: 12_000, chance: 7923 },
  },
  counts: {
    'count-1': [1, 5],
    'count-6': [6, 10],
    'count-11': [11, 15],
    'count-16': [16, 25],
    'count-26': [26, 30],
    'count-31': [31, 35],
    'count-36': [36, 40],
    'count-41': [41, 49],
  },
};
