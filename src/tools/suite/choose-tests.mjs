// Chooses the browser tests that `npm test` leaves to `npm run test:full`.

/** A requirement's or a promise's id in a title. */
const ID = /\b(?:[A-Z]{3}-\d\d|P\d{1,3})\b/g;

/**
 * The browser tests that only the full run tries. `npm test` tries the first test that names a requirement or a
 * promise, for each of those that browser tests name: the same tests in every run of a commit.
 * @param {readonly string[]} tests Files with titles, in Playwright's order.
 * @returns {string[]}
 */
export function leftToFullRun(tests) {
  const named = new Set();
  return tests.filter((test) => {
    const ids = (test.match(ID) ?? []).filter((id) => !named.has(id));
    for (const id of ids) named.add(id);
    return ids.length === 0;
  });
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
