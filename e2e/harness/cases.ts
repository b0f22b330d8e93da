const runs = process.env['TEST_RUNS'];

/**
 * Whether this run tries the case at a place of a list: every case when `TEST_RUNS` is `full`
 * (`npm run test:full`), otherwise one of `share`, the same ones in every run.
 */
export function isTried(place: number, share: number): boolean {
  return runs === 'full' || place % share === 0;
}
