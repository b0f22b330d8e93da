export interface KenoTable {
  readonly from: number;
  readonly drawn: number;
  /** By how many numbers were chosen, from 1: what 0, 1, 2 and more hits pay, in hundredths of the stake. */
  readonly pays: readonly (readonly number[])[];
}

/** 20 of 80 numbers are drawn. */
export const KENO_80_TABLE: KenoTable = {
  from: 80,
  drawn: 20,
  pays: [
    [0, 380],
    [0, 27, 1400],
    [0, 0, 210, 4700],
    [0, 0, 100, 800, 12_500],
    [0, 0, 0, 350, 2200, 60_000],
    [0, 0, 0, 170, 800, 8500, 170_000],
    [0, 0, 0, 100, 300, 2500, 30_000, 600_000],
    [0, 0, 0, 0, 280, 1400, 9500, 95_000, 1_700_000],
    [0, 0, 0, 0, 160, 700, 4000, 27_000, 330_000, 3_000_000],
    [300, 0, 0, 0, 0, 400, 2100, 11_500, 85_000, 650_000, 9_500_000],
  ],
};

/** 10 of 40 numbers are drawn. */
export const QUICK_KENO_TABLE: KenoTable = {
  from: 40,
  drawn: 10,
  pays: [
    [0, 380],
    [0, 50, 1320],
    [0, 0, 300, 4500],
    [0, 0, 120, 1000, 13_000],
    [0, 0, 40, 400, 3000, 60_000],
    [0, 0, 0, 220, 1450, 11_000, 200_000],
  ],
};

/** 5 of 36 numbers are drawn. */
export const FIVE_OF_36_TABLE: KenoTable = {
  from: 36,
  drawn: 5,
  pays: [
    [0, 680],
    [0, 80, 4700],
    [0, 0, 650, 47_000],
    [0, 0, 300, 6000, 450_000],
    [0, 0, 150, 2000, 70_000, 8_500_000],
  ],
};
