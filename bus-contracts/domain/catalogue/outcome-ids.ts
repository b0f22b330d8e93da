/**
 * Ids of outcomes in calls, by name: `import * as OUTCOME`, so that the build writes the numbers alone.
 * Those of a part of a match are made by `typeInPart`; those of champions and races are the id of their market and a number.
 */

export const home = 1;
export const draw = 2;
export const away = 3;
export const homeOrDraw = 4;
export const homeOrAway = 5;
export const drawOrAway = 6;
export const handicapHome = 7;
export const handicapAway = 8;
export const over = 9;
export const under = 10;
export const homeOver = 11;
export const homeUnder = 12;
export const awayOver = 13;
export const awayUnder = 14;
export const bothScore = 180;
export const notBothScore = 181;
export const even = 182;
export const odd = 183;
export const noBetHome = 191;
export const noBetAway = 192;
export const winnerHome = 401;
export const winnerAway = 402;
export const startHome = 424;
export const startDraw = 425;
export const startAway = 426;
export const goalHome = 521;
export const goalNone = 522;
export const goalAway = 523;
/** A goal in the fifteen minutes up to this one, with the added time of the half. */
export const goalBy15 = 531;
export const goalBy30 = 532;
export const goalBy45 = 533;
export const goalBy60 = 534;
export const goalBy75 = 535;
export const goalBy90 = 536;
export const goalNever = 537;
/** Outcomes of a player of one side, whose number and name are the parameter: "9 J. Marlow". */
export const anyScorerHome = 541;
export const anyScorerAway = 542;
export const firstScorerHome = 544;
export const firstScorerNone = 545;
export const firstScorerAway = 546;
export const lastScorerHome = 547;
export const lastScorerNone = 548;
export const lastScorerAway = 549;
export const cardHome = 551;
export const cardAway = 552;
/** Points of a player, with the line as the parameter: "15.5 (9 J. Marlow)". */
export const homePlayerOver = 561;
export const homePlayerUnder = 562;
export const awayPlayerOver = 564;
export const awayPlayerUnder = 565;
export const withTieBreak = 571;
export const withoutTieBreak = 572;
export const withExtraPoints = 574;
export const withoutExtraPoints = 575;
export const withOvertime = 577;
export const withoutOvertime = 578;
/** A win by a number of points or goals, as the parameter says: "3", "6-10", "26+". */
export const marginHome = 581;
export const marginAway = 582;
export const score = 731;
