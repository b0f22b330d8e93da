import type { Score } from '@grandstand/bus-contracts';
import type { Fixture, Pair } from './fixture';
import type { Random } from '../../platform/random';
import type { Innings } from './cricket/innings';
import type { PlayerPoints } from './points/player-points';
import type { PastCourse } from './course/course';
import type { Ends } from './ends';

export interface PeriodScores extends Pick<Score, 'home' | 'away' | 'periods' | 'period'> {
  /** Of cricket: what prices and settlement need beside the runs. */
  readonly innings?: readonly Innings[];
  /** Of a race: the numbers of its marbles in the order of arrival. */
  readonly arrival?: readonly number[];
}

/** The score from a moment of the match on (seconds of play since kick-off). */
export interface Frame {
  readonly at: number;
  readonly score: PeriodScores;
  /** Whether betting is suspended around it. */
  readonly isBig: boolean;
}

/** The course of a match. */
export interface Timeline {
  readonly frames: readonly Frame[];
  /** Seconds of play until its end. */
  readonly duration: number;
}

/** A score that QA set, and its time. */
export interface Turn {
  readonly at: number;
  readonly score: PeriodScores;
}

/** Simulates a sport and gives the probabilities of its scores. */
export interface SportModel {
  /** Of a sport whose results are drawn elsewhere. */
  readonly drawn?: {
    /** Real seconds before the start from which on it takes no bets. */
    readonly closesBefore: number;
    /** Whether the result of the match has been drawn. */
    readonly isKnown: () => boolean;
  };
  play(fixture: Fixture, random: Random): Timeline;
  /** Simulates the rest of a match after QA set a score. */
  continueFrom(timeline: Timeline, turn: Turn, fixture: Fixture, random: Random): Timeline;
  clock(timeline: Timeline, at: number): MatchTime;
  /** The probabilities of final scores; `strength` may differ slightly from the fixture's. */
  chances(state: PlayState, strength: Pair): MatchChances;
  /**
   * What chances before the start need beside the model, in pieces; what is known already is left out.
   * @param drift Strengths are up to this share smaller or greater than the fixture's.
   */
  pieces?(strength: Pair, drift: number): Iterable<() => void>;
}

/** The time of a match. */
export interface MatchTime {
  /** Minute of play; null for sports without a clock. */
  readonly minute: number | null;
  /** The remaining share of the playing time, from 1 to 0. */
  readonly left: number;
  /** The remaining share of the current period; 0 once it has ended. */
  readonly periodLeft: number;
  /** Seconds left of the current period, in sports whose clock runs down. */
  readonly secondsLeft?: number;
}

export interface PlayState extends Pick<MatchTime, 'left' | 'periodLeft'> {
  readonly score: PeriodScores;
  /** What has happened so far beside the score, in sports that publish it; made when it is first read. */
  readonly course?: () => PastCourse;
  /** Who scored the points so far, in a sport of points whose players are known. */
  readonly points?: () => PlayerPoints;
}

export interface ThreeWay {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

/** Probabilities of the scores of a match or of a part of it. */
export interface Chances {
  result(): ThreeWay;
  over(line: number): Ends;
  sideOver(side: keyof Pair, line: number): Ends;
  isEven(): number;
  /** Of bets that home wins with `line` added to its score. */
  handicap(line: number): Ends;
  /** The probabilities of the result with a head start of home: 0:1 is -1. */
  withStart(start: number): ThreeWay;
  bothScore(): number;
  exact(home: number, away: number): number;
  /** That it goes on after its usual end: to a tie-break, extra points or overtime; null once it has. Left out: it never does. */
  extended?(): number | null;
}

/** A possible final score and its probability. */
export interface PossibleFinal {
  readonly score: PeriodScores;
  readonly share: number;
}

/** Probabilities of the order of arrival of a race, by the numbers of its marbles. */
export interface RaceChances {
  first(number: number): number;
  inFirstThree(number: number): number;
  ahead(number: number, other: number): number;
}

/**
 * Probabilities of what the players of a match do, by their numbers. Null of a player who is not on the pitch, and
 * where it is decided.
 */
export interface PlayerChances {
  scores(side: keyof Pair, number: number): number | null;
  scoresFirst(side: keyof Pair, number: number): number | null;
  scoresLast(side: keyof Pair, number: number): number | null;
  nobodyScores(): number | null;
  isBooked(side: keyof Pair, number: number): number | null;
}

/** How bets on the points of a player end, by the player's number. */
export interface PointChances {
  over(side: keyof Pair, number: number, line: number): Ends | null;
}

/** Probabilities of final scores, and of the events on the way to them. */
export interface MatchChances extends Chances {
  /**
   * The possible final scores, with the scores of these periods counted separately; those of the others may be
   * counted in one of them; null if they are too many. Left out by a model that cannot list them.
   */
  readonly finals?: (periods: ReadonlySet<number>) => readonly PossibleFinal[] | null;
  /** Of a race, which has no score. */
  readonly race?: RaceChances;
  /** Of a sport whose players are known. */
  readonly players?: () => PlayerChances | null;
  /** Of a sport whose players score points. */
  readonly points?: () => PointChances | null;
  /** When the goal of a number is scored: the shares of the spans of a match, and that of no goal; null unless it is the next one. */
  readonly goalTime?: (number: number) => readonly number[] | null;
  /** Of a part of the match; null once it is decided, and while it is not certain to be played. */
  part(part: number): Chances | null;
  /** Who scores the goal of a number; null unless that goal is the next one. */
  goal(
    number: number,
  ): { readonly home: number; readonly none: number; readonly away: number } | null;
}

export const NO_SCORE: PeriodScores = {
  home: 0,
  away: 0,
  periods: [{ home: 0, away: 0 }],
  period: 1,
};

/** Starts the next period. */
export function nextPeriod(score: PeriodScores): PeriodScores {
  return {
    ...score,
    periods: [...score.periods, { home: 0, away: 0 }],
    period: score.period + 1,
  };
}

/** Adds points to the current period, and to the total unless the sport counts sets. */
export function withPoints(
  score: PeriodScores,
  side: 'home' | 'away',
  points: number,
  { counts = true }: { counts?: boolean } = {},
): PeriodScores {
  const periods = score.periods.map((period, place) =>
    place === score.periods.length - 1 ? { ...period, [side]: period[side] + points } : period,
  );
  return { ...score, periods, [side]: score[side] + (counts ? points : 0) };
}

/** The start of a period. */
export function periodStart(timeline: Timeline, period: number): number {
  return timeline.frames.find(({ score }) => score.period === period)?.at ?? 0;
}

/** When each period of a timeline begins. */
export function periodStarts({ frames }: Timeline): readonly number[] {
  return frames
    .filter(({ score }, place) => score.period !== frames[place - 1]?.score.period)
    .map(({ at }) => at);
}

/** The frame at a time. */
export function frameAt(timeline: Timeline, at: number): Frame {
  const frame = timeline.frames.findLast((candidate) => candidate.at <= at) ?? timeline.frames[0];
  if (!frame) throw new Error('Failed to find the score: the timeline is empty.');
  return frame;
}
