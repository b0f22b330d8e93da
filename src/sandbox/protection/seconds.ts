/** A moment to come as the calls of limits tell it: up, so that nothing is thought to be ready, or over, too early. */
export function secondsOf(ms: number): number {
  return Math.ceil(ms / 1000);
}

/** A moment that was: down, so that what has begun is never thought to be to come. */
export function secondsSince(ms: number): number {
  return Math.floor(ms / 1000);
}
