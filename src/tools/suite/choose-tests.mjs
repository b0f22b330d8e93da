// Chooses the tests that a quick run leaves to other runs.
import { createHash } from 'node:crypto';

/** A requirement's or a promise's id in a title. */
const ID = /\b(?:[A-Z]{3}-\d\d|P\d{1,3})\b/g;

/** Files that say whether documents, rooms and code agree: every run tries them. */
const OF_ALL_CODE = /^tests\/(?:boundaries|docs)\//;

/**
 * The browser tests that a run leaves to others: about fifteen in sixteen of those of which other tests of the
 * run name every id. The seed chooses them, other ones in each run.
 * @param {readonly string[]} tests Files with titles, as Playwright lists them.
 * @param {string} seed
 * @param {Iterable<string>} named The ids that unit tests of the run name.
 * @returns {string[]}
 */
export function leftToOthers(tests, seed, named) {
  const idsOf = (test) => test.match(ID) ?? [];
  return leftOut(inOrderOf(seed, tests, /0$/), idsOf, named);
}

/**
 * The files of unit tests that a run leaves to others: about seven in eight of those of which other files of the
 * run name every id. The seed chooses them, other ones in each run.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} files The ids that the titles of each file name.
 * @param {string} seed
 * @returns {string[]}
 */
export function filesLeftToOthers(files, seed) {
  const inOrder = inOrderOf(seed, [...files.keys()], /[08]$/).map(({ test, isTried }) => ({
    test,
    isTried: isTried || OF_ALL_CODE.test(test),
  }));
  return leftOut(inOrder, (path) => [...(files.get(path) ?? [])], []);
}

/** Those that are not tried in any case and name no id that is new to the run. */
function leftOut(inOrder, idsOf, known) {
  const tried = inOrder.filter(({ isTried }) => isTried).flatMap(({ test }) => idsOf(test));
  const named = new Set([...known, ...tried]);
  return inOrder
    .filter(({ test, isTried }) => {
      const news = idsOf(test).filter((id) => !named.has(id));
      for (const id of news) named.add(id);
      return !isTried && news.length === 0;
    })
    .map(({ test }) => test);
}

/** The tests in an order that the seed alone decides; those whose digest matches are tried in any case. */
function inOrderOf(seed, tests, isChosen) {
  return tests
    .map((test) => {
      const digest = createHash('sha256').update(`${seed} ${test}`).digest('hex');
      return { test, digest, isTried: isChosen.test(digest) };
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
