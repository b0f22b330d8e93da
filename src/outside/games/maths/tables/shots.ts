interface ShotTarget {
  readonly name: string;
  /** Hundredths of the stake. */
  readonly pays: number;
  /** How many of the numbers hit it: 0.96 divided by what it pays. */
  readonly wins: number;
}

export interface ShotTable {
  readonly numbers: number;
  readonly targets: readonly ShotTarget[];
}

const NUMBERS = 1_000_000;

function shots(pays: Readonly<Record<string, number>>): ShotTable {
  const targets = Object.entries(pays).map(([name, one]) => ({
    name,
    pays: one,
    wins: (0.96 * NUMBERS * 100) / one,
  }));
  return { numbers: NUMBERS, targets };
}

export const QUIET_POND_TABLE = shots({
  roach: 150,
  perch: 200,
  bream: 300,
  pike: 800,
  carp: 2000,
  catfish: 10_000,
});

export const CLAY_RANGE_TABLE = shots({
  stand: 125,
  near: 250,
  far: 500,
  fast: 1000,
  pair: 2500,
  tiny: 5000,
});
