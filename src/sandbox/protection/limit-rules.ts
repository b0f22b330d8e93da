import { DAY, isPeriod } from './limit-types';
import type { LimitType } from './limit-types';

/** A limit that holds, or, of a period, is to hold from `startedAt` on. */
export interface HeldLimit {
  readonly value: number;
  readonly startedAt: number;
  /** Null: until it is changed. */
  readonly endsAt: number | null;
  /** Id of the reason the player gave. */
  readonly reason: number | null;
}

/** A less strict value that was asked for; null: no limit at all. */
export interface WaitingChange {
  readonly value: number | null;
  readonly readyAt: number;
  readonly lapsesAt: number;
}

/** All there is of one type of a player's limits. */
export interface LimitState {
  readonly held: HeldLimit | null;
  readonly waiting: WaitingChange | null;
}
export const NO_LIMIT: LimitState = { held: null, waiting: null };

/** What is wished for; null: no limit. */
export interface Wish {
  readonly value: number | null;
  readonly reason: number | null;
}

export type Asked =
  | { readonly outcome: 'holds' | 'waits'; readonly state: LimitState }
  /** A period can't be cut short. */
  | { readonly outcome: 'locked' };

/** So long a change that is ready may be approved. */
export const APPROVAL_MS = DAY;

/** What is left of it by now: periods end, and what nobody approves lapses. */
export function standing({ held, waiting }: LimitState, now: number): LimitState {
  return {
    held: held && held.endsAt !== null && held.endsAt <= now ? null : held,
    waiting: waiting && waiting.lapsesAt <= now ? null : waiting,
  };
}

/** A wish is made: what is stricter holds at once, what is less strict waits; the newest wish counts. */
export function ask(
  type: LimitType,
  before: LimitState,
  wish: Wish,
  { now, waitMs }: { now: number; waitMs: number },
): Asked {
  const state = standing(before, now);
  if (isPeriod(type)) return askPeriod(state, wish, now);
  const { held, waiting } = state;
  const { value, reason } = wish;
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

function askPeriod(state: LimitState, { value, reason }: Wish, now: number): Asked {
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

/** Whether a change waits, and may be approved. */
export function waitingAt(state: LimitState, now: number): 'nothing' | 'not-ready' | 'ready' {
  const { waiting } = standing(state, now);
  if (!waiting) return 'nothing';
  return now < waiting.readyAt ? 'not-ready' : 'ready';
}

/** The change that is ready comes to hold; what is not ready stays as it is. */
export function approve(before: LimitState, now: number): LimitState {
  const state = standing(before, now);
  if (!state.waiting || now < state.waiting.readyAt) return state;
  const { value } = state.waiting;
  const held = value === null ? null : { value, startedAt: now, endsAt: null, reason: null };
  return { held, waiting: null };
}

export function reject({ held }: LimitState): LimitState {
  return { held, waiting: null };
}
