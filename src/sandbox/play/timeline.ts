import type { Score } from '@grandstand/bus-contracts';
import type { Fixture, Pair } from '../line/fixture';
import type { Random } from '../random';

export type PeriodScores = Pick<Score, 'home' | 'away' | 'periods' | 'period'>;

/** The score from a moment of the match on (seconds of play since kick-off). */
export interface Frame {
  readonly at: number;
  readonly score: PeriodScores;
  /** Something big: betting pauses around it. */
  readonly isBig: boolean;
}

/** How a match goes, from kick-off to the final whistle. */
export interface Timeline {
  readonly frames: readonly Frame[];
  /** Seconds of play until it is over. */
  readonly duration: number;
}

/** From where QA had a match go on. */
export interface Turn {
  readonly at: number;
  readonly score: PeriodScores;
}

/** How a sport is played and what its final score may be. */
export interface SportModel {
  play(fixture: Fixture, random: Random): Timeline;
  /** The rest of a match that was set to another score. */
  playOn(timeline: Timeline, turn: Turn, fixture: Fixture, random: Random): Timeline;
  clock(timeline: Timeline, at: number): MatchTime;
  /** What may come, given what is; `strength` may differ a little from the fixture's. */
  chances(state: PlayState, strength: Pair): Chances;
}

/** Where a match stands on its own clock. */
export interface MatchTime {
  /** Minute of play; null for sports without a clock. */
  readonly minute: number | null;
  /** Share of the playing time still to come, from 1 to 0. */
  readonly left: number;
}

export interface PlayState {
  readonly score: PeriodScores;
  readonly left: number;
}

/** Probabilities of final scores; where a bet can be void, the share of the void is left out. */
export interface Chances {
  result(): { readonly home: number; readonly draw: number; readonly away: number };
  over(line: number): number;
  /** That home wins after `line` is added to its score. */
  handicap(line: number): number;
  bothScore(): number;
  exact(home: number, away: number): number;
}

export const NOTHING_YET: PeriodScores = {
  home: 0,
  away: 0,
  periods: [{ home: 0, away: 0 }],
  period: 1,
};

/** One more period is opened. */
export function nextPeriod(score: PeriodScores): PeriodScores {
  return {
    ...score,
    periods: [...score.periods, { home: 0, away: 0 }],
    period: score.period + 1,
  };
}

/** Points are added to the period in play, and to the whole unless the sport counts sets. */
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

/** When the period in play began. */
export function periodStart(timeline: Timeline, period: number): number {
  return timeline.frames.find(({ score }) => score.period === period)?.at ?? 0;
}

/** The frame that holds at a moment. */
export function frameAt(timeline: Timeline, at: number): Frame {
  const frame = timeline.frames.findLast((candidate) => candidate.at <= at) ?? timeline.frames[0];
  if (!frame) throw new Error('Failed to find the score: the timeline is empty.');
  return frame;
}
