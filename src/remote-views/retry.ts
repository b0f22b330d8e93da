const RETRIES = 3;
const FIRST_DELAY = 1000;

/** Milliseconds until the next try when `done` retries were made; null when the count is reached. */
export function retryDelay(done: number): number | null {
  return done < RETRIES ? FIRST_DELAY * 2 ** done : null;
}
