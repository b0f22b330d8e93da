/** The operator beats every 5 s of quiet; longer than this without a word and the connection is dead. */
export const SILENCE_MS = 12_000;

/** After so long without a word prices must not be trusted. */
export const STALE_MS = 20_000;

/** How often the state says that the feed was heard, at most. */
export const HEARD_EVERY_MS = 1000;

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 15_000;

/** How long to wait before the next attempt, after so many failed ones in a row. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1), LONGEST_RETRY_MS);
}

/** A question to the leading tab that has no answer is put again after so long. */
export const ASK_AGAIN_MS = 1000;

/** A connection that is no older than this is not renewed for the asking: another tab just did. */
export const YOUNG_MS = 1000;

/** So long a new connection may take to repeat what its tab has missed. */
export const REPLAY_MS = 2000;
