/**
 * By the number of mines: what stopping pays after each safe square, in hundredths of the stake. It is 0.97 divided by
 * the chance to come so far, to the nearest hundredth; a round ends where the next step would pay over 5,000 times.
 */
export const MINES_TABLE = {
  squares: 25,
  pays: {
    1: [
      101, 105, 110, 115, 121, 128, 135, 143, 152, 162, 173, 187, 202, 220, 242, 269, 303, 346, 404,
      485, 606, 808, 1212, 2425,
    ],
    3: [
      110, 126, 145, 168, 196, 230, 273, 328, 398, 490, 613, 780, 1014, 1352, 1859, 2656, 3984,
      6374, 11_155, 22_310, 55_775, 223_100,
    ],
    5: [
      121, 153, 196, 253, 332, 443, 601, 833, 1180, 1716, 2574, 4004, 6507, 11_155, 20_451, 40_902,
      92_029, 245_410,
    ],
    10: [162, 277, 490, 899, 1716, 3432, 7246, 16_303, 39_594, 105_584, 316_753],
  },
} as const;
