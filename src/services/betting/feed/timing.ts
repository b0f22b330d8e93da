import { backoff } from '../../shared/backoff';
import { earlier } from '../../time/elapsed';
import type { Moment } from '../../time/elapsed';

/** The operator sends a beat after 5 s without a message; a connection that is silent for longer than this is dead. */
export const SILENCE_MS = 12_000;

/** Prices are stale after this time without a message. */
export const STALE_MS = 20_000;

/** The time of the last message is published at most this often. */
const PUBLISH_EVERY_MS = 1000;

/** When a message was received. */
export interface Receipt extends Moment {
  /** The delay since the tab that received it, ms. */
  readonly ago: number;
  readonly isStale: boolean;
}

/** `receivedAt` is the time in the tab that received the message, by the page's clock: steady clocks differ between tabs. */
export function receiptOf(now: Moment, receivedAt = now.at): Receipt {
  const ago = Math.max(0, now.at - receivedAt);
  return { ...earlier(now, ago), ago, isStale: ago >= STALE_MS };
}

/** The part of the feed's state about the last message. */
export interface PublishedReceipt {
  readonly status: string;
  readonly isStale: boolean;
  readonly lastHeard: { readonly at: number; readonly serverAt: number } | null;
}

/** Whether a message, sent by the operator at `serverAt`, changes the published state. */
export function isReceiptNews(
  { status, isStale, lastHeard }: PublishedReceipt,
  { at }: Receipt,
  serverAt: number,
): boolean {
  if (status !== 'live' || isStale || !lastHeard) return true;
  // Messages that are repeated after a break come in a burst, long after they were sent.
  const newer = Math.max(Math.abs(at - lastHeard.at), serverAt - lastHeard.serverAt);
  return newer >= PUBLISH_EVERY_MS;
}

/** How long to wait before the next attempt, by the number of failed ones in a row. */
export const retryDelay = backoff(1000, 15_000);

/** A request to the leading tab is repeated after this time without an answer. */
export const REPEAT_MS = 1000;

/** A connection younger than this is not renewed on request: another tab has just renewed it. */
export const YOUNG_MS = 1000;

/** How long a new connection may take to repeat the messages that its tab missed. */
export const REPLAY_MS = 2000;
