export interface CurveTable {
  /** The chance to reach a multiplier is this, in hundredths, divided by it. */
  readonly share: number;
  /** The multipliers that may be aimed at, in hundredths. */
  readonly least: number;
  readonly most: number;
  /** How many may be aimed at in a round; the stake is divided among them. */
  readonly targets: number;
}

export const ROCKET_TABLE: CurveTable = { share: 97, least: 101, most: 100_000, targets: 1 };
export const COMET_TABLE: CurveTable = { share: 97, least: 101, most: 1_000_000, targets: 2 };
export const KITE_TABLE: CurveTable = { share: 97, least: 101, most: 100_000, targets: 1 };
