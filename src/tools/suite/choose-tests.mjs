// Chooses the browser tests that a quick run leaves to other runs.
import { createHash } from 'node:crypto';

/** A requirement's or a promise's id in a title. */
const ID = /\b(?:[A-Z]{3}-\d\d|P\d{1,3})\b/g;

/**
 * The tests that a run leaves to others: half of those that name no requirement, and those of which
 * every id is named by a test of the run already. The seed chooses, so that a few runs try all.
 * @param {readonly string[]} tests Files with titles, as Playwright lists them.
 * @param {string} seed
 * @returns {string[]}
 */
export function leftToOthers(tests, seed) {
  /** @type {Set<string>} */
  const tried = new Set();
  return inOrderOf(seed, tests)
    .filter(({ test, isOdd }) => {
      const ids = test.match(ID) ?? [];
      if (ids.length === 0) return isOdd;
      if (ids.every((id) => tried.has(id))) return true;
      for (const id of ids) tried.add(id);
      return false;
    })
    .map(({ test }) => test);
}

/** The tests in an order that the seed alone decides. */
function inOrderOf(seed, tests) {
  return tests
    .map((test) => {
      const digest = createHash('sha256').update(`${seed} ${test}`).digest('hex');
      return { test, digest, isOdd: /[13579bdf]$/.test(digest) };
    })
    .toSorted((a, b) => (a.digest < b.digest ? -1 : 1));
}

/**
 * The tests of Playwright's listing (`playwright test --list`), as its lists of tests name them:
 * file › suites › title.
 * @param {string} output
 * @returns {string[]}
 */
export function listedTests(output) {
  return output
    .split('\n')
    .filter((line) => line.startsWith('  ') && line.includes(' › '))
    .map((line) => line.trim());
}
