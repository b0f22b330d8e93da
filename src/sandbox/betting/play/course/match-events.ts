import type { CourseEvent, MatchPlayer } from '@grandstand/bus-contracts';
import type { Pair } from '../fixture';

export type Side = keyof Pair;
export const SIDES = ['home', 'away'] as const;

/** What is counted in a match beside its score. A shot is one on target that is saved: a goal is another. */
export type EventKind = CourseEvent['kind'] | 'shot';

/** Something that happens in a football match. */
export interface MatchEvent {
  /** Seconds of play since kick-off. */
  readonly at: number;
  readonly kind: EventKind;
  readonly side: Side;
  readonly player?: MatchPlayer;
  readonly assist?: MatchPlayer;
  readonly off?: MatchPlayer;
}

/** An event in the match's own time. */
export interface TimedEvent extends Omit<MatchEvent, 'at'> {
  readonly period: number;
  readonly minute: number;
  /** Of a goal: the score since. */
  readonly score: Pair | null;
}

/** An event that QA added; of a goal, its players: the score has the goal. */
export interface AddedEvent {
  readonly at: number;
  readonly kind: EventKind;
  readonly side: Side;
  /** Of a goal: its number among those of the side, from 1. */
  readonly number?: number;
  /** Numbers of players. */
  readonly player?: number;
  readonly assist?: number;
  readonly off?: number;
}

/** How long a half is played, in seconds, by the clock of the match. */
export const HALF_S = 45 * 60;
export const HALVES = 2;

/** When the periods of a match begin, in seconds of play. */
export type PeriodStarts = readonly number[];

/** The share of the regular time at a second of play: 0 kick-off, 1 the end. */
export function shareAt(starts: PeriodStarts, at: number): number {
  const place = Math.max(
    0,
    starts.findLastIndex((start) => start <= at),
  );
  const inHalf = Math.max(0, at - (starts[place] ?? 0));
  return (place + Math.min(1, inHalf / HALF_S)) / HALVES;
}

/** The second of play at a share of the regular time; of a break, the start of the period that follows it. */
export function secondAt(starts: PeriodStarts, share: number): number {
  const place = Math.min(HALVES - 1, Math.floor(share * HALVES));
  return Math.round((starts[place] ?? 0) + (share * HALVES - place) * HALF_S);
}
