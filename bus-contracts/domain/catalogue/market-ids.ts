/**
 * Ids of markets in calls, by name: `import * as MARKET`, so that the build writes the numbers alone.
 * Those of a part of a match are made by `typeInPart`.
 */

export const result = 1;
export const handicap = 2;
export const doubleChance = 8;
export const oddEven = 14;
export const homeTotal = 15;
export const total = 17;
export const bothScore = 19;
export const nextGoal = 20;
export const threeWayHandicap = 27;
export const awayTotal = 62;
export const winner = 101;
export const drawNoBet = 105;
export const correctScore = 136;
/** The minute of a goal. */
export const goalTime = 531;
/** Bets on players of football. */
export const anyScorer = 541;
export const firstScorer = 544;
export const lastScorer = 547;
export const playerCard = 551;
/** Over and under of the points of each player of a side. */
export const homePlayers = 561;
export const awayPlayers = 564;
/** Whether a set, or any set of a match, has a tie-break; whether a set goes on after its usual points; overtime of a match or map. */
export const tieBreak = 571;
export const extraPoints = 574;
export const overtime = 577;
export const winningMargin = 581;
export const champion = 800;
export const raceWinner = 810;
export const firstThree = 820;
export const headToHead = 830;
