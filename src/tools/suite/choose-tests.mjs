// Chooses the tests that a quick run leaves to other runs.
import { createHash } from 'node:crypto';

/** A requirement's or a promise's id in a title. */
const ID = /\b(?:[A-Z]{3}-\d\d|P\d{1,3})\b/g;

/**
 * The tests that a run leaves to others: seven in eight of those that name no requirement, and most of those
 * of which other tests of the run name every id. The seed chooses them, so that a few runs try all.
 * @param {readonly string[]} tests Files with titles, as Playwright lists them.
 * @param {string} seed
 * @returns {string[]}
 */
export function leftToOthers(tests, seed) {
  const inOrder = inOrderOf(seed, tests);
  /** How many tests of the run name an id. @type {Map<string, number>} */
  const named = new Map();
  const chosen = inOrder.filter(({ ids, isTried }) => {
    if (ids.length === 0) return isTried;
    if (ids.every((id) => named.has(id))) return false;
    for (const id of ids) named.set(id, (named.get(id) ?? 0) + 1);
    return true;
  });
  // Later tests may name all ids of an earlier one. An eighth of these is tried all the same, since a test
  // that names more ids would take the place of one that names fewer in every run.
  const needed = chosen.filter(({ ids, isTried }) => {
    if (isTried || ids.some((id) => named.get(id) === 1)) return true;
    for (const id of ids) named.set(id, (named.get(id) ?? 0) - 1);
    return false;
  });
  const tried = new Set(needed.map(({ test }) => test));
  return tests.filter((test) => !tried.has(test));
}

/** The tests with their ids, in an order that the seed alone decides. */
function inOrderOf(seed, tests) {
  return tests
    .map((test) => {
      const digest = createHash('sha256').update(`${seed} ${test}`).digest('hex');
      const ids = [...new Set(test.match(ID) ?? [])];
      return { test, digest, ids, isTried: /[08]$/.test(digest) };
    })
    .toSorted((a, b) => (a.digest < b.digest ? -1 : 1));
}

/** Files that say whether documents, rooms and code agree: every run tries them. */
const OF_ALL_CODE = /^tests\/(?:boundaries|docs)\//;

/**
 * The files of unit tests that a run leaves to others: about two thirds of those of which other files of the run
 * name every id. The seed chooses them, so that a few runs try all.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} files The ids that the titles of each file name.
 * @param {string} seed
 * @returns {string[]}
 */
export function filesLeftToOthers(files, seed) {
  const inOrder = inOrderOf(seed, [...files.keys()]).map(({ test: path, digest }) => ({
    path,
    isTried: OF_ALL_CODE.test(path) || /[0369c]$/.test(digest),
  }));
  const named = new Set(
    inOrder.filter(({ isTried }) => isTried).flatMap(({ path }) => [...(files.get(path) ?? [])]),
  );
  return inOrder
    .filter(({ path, isTried }) => {
      const ids = [...(files.get(path) ?? [])];
      if (isTried || ids.some((id) => !named.has(id))) {
        for (const id of ids) named.add(id);
        return false;
      }
      return true;
    })
    .map(({ path }) => path);
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
