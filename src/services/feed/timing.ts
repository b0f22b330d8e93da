import { backoff } from '../shared/backoff';
import { earlier } from '../time/elapsed';
import type { Moment } from '../time/elapsed';

/** The operator beats every 5 s of quiet; longer than this without a word and the connection is dead. */
export const SILENCE_MS = 12_000;

/** After so long without a word prices must not be trusted. */
export const STALE_MS = 20_000;

/** How often the state says that the feed was heard, at most. */
const HEARD_EVERY_MS = 1000;

/** When a word was heard. */
export interface Hearing extends Moment {
  /** How long it was under way from the tab that heard it. */
  readonly ago: number;
  readonly isStale: boolean;
}

/** `heardAt` is of the clock that the tabs share, as another tab said it: of steady clocks each has one of its own. */
export function hearingOf(now: Moment, heardAt = now.at): Hearing {
  const ago = Math.max(0, now.at - heardAt);
  return { ...earlier(now, ago), ago, isStale: ago >= STALE_MS };
}

/** What the feed's state says of hearing the operator. */
export interface HeardSoFar {
  readonly status: string;
  readonly isStale: boolean;
  readonly lastHeard: { readonly at: number; readonly serverAt: number } | null;
}

/** Whether a word, stamped so by the operator, is to be said to have been heard. */
export function isHearingNews(
  { status, isStale, lastHeard }: HeardSoFar,
  { at }: Hearing,
  serverAt: number,
): boolean {
  if (status !== 'live' || isStale || !lastHeard) return true;
  // What is said again after a break comes in a burst, long after it was stamped.
  const newer = Math.max(Math.abs(at - lastHeard.at), serverAt - lastHeard.serverAt);
  return newer >= HEARD_EVERY_MS;
}

/** How long to wait before the next attempt, after so many failed ones in a row. */
export const retryDelay = backoff(1000, 15_000);

/** A question to the leading tab that has no answer is put again after so long. */
export const ASK_AGAIN_MS = 1000;

/** A connection that is no older than this is not renewed for the asking: another tab just did. */
export const YOUNG_MS = 1000;

/** So long a new connection may take to repeat what its tab has missed. */
export const REPLAY_MS = 2000;
