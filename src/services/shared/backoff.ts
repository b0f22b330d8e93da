/** How long to wait after so many failures in a row, the last one counted: first, then twice as long each time, up to the longest. */
export function backoff(firstMs: number, longestMs: number): (failures: number) => number {
  return (failures) => Math.min(firstMs * 2 ** (failures - 1), longestMs);
}
