/**
 * Ids of markets and outcomes in calls. Those of a part of a match have the part's number before three digits:
 * 1017 is the total of the first half.
 */
export const MARKET = {
  result: 1,
  handicap: 2,
  doubleChance: 8,
  oddEven: 14,
  homeTotal: 15,
  total: 17,
  bothScore: 19,
  nextGoal: 20,
  threeWayHandicap: 27,
  awayTotal: 62,
  winner: 101,
  drawNoBet: 105,
  correctScore: 136,
  champion: 800,
  raceWinner: 810,
  firstThree: 820,
  headToHead: 830,
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
  homeOver: 11,
  homeUnder: 12,
  awayOver: 13,
  awayUnder: 14,
  bothScore: 180,
  notBothScore: 181,
  even: 182,
  odd: 183,
  noBetHome: 191,
  noBetAway: 192,
  winnerHome: 401,
  winnerAway: 402,
  startHome: 424,
  startDraw: 425,
  startAway: 426,
  goalHome: 521,
  goalNone: 522,
  goalAway: 523,
  score: 731,
} as const;

/** The side with a number, from 1, wins the championship. */
export function championType(number: number): number {
  return MARKET.champion + number;
}

/** A marble with a number, from 1, as an outcome of a market of its race. */
export function raceType(market: number, number: number): number {
  return market + number;
}

/** The marble that another one is compared with: the first with the second, the third with the fourth and so on. */
export function rivalOf(number: number): number {
  return number % 2 === 1 ? number + 1 : number - 1;
}

const PART_AT = 1000;

export function typeInPart(type: number, part: number): number {
  return part * PART_AT + type;
}

/** The type of a market or outcome without its part, and the part; 0 is the match. */
export function typeAndPart(typeId: number): { readonly type: number; readonly part: number } {
  return { type: typeId % PART_AT, part: Math.floor(typeId / PART_AT) };
}
