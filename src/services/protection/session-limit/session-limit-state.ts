import type { Limit } from '@grandstand/bus-contracts/player';
import type { SessionLimitState } from '@grandstand/bus-contracts/shell';
import { isLifted, leftAt, remainingOf, timeOfKept, updateOfLimits } from './session-time';
import type { KeptTime, SessionTime } from './session-time';
import type { Moment } from '../../time/elapsed';

/** A moment on the page's clocks and on the operator's. */
export interface Reading extends Moment {
  readonly serverAt: number;
}

/** The service's state. */
export interface State {
  /** Empty for a guest. */
  readonly player: string;
  /** As the limits have it, hours or -1; undefined until they are known. */
  readonly limitValue: number | undefined;
  /** Null where no time is counted. */
  readonly time: SessionTime | null;
  /** By the operator's clock; null where no time is counted. */
  readonly endsAt: number | null;
  readonly hasEnded: boolean;
  /** Stored time that was over at the start of the page: it counts unless the operator soon reports time left. */
  readonly unconfirmed: SessionTime | null;
  /** Null while there are no pings. A new object restarts them: with one at once, or 30 s later. */
  readonly pings: { readonly start: 'now' | 'later' } | null;
}

/** All that can happen to a session limit; `now` is when. */
export type Change = { readonly now: Reading } & (
  | {
      readonly type: 'player-changed';
      readonly userId: string;
      /** The record of an earlier visit or another tab. */
      readonly kept: KeptTime | undefined;
    }
  | { readonly type: 'limits-changed'; readonly limits: readonly Limit[] }
  /** The operator answered a ping of `since`. */
  | {
      readonly type: 'pinged';
      readonly limitValue: number;
      readonly limitBalance: number | null;
      readonly since: Moment;
    }
  | { readonly type: 'kept-by-other-tab'; readonly kept: KeptTime }
  | { readonly type: 'page-returned' }
  | { readonly type: 'time-passed' }
  | { readonly type: 'not-confirmed' }
);

export const INITIAL: State = {
  player: '',
  limitValue: undefined,
  time: null,
  endsAt: null,
  hasEnded: false,
  unconfirmed: null,
  pings: null,
};

/** Applies a change, then the time that has passed by then. */
export function reduce(state: State, change: Change): State {
  return passTime(apply(state, change), change.now);
}

function apply(state: State, change: Change): State {
  switch (change.type) {
    case 'player-changed':
      return restore({ ...INITIAL, player: change.userId }, change.kept, change.now);
    case 'limits-changed':
      return applyLimits(state, change.limits, change.now);
    case 'pinged': {
      const leftMs = remainingOf(change.limitValue, change.limitBalance);
      return setTime(state, leftMs === null ? null : { leftMs, since: change.since });
    }
    case 'kept-by-other-tab':
      return applyOtherTab(state, timeOfKept(change.now, change.kept));
    case 'page-returned':
      return state.time ? { ...state, pings: { start: 'now' } } : state;
    case 'not-confirmed':
      return state.unconfirmed ? setTime(state, state.unconfirmed) : state;
    case 'time-passed':
      return state;
  }
}

/** Restores the player's time left; a session that ended while no page was open waits for the operator's answer. */
function restore(state: State, kept: KeptTime | undefined, now: Moment): State {
  if (!kept) return state;
  const time = timeOfKept(now, kept);
  const isOverUnseen = kept.leftMs > 0 && leftAt(now, time) <= 0;
  if (!isOverUnseen) return setTime(state, time);
  return { ...state, unconfirmed: time, pings: { start: 'now' } };
}

function applyLimits(state: State, limits: readonly Limit[], now: Reading): State {
  if (state.player === '') return state;
  const { limitValue, time } = state;
  const update = updateOfLimits(limits, { limitValue, leftMs: time && leftAt(now, time) });
  if (!update) return state;
  const known = { ...state, limitValue: update.limitValue };
  if (update.does === 'shorten') return setTime(known, { leftMs: update.leftMs, since: now });
  return update.does === 'ping' ? { ...known, pings: { start: 'now' } } : known;
}

/** One ping serves all tabs: this one restarts its wait of 30 s. */
function applyOtherTab(state: State, time: SessionTime): State {
  const next =
    time.leftMs === 0
      ? { ...state, time, hasEnded: true, unconfirmed: null }
      : setTime(state, time);
  return { ...next, pings: { start: state.pings ? 'later' : 'now' } };
}

/** After the end only a clear amount of time lets the player go on. */
function setTime(state: State, time: SessionTime | null): State {
  const settled = { ...state, unconfirmed: null };
  if (state.hasEnded && !isLifted(time && time.leftMs)) return settled;
  const pings = time ? (state.pings ?? { start: 'now' as const }) : null;
  return { ...settled, time, hasEnded: false, pings };
}

function passTime(state: State, now: Reading): State {
  const { time, hasEnded } = state;
  if (!time) return state.endsAt === null ? state : { ...state, endsAt: null };
  const leftMs = leftAt(now, time);
  const endsAt = now.serverAt + leftMs;
  if (leftMs > 0 || hasEnded) return endsAt === state.endsAt ? state : { ...state, endsAt };
  // A clock that was set forward looks like passed time: only the operator can tell.
  return { ...state, endsAt, hasEnded: true, pings: { start: 'now' } };
}

/** The published value. */
export function view({ endsAt, hasEnded }: State): SessionLimitState {
  return { endsAt, hasEnded };
}
