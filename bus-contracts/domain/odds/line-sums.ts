/** How many lines a "k of m" system has: C(m, k). */
export function lineCount(m: number, k: number): bigint {
  let lines = 1n;
  for (let i = 1; i <= k; i++) lines = (lines * BigInt(m - k + i)) / BigInt(i);
  return lines;
}

/**
 * The sums of the prices of all lines of k legs (k from 1), for the first 0, 1, 2, ... of the legs.
 * Built up leg by leg in O(m k): no line is ever listed (C(30, 15) is 155 million).
 */
export function lineSums(prices: readonly bigint[], k: number): bigint[] {
  /** By size: the sum over all lines of that many of the legs so far. */
  let sums = [1n, ...Array<bigint>(k).fill(0n)];
  const results = [0n];
  for (const price of prices) {
    // A line of this size either was there already, or is one leg shorter with this leg put to it.
    sums = sums.map((sum, size) => sum + (sums[size - 1] ?? 0n) * price);
    results.push(sums[k] ?? 0n);
  }
  return results;
}
