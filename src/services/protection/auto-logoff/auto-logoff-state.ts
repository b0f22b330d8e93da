import type { PayloadOf, SessionState } from '@grandstand/bus-contracts';
import type { autoLogoffState } from '@grandstand/bus-contracts/shell';
import { earlier, longestBetween } from '../../time/elapsed';
import type { Moment } from '../../time/elapsed';
import type { Sign } from './activity-events';
import { idleMs, phaseOf, untilNextPhase } from './auto-logoff-rules';
import { leftOf, readSpan } from './idle-span';
import type { IdleSpan } from './idle-span';

export type AutoLogoffState = PayloadOf<typeof autoLogoffState>;

/** When the player was last active, in any tab. */
interface Activity {
  readonly at: Moment;
  readonly isOwnTab: boolean;
}

/** The service's state. */
export interface State {
  /** The configured idle time, ms; `Infinity` where auto-logoff is off. */
  readonly idle: number;
  readonly isPlayer: boolean;
  readonly isVisible: boolean;
  /** Null while no time is counted. */
  readonly last: Activity | null;
  /** The start of the span that tabs shared last: the same span again is no news, even after the clock was set. */
  readonly sharedFrom: number | undefined;
  /** This tab was active since it last shared. */
  readonly hasUnshared: boolean;
  /** The activity that this tab shared last; a new object is to be shared. */
  readonly shared: { readonly at: Moment; readonly span: IdleSpan } | null;
  /** Storage holds the span, unless another tab has removed it since. */
  readonly isKept: boolean;
  readonly published: AutoLogoffState;
  /** The next look at the clocks; a new object restarts its timer. Null while no time is counted. */
  readonly nextCheck: { readonly ms: number; readonly patience: number } | null;
  /** The last time that this tab found the idle time over; a new object signs the player out. */
  readonly timeout: { readonly isFirstTab: boolean } | null;
  /** The last counted sign of a person in this tab, also of a guest. */
  readonly lastActivity: Moment;
  /** The present press is kept from the page to its end: it began before the sign-out. */
  readonly isPressStored: boolean;
  /** Storage did not take the notice: only this page can show it. */
  readonly hasUnkeptNotice: boolean;
}

/** All that can happen to a player's activity; `now` is when, `kept` the span in storage. */
export type Change = { readonly now: Moment } & (
  | {
      readonly type: 'config-changed';
      readonly minutes: number | undefined;
      readonly kept: string | null;
    }
  | {
      readonly type: 'session-changed';
      readonly status: SessionState['status'];
      readonly kept: string | null;
    }
  | { readonly type: 'visibility-changed'; readonly isVisible: boolean }
  | { readonly type: 'other-tab-active'; readonly span: IdleSpan }
  /** The player answered the warning. */
  | { readonly type: 'stayed' }
  /** The clocks are read; another tab has `patience` ms to sign out first. */
  | { readonly type: 'checked'; readonly patience: number; readonly kept: string | null }
  /** A sign of a person, before it is counted; storage is read only where the time is over. */
  | { readonly type: 'sign'; readonly sign: Sign; readonly kept: string | null }
  /** The same sign, to be counted. */
  | { readonly type: 'activity' }
  /** A person may see the page again. */
  | { readonly type: 'page-returned' }
  | { readonly type: 'share-due' }
  | { readonly type: 'shared'; readonly isKept: boolean }
  | { readonly type: 'notice-left'; readonly isKept: boolean }
);

/** Signs are counted this often at the most (specification, section 9). */
export const THROTTLE_MS = 100;
/** The interval at which the other tabs get an activity that goes on. */
export const SHARING_MS = 1000;
/** A timer may sleep with its machine: the clocks are read this often. */
const CHECK_MS = 5000;
/** The tab of the last activity signs out for all; after this the others do, in case it is closed or asleep. */
const OTHER_TAB_FIRST_MS = 1000;

const NOT_COUNTED: AutoLogoffState = { deadline: null, isWarned: false };

export function initialState(now: Moment): State {
  return {
    idle: Infinity,
    isPlayer: false,
    isVisible: false,
    last: null,
    sharedFrom: undefined,
    hasUnshared: false,
    shared: null,
    isKept: false,
    published: NOT_COUNTED,
    nextCheck: null,
    timeout: null,
    lastActivity: now,
    isPressStored: false,
    hasUnkeptNotice: false,
  };
}

