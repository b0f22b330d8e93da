const LEAST = 50;

/**
 * How many cases a property tries: all of them when `TEST_RUNS` is `full` (`npm run test:full`),
 * otherwise a tenth, and never fewer than 50. The number given is the one of a full run.
 */
export function runs(full: number, isFull = process.env['TEST_RUNS'] === 'full'): number {
  return isFull ? full : Math.min(full, Math.max(LEAST, Math.ceil(full / 10)));
}
