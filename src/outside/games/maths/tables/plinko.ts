/** By risk: what each of the 13 slots pays, from the edge to the edge, in hundredths of the stake. */
export const PLINKO_TABLE = {
  rows: 12,
  pays: {
    low: [1000, 300, 160, 140, 110, 100, 50, 100, 110, 140, 160, 300, 1000],
    medium: [3300, 1100, 400, 200, 110, 60, 30, 60, 110, 200, 400, 1100, 3300],
    high: [17_000, 2400, 810, 200, 70, 20, 20, 20, 70, 200, 810, 2400, 17_000],
  },
} as const;
