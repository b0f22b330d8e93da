import type { NetPositionState } from '@grandstand/bus-contracts/shell';
import { longestBetween } from '../../time/elapsed';
import type { Moment } from '../../time/elapsed';

const SECOND_MS = 1000;

/** The session by the operator's last answer. */
export interface SessionSums {
  /** The time since the player signed in, at `since`. */
  readonly playedMs: number;
  readonly since: Moment;
  readonly won: number;
  readonly lost: number;
  readonly iso: string;
  readonly scale: number;
}

/** The service's state. */
export interface State {
  /** Empty for a guest, and where the jurisdiction does not require it. */
  readonly player: string;
  /** The load of the sums; a new object each time that they are to be loaded. */
  readonly load: object | null;
  /** Null until the operator has answered. */
  readonly sums: SessionSums | null;
  readonly shown: NetPositionState;
}

/** All that can happen to a net position; `now` is when. */
export type Change = { readonly now: Moment } & (
  | { readonly type: 'player-changed'; readonly userId: string }
  /** A bet was placed or settled, a minute has passed, or the page is seen again. */
  | { readonly type: 'refreshed' }
  | { readonly type: 'sums-loaded'; readonly sums: SessionSums }
  | { readonly type: 'time-passed' }
);

export const INITIAL: State = { player: '', load: null, sums: null, shown: null };

/** Applies a change, then the time that has passed by then. */
export function reduce(state: State, change: Change): State {
  const next = apply(state, change);
  const shown = shownAt(change.now, next.sums);
  return isSame(shown, next.shown) ? next : { ...next, shown };
}

function apply(state: State, change: Change): State {
  switch (change.type) {
    case 'player-changed':
      return change.userId === '' ? INITIAL : { ...INITIAL, player: change.userId, load: {} };
    case 'refreshed':
      return state.player === '' ? state : { ...state, load: {} };
    case 'sums-loaded':
      return { ...state, sums: change.sums };
    case 'time-passed':
      return state;
  }
}

/** The time of the session at that moment; it goes on whether or not the operator answers. */
export function playedAt(now: Moment, { playedMs, since }: SessionSums): number {
  return Math.max(0, playedMs + longestBetween(since, now));
}

/** How long until the next whole second of the session. */
export function untilNextSecond(now: Moment, sums: SessionSums): number {
  return SECOND_MS - (playedAt(now, sums) % SECOND_MS);
}

function shownAt(now: Moment, sums: SessionSums | null): NetPositionState {
  if (!sums) return null;
  const { won, lost, iso, scale } = sums;
  return { seconds: Math.floor(playedAt(now, sums) / SECOND_MS), net: won - lost, iso, scale };
}

function isSame(a: NetPositionState, b: NetPositionState): boolean {
  if (a === null || b === null) return a === b;
  return a.seconds === b.seconds && a.net === b.net && a.iso === b.iso && a.scale === b.scale;
}
