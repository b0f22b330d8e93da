import { backoff } from '../shared/backoff';
import { earlier } from '../time/elapsed';
import type { Moment } from '../time/elapsed';

/** The operator sends a beat after 5 s without a message; a connection that is silent for longer than this is dead. */
export const SILENCE_MS = 12_000;

/** Prices are stale after so long without a message. */
export const STALE_MS = 20_000;

/** The time of the last message is published at most this often. */
const HEARD_EVERY_MS = 1000;

/** When a message was received. */
export interface Hearing extends Moment {
  /** How long it took from the tab that received it. */
  readonly ago: number;
  readonly isStale: boolean;
}

/** `heardAt` is the time in the tab that received the message, by the page's clock: steady clocks differ between tabs. */
export function hearingOf(now: Moment, heardAt = now.at): Hearing {
  const ago = Math.max(0, now.at - heardAt);
  return { ...earlier(now, ago), ago, isStale: ago >= STALE_MS };
}

/** The part of the feed's state about the last message. */
export interface HeardSoFar {
  readonly status: string;
  readonly isStale: boolean;
  readonly lastHeard: { readonly at: number; readonly serverAt: number } | null;
}

/** Whether a message, sent by the operator at `serverAt`, changes the published state. */
export function isHearingNews(
  { status, isStale, lastHeard }: HeardSoFar,
  { at }: Hearing,
  serverAt: number,
): boolean {
  if (status !== 'live' || isStale || !lastHeard) return true;
  // Messages that are repeated after a break come in a burst, long after they were sent.
  const newer = Math.max(Math.abs(at - lastHeard.at), serverAt - lastHeard.serverAt);
  return newer >= HEARD_EVERY_MS;
}

/** How long to wait before the next attempt, by the number of failed ones in a row. */
export const retryDelay = backoff(1000, 15_000);

/** A question to the leading tab is repeated after so long without an answer. */
export const ASK_AGAIN_MS = 1000;

/** A connection younger than this is not renewed on request: another tab has just renewed it. */
export const YOUNG_MS = 1000;

/** How long a new connection may take to repeat the messages that its tab missed. */
export const REPLAY_MS = 2000;
