/** By what a roll pays, in hundredths of the stake: how many of the 10,000 numbers win. Each choice returns 97 %. */
export const DICE_TABLE = {
  numbers: 10_000,
  chances: [
    { pays: 125, wins: 7760 },
    { pays: 200, wins: 4850 },
    { pays: 250, wins: 3880 },
    { pays: 400, wins: 2425 },
    { pays: 500, wins: 1940 },
    { pays: 1000, wins: 970 },
    { pays: 2000, wins: 485 },
    { pays: 2500, wins: 388 },
    { pays: 5000, wins: 194 },
    { pays: 10_000, wins: 97 },
  ],
} as const;
