/** Ids of markets and outcomes in calls. */
export const MARKET = {
  result: 1,
  handicap: 2,
  doubleChance: 8,
  total: 17,
  bothScore: 19,
  winner: 101,
  correctScore: 136,
} as const;

export const OUTCOME = {
  home: 1,
  draw: 2,
  away: 3,
  homeOrDraw: 4,
  homeOrAway: 5,
  drawOrAway: 6,
  handicapHome: 7,
  handicapAway: 8,
  over: 9,
  under: 10,
  bothScore: 180,
  notBothScore: 181,
  winnerHome: 401,
  winnerAway: 402,
  score: 731,
} as const;
