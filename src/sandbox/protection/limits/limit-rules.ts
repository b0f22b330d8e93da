import type { LimitType } from '@grandstand/bus-contracts/player';
import { DAY, isPeriod } from './limit-types';

/** An active limit; a period may begin later, at `startedAt`. */
export interface HeldLimit {
  readonly value: number;
  readonly startedAt: number;
  /** Null: it has no end. */
  readonly endsAt: number | null;
  /** The id of the player's reason. */
  readonly reason: number | null;
}

/** A requested less strict value, which is pending; null: no limit. */
export interface WaitingChange {
  readonly value: number | null;
  readonly readyAt: number;
  readonly lapsesAt: number;
}

/** The state of one type of a player's limits. */
export interface LimitState {
  readonly held: HeldLimit | null;
  readonly waiting: WaitingChange | null;
}
export const NO_LIMIT: LimitState = { held: null, waiting: null };

/** A requested limit; null: no limit. */
export interface RequestedLimit {
  readonly value: number | null;
  readonly reason: number | null;
}

export type RequestOutcome =
  | { readonly outcome: 'holds' | 'waits'; readonly state: LimitState }
  /** A period can't be shortened. */
  | { readonly outcome: 'locked' };

/** How long a change can be approved once it is ready. */
export const APPROVAL_MS = DAY;

/** The state at a time: periods end, and changes that were not approved lapse. */
export function currentState({ held, waiting }: LimitState, now: number): LimitState {
  return {
    held: overSince({ held, waiting }, now) === null ? held : null,
    waiting: waiting && waiting.lapsesAt <= now ? null : waiting,
  };
}

/** When a period ended that its player has not said to be over yet; null: there is none. */
export function overSince({ held }: LimitState, now: number): number | null {
  return held && held.endsAt !== null && held.endsAt <= now ? held.endsAt : null;
}

/** Requests a limit: a stricter one applies at once, a less strict one is pending; the newest request counts. */
export function requestLimit(
  type: LimitType,
  before: LimitState,
  request: RequestedLimit,
  { now, waitMs }: { now: number; waitMs: number },
): RequestOutcome {
  const state = currentState(before, now);
  if (isPeriod(type)) return requestPeriod(state, request, now);
  const { held, waiting } = state;
  const { value, reason } = request;
  if (value === (held?.value ?? null)) return { outcome: 'holds', state: { held, waiting: null } };
  if (value !== null && (held === null || value < held.value)) {
    const stricter = { value, startedAt: now, endsAt: null, reason };
    return { outcome: 'holds', state: { held: stricter, waiting: null } };
  }
  if (waiting?.value === value) return { outcome: 'waits', state };
  const readyAt = now + waitMs;
  return {
    outcome: 'waits',
    state: { held, waiting: { value, readyAt, lapsesAt: readyAt + APPROVAL_MS } },
  };
}

function requestPeriod(
  state: LimitState,
  { value, reason }: RequestedLimit,
  now: number,
): RequestOutcome {
  const { held } = state;
  if (value === null) return held ? { outcome: 'locked' } : { outcome: 'holds', state };
  const endsAt = now + value * DAY;
  if (held && endsAt < (held.endsAt ?? Infinity)) return { outcome: 'locked' };
  const startedAt = Math.min(now, held?.startedAt ?? now);
  return {
    outcome: 'holds',
    state: {
      held: { value, startedAt, endsAt, reason: reason ?? held?.reason ?? null },
      waiting: null,
    },
  };
}

/** Whether there is a pending change, and whether it can be approved. */
export function waitingAt(state: LimitState, now: number): 'nothing' | 'not-ready' | 'ready' {
  const { waiting } = currentState(state, now);
  if (!waiting) return 'nothing';
  return now < waiting.readyAt ? 'not-ready' : 'ready';
}

/** Applies the pending change if it is ready. */
export function approve(before: LimitState, now: number): LimitState {
  const state = currentState(before, now);
  if (!state.waiting || now < state.waiting.readyAt) return state;
  const { value } = state.waiting;
  const held = value === null ? null : { value, startedAt: now, endsAt: null, reason: null };
  return { held, waiting: null };
}

export function reject({ held }: LimitState): LimitState {
  return { held, waiting: null };
}
