const RETRIES = 3;
const FIRST_DELAY = 1000;

/** The delay before the next retry, in milliseconds; null after the last one. */
export function retryDelay(done: number): number | null {
  return done < RETRIES ? FIRST_DELAY * 2 ** done : null;
}
