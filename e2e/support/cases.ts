const runs = process.env['TEST_RUNS'];
const seed = Number(process.env['CASES_SEED'] ?? 0);

/**
 * Whether this run tries the case at a place of a list: every case when `TEST_RUNS` is `full`
 * (`npm run test:full`), otherwise one of `share`, which `CASES_SEED` chooses and `npm test` prints.
 */
export function isTried(place: number, share: number): boolean {
  return runs === 'full' || (place + seed) % share === 0;
}

const REQUIREMENT = /\b([A-Z]{3}-\d\d|P\d{1,3})\b/;

/**
 * Whether a whole run of `npm test` leaves a test to another run: it tries every test that names a
 * requirement or a promise, and half of the others, which `CASES_SEED` chooses.
 */
export function isLeftOut(title: string): boolean {
  if (runs !== 'part' || REQUIREMENT.test(title)) return false;
  const sum = Array.from(title, (letter) => letter.codePointAt(0) ?? 0).reduce((a, b) => a + b, 0);
  return (sum + seed) % 2 === 0;
}
