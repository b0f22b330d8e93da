/** A moment as the calls of limits tell it; up, so that nothing that begins or ends then is told too early. */
export function secondsOf(ms: number): number {
  return Math.ceil(ms / 1000);
}
