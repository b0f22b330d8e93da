const runs = process.env['TEST_RUNS'];
const seed = Number(process.env['CASES_SEED'] ?? 0);

/**
 * Whether this run tries the case at a place of a list: every case when `TEST_RUNS` is `full`
 * (`npm run test:full`), otherwise one of `share`, which `CASES_SEED` chooses and `npm test` prints.
 */
export function isTried(place: number, share: number): boolean {
  return runs === 'full' || (place + seed) % share === 0;
}
