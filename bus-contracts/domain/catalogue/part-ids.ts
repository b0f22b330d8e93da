/**
 * Numbers of the parts of a match that have markets of their own, by name: `import * as PART`, so that the
 * build writes the numbers alone. Of parts that follow each other it is the number of the first.
 */

export const match = 0;
export const half = 1;
/** A half of two quarters. */
export const halfOfQuarters = 5;
export const quarter = 11;
export const set = 21;
export const period = 31;
/** All games of a match in sets. */
export const games = 40;
/** All points of a match in sets. */
export const points = 41;
export const map = 51;
/** The first six overs of both innings of cricket. */
export const firstSix = 61;
/** The wickets that each side of cricket has lost. */
export const wickets = 62;
/** Counts of football beside the goals: of the match, and with the next two numbers of each half. */
export const corners = 71;
export const yellowCards = 81;
export const shots = 91;
