import type { Pair } from '../fixture';
import type { PeriodScores } from '../timeline';

/** An innings, or the over of a side in a super over. */
export interface Innings {
  readonly side: keyof Pair;
  readonly runs: number;
  readonly wickets: number;
  /** Balls that count: wides do not. */
  readonly balls: number;
  /** The runs of its first six overs, so far. */
  readonly firstSix: number;
}

/** When an innings ends at the latest. */
export interface Limits {
  readonly balls: number;
  readonly wickets: number;
}

export const BALLS_AN_OVER = 6;
export const FIRST_SIX_BALLS = 6 * BALLS_AN_OVER;
const T20: Limits = { balls: 20 * BALLS_AN_OVER, wickets: 10 };
const SUPER_OVER: Limits = { balls: BALLS_AN_OVER, wickets: 2 };
/** Innings of the match itself; those of super overs follow. */
export const REGULAR = 2;

export function limitsOf(place: number): Limits {
  return place < REGULAR ? T20 : SUPER_OVER;
}

export function newInnings(side: keyof Pair): Innings {
  return { side, runs: 0, wickets: 0, balls: 0, firstSix: 0 };
}

/** Who bats in an innings: home first; in a super over the side that batted second bats first. */
export function sideOf(place: number): keyof Pair {
  return place % 4 === 0 || place % 4 === 3 ? 'home' : 'away';
}

/** The innings of a score, in order; before the start the first one. */
export function inningsOf({ innings }: Pick<PeriodScores, 'innings'>): readonly Innings[] {
  return innings ?? [newInnings('home')];
}

/** The runs that end an innings; null in the first of two. */
export function targetOf(all: readonly Innings[], place: number): number | null {
  const before = place % 2 === 1 ? all[place - 1] : undefined;
  return before ? before.runs + 1 : null;
}

export function isInningsOver(all: readonly Innings[], place: number): boolean {
  const innings = all[place];
  if (!innings) return false;
  const limits = limitsOf(place);
  const target = targetOf(all, place);
  return (
    innings.balls >= limits.balls ||
    innings.wickets >= limits.wickets ||
    (target !== null && innings.runs >= target)
  );
}

/** Whether both sides have batted as often, and one of them has more runs. */
export function isMatchOver(all: readonly Innings[]): boolean {
  const last = all.length - 1;
  return last % 2 === 1 && isInningsOver(all, last) && all[last]?.runs !== all[last - 1]?.runs;
}

/** The score of a match with these innings: a period is an innings, and a super over is one period. */
export function scoreOf(innings: readonly Innings[]): PeriodScores {
  const periods: { home: number; away: number }[] = [];
  for (const [place, { side, runs }] of innings.entries()) {
    const period = periodOf(place) - 1;
    periods[period] = { ...(periods[period] ?? { home: 0, away: 0 }), [side]: runs };
  }
  return {
    home: innings[0]?.runs ?? 0,
    away: innings[1]?.runs ?? 0,
    periods,
    period: periods.length,
    innings,
  };
}

/** The number of the period of an innings. */
function periodOf(place: number): number {
  return place < REGULAR ? place + 1 : Math.floor(place / 2) + REGULAR;
}

/** How many overs have been bowled. */
export function oversOf(all: readonly Innings[]): number {
  return all.reduce((sum, { balls }) => sum + Math.floor(balls / BALLS_AN_OVER), 0);
}

/** The score that decides who wins: of the last super over, where the innings were level. */
export function decidingScore(score: PeriodScores): Pair {
  const isLevel = score.home === score.away;
  const isOfSuperOvers = isLevel && (score.innings?.length ?? 0) > REGULAR;
  return (isOfSuperOvers && score.periods.at(-1)) || score;
}

/** Whether the first six overs of an innings are over. */
export function isFirstSixOver(all: readonly Innings[], place: number): boolean {
  return (all[place]?.balls ?? 0) >= FIRST_SIX_BALLS || isInningsOver(all, place);
}

/** "156/4 (17.2)"; a side that is all out has no wickets left to write: "143 (18.4)". */
function written({ runs, wickets, balls }: Innings, limits: Limits): string {
  const score = wickets >= limits.wickets ? String(runs) : `${runs}/${wickets}`;
  const overs = Math.floor(balls / BALLS_AN_OVER);
  const more = balls % BALLS_AN_OVER;
  return `${score} (${more === 0 ? overs : `${overs}.${more}`})`;
}

/** What a side has scored in the words of cricket: "156/4 (17.2)", and its last super over behind a plus. */
function writtenOf(all: readonly Innings[], side: keyof Pair): string {
  const own = all.findIndex((innings) => innings.side === side);
  const last = all.findLastIndex((innings) => innings.side === side);
  const innings = all[own];
  if (!innings) return '–';
  const regular = written(innings, limitsOf(own));
  const extra = all[last];
  if (last < REGULAR || !extra) return regular;
  const { runs, wickets } = extra;
  return `${regular} + ${runs}/${wickets}`;
}

export function writtenScore(all: readonly Innings[]): { home: string; away: string } {
  return { home: writtenOf(all, 'home'), away: writtenOf(all, 'away') };
}
