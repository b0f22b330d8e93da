/** A future time in seconds, rounded up, so that nothing is ready or over too early. */
export function secondsOf(ms: number): number {
  return Math.ceil(ms / 1000);
}

/** A past time in seconds, rounded down, so that it is never in the future. */
export function secondsSince(ms: number): number {
  return Math.floor(ms / 1000);
}