export function reduce(state: State, change: Change): State {
  const { now } = change;
  switch (change.type) {
    case 'config-changed':
      return applyIdle({ ...state, idle: idleMs(change.minutes) }, change.kept, now);
    case 'session-changed':
      return applySession(state, change.status, change.kept, now);
    case 'visibility-changed': {
      const next = { ...state, isVisible: change.isVisible };
      return change.isVisible ? next : share(next, now);
    }
    case 'other-tab-active':
      return schedule(applySpan(state, change.span, now), now);
    case 'stayed':
      return restart(state, now);
    case 'checked':
      return check(state, change.patience, change.kept, now);
    case 'sign':
      return applySign(state, change.sign, change.kept, now);
    case 'activity':
      if (longestBetween(state.lastActivity, now) < THROTTLE_MS) return state;
      return restart({ ...state, lastActivity: now, hasUnkeptNotice: false }, now);
    case 'page-returned':
      return state.isVisible ? { ...state, hasUnkeptNotice: false } : state;
    case 'share-due':
      return share(state, now);
    case 'shared':
      return { ...state, isKept: change.isKept };
    case 'notice-left':
      return { ...state, hasUnkeptNotice: !change.isKept };
  }
}

/** Ms until the idle time is over, 0 and less when it is; endless while no time is counted. */
export function leftAt(now: Moment, { last, idle }: Pick<State, 'last' | 'idle'>): number {
  return last ? idle - longestBetween(last.at, now) : Infinity;
}

function applyIdle(state: State, kept: string | null, now: Moment): State {
  if (state.idle === Infinity) return stop(state);
  if (state.last) return schedule(state, now);
  return state.isPlayer ? begin(state, kept, now) : state;
}

function applySession(
  state: State,
  status: SessionState['status'],
  kept: string | null,
  now: Moment,
): State {
  const next = { ...state, isPlayer: status === 'player' };
  if (status === 'guest') return stop(next);
  return next.isPlayer && !state.isPlayer ? begin(next, kept, now) : next;
}

/** Begins to count for a player; signs them out if the stored activity is too old. */
function begin(state: State, kept: string | null, now: Moment): State {
  const span = readSpan(kept);
  const next = { ...state, isKept: span !== undefined };
  const isOver = span !== undefined && leftOf(span, now.at) <= 0;
  return isOver && longestBetween(state.lastActivity, now) >= state.idle
    ? end(next, kept)
    : restart(next, now);
}

/** The player is active in this tab: the idle time restarts. */
function restart(state: State, now: Moment): State {
  if (!state.isPlayer || state.idle === Infinity) return state;
  const next = { ...state, last: { at: now, isOwnTab: true }, hasUnshared: true };
  // By the clocks: the timer may have slept.
  const isJustShared = state.shared && longestBetween(state.shared.at, now) < SHARING_MS;
  return state.published.isWarned || !isJustShared ? share(next, now) : next;
}

function share(state: State, now: Moment): State {
  const { hasUnshared, last, idle } = state;
  if (!hasUnshared || !last) return state;
  const span = { from: last.at.at, until: last.at.at + idle };
  const next = { ...state, hasUnshared: false, sharedFrom: span.from, shared: { at: now, span } };
  return schedule(next, now);
}

/** Applies an activity in another tab if it is later than the known one. */
function applySpan(state: State, span: IdleSpan | undefined, now: Moment): State {
  const { last, idle, sharedFrom } = state;
  if (!span || !last || span.from === sharedFrom) return state;
  const left = leftOf({ from: span.from, until: span.from + idle }, now.at);
  if (left <= leftAt(now, state)) return state;
  const activity = { at: earlier(now, idle - left), isOwnTab: false };
  return { ...state, sharedFrom: span.from, last: activity };
}

function applySign(state: State, { kind }: Sign, kept: string | null, now: Moment): State {
  // Before it is counted: the first sign after a sleep comes too late.
  const checked = leftAt(now, state) <= 0 ? check(state, 0, kept, now) : state;
  if (checked.timeout !== state.timeout) return { ...checked, isPressStored: kind !== 'move' };
  return kind === 'press' && checked.isPressStored ? { ...checked, isPressStored: false } : checked;
}

function check(state: State, patience: number, kept: string | null, now: Moment): State {
  const next = applySpan(state, readSpan(kept), now);
  return leftAt(now, next) + patience <= 0 ? end(next, kept) : schedule(next, now);
}

/** Ends the idle time. A faster tab has removed the stored activity and left the notice already. */
function end(state: State, kept: string | null): State {
  return { ...stop(state), timeout: { isFirstTab: !state.isKept || kept !== null } };
}

function stop(state: State): State {
  return { ...state, last: null, published: NOT_COUNTED, nextCheck: null };
}

/** The time left, and the next moment to read the clocks. */
function schedule(state: State, now: Moment): State {
  const { last, idle } = state;
  if (!last) return stop(state);
  const left = Math.max(0, leftAt(now, state));
  const isWarned = phaseOf(left, idle) !== 'calm';
  const patience = isWarned && !last.isOwnTab ? OTHER_TAB_FIRST_MS : 0;
  return {
    ...state,
    published: { deadline: now.at + left, isWarned },
    nextCheck: { ms: Math.min(CHECK_MS, untilNextPhase(left, idle) + patience), patience },
  };
}
