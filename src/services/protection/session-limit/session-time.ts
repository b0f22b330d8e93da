import { LIMIT } from '@grandstand/bus-contracts/player';
import type { Limit } from '@grandstand/bus-contracts/player';
import { longestBetween } from '../../time/elapsed';
import type { Moment } from '../../time/elapsed';
import { keptMoment } from '../../time/kept-moment';

/** The time left of the session at a moment. */
export interface SessionTime {
  readonly leftMs: number;
  readonly since: Moment;
}

/** The same as tabs and visits keep it. */
export interface KeptTime {
  readonly leftMs: number;
  /** By the page's clock. */
  readonly at: number;
}

export const UNSET = -1;
const SECOND_MS = 1000;
/** An ended session resumes only if the operator's time left is longer than clocks and calls can differ by. */
const CLEARLY_MS = 60_000;

/** The remaining session (specification, section 4): null where it is unset, otherwise the balance or 0; ms. */
export function remainingOf(limitValue: number, limitBalance: number | null): number | null {
  if (limitValue === UNSET) return null;
  return Math.max(0, limitBalance ?? 0) * SECOND_MS;
}

/** The session limit among the player's limits, and its consequence. */
export type SessionLimitUpdate = { readonly limitValue: number } & (
  | { readonly does: 'shorten'; readonly leftMs: number }
  /** More time may be left than is known: only a ping can confirm it. */
  | { readonly does: 'ping' | 'nothing' }
);

/** The limits may be outdated: less time can be left by now, never more. Undefined without a session limit. */
export function updateOfLimits(
  limits: readonly Pick<Limit, 'limitType' | 'limitValue' | 'limitBalance'>[],
  known: {
    readonly limitValue: number | undefined;
    /** Null while no time is counted. */
    readonly leftMs: number | null;
  },
): SessionLimitUpdate | undefined {
  const limit = limits.find(({ limitType }) => limitType === LIMIT.session);
  if (!limit) return undefined;
  const { limitValue, limitBalance } = limit;
  const leftMs = remainingOf(limitValue, limitBalance);
  if (leftMs !== null && (known.leftMs === null || leftMs < known.leftMs)) {
    return { does: 'shorten', limitValue, leftMs };
  }
  const isChanged = limitValue !== known.limitValue;
  return { does: known.leftMs !== null && isChanged ? 'ping' : 'nothing', limitValue };
}

/** The time left at that moment; it goes down whether or not the operator answers. */
export function leftAt(now: Moment, { leftMs, since }: SessionTime): number {
  return Math.max(0, leftMs - longestBetween(since, now));
}

/** Whether play may go on after its end, by the operator's answer of the time left. */
export function isLifted(leftMs: number | null): boolean {
  return leftMs === null || leftMs > CLEARLY_MS;
}

/** The time left by the record of another tab or visit; zero if the clock was set back since. */
export function timeOfKept(now: Moment, { leftMs, at }: KeptTime): SessionTime {
  const since = keptMoment(now, at);
  return since ? { leftMs, since } : { leftMs: 0, since: now };
}

export function keptOfTime(now: Moment, time: SessionTime): KeptTime {
  return { leftMs: leftAt(now, time), at: now.at };
}
