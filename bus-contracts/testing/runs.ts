const LEAST = 25;
const isFullRun = process.env['TEST_RUNS'] === 'full';

/**
 * How many cases a property tries: all of them when `TEST_RUNS` is `full` (`npm run test:full`),
 * otherwise a fortieth, and never fewer than 25. The number given is the one of a full run.
 */
export function runs(full: number, isFull = isFullRun): number {
  return isFull ? full : Math.min(full, Math.max(LEAST, Math.ceil(full / 40)));
}

/** One item of so many is tried in a quick run. */
const SHARE = 5;

/**
 * The cases of a long list that a test tries: all when `TEST_RUNS` is `full`, otherwise every fifth from the
 * first, the same ones in every run.
 */
export function someOf<Case>(cases: readonly Case[], isFull = isFullRun): readonly Case[] {
  return isFull ? cases : cases.filter((_, place) => place % SHARE === 0);
}
