const LEAST = 50;
const isFullRun = process.env['TEST_RUNS'] === 'full';

/**
 * How many cases a property tries: all of them when `TEST_RUNS` is `full` (`npm run test:full`),
 * otherwise a twentieth, and never fewer than 50. The number given is the one of a full run.
 */
export function runs(full: number, isFull = isFullRun): number {
  return isFull ? full : Math.min(full, Math.max(LEAST, Math.ceil(full / 20)));
}

/** One item of so many is tried in a quick run. */
const SHARE = 3;
/** Other ones in each run, so that a few runs try them all. */
const offset = Math.floor(Math.random() * SHARE);

/** The cases of a long list that a test tries: all when `TEST_RUNS` is `full`, otherwise every third. */
export function someOf<Case>(cases: readonly Case[], isFull = isFullRun): readonly Case[] {
  return isFull ? cases : cases.filter((_, place) => place % SHARE === offset);
}
