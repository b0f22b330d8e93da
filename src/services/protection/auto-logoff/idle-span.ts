/** The player's last activity as tabs send and store it: the idle time runs `from` then `until` then, by the system clock. */
export interface IdleSpan {
  readonly from: number;
  readonly until: number;
}

/** The storage key of the last activity in any tab; it exists while a player is signed in. */
export const IDLE_KEY = 'autoLogoff.idle';
/** Stored from a sign-out for inactivity until a page has shown the notice. */
export const NOTICE_KEY = 'autoLogoff.notice';

/** Clocks are put right by seconds; one that goes back further was set. */
const CORRECTION_MS = 60_000;

/** How long a span of another tab or an earlier visit still lasts; 0 or less once it is over. */
export function leftOf({ from, until }: IdleSpan, wall: number): number {
  // It begins in the future: the clock was set back, and the time since is unknown.
  if (from > wall + CORRECTION_MS) return 0;
  return Math.min(until - wall, until - from);
}

/** A span as storage keeps it. */
export function writeSpan({ from, until }: IdleSpan): string {
  return `${from} ${until}`;
}

/** Reads a stored span; undefined if it is missing or malformed. */
export function readSpan(text: string | null): IdleSpan | undefined {
  const [, from, until] = /^(\d{1,15}) (\d{1,15})$/.exec(text ?? '') ?? [];
  const span = { from: Number(from), until: Number(until) };
  return span.from < span.until ? span : undefined;
}
