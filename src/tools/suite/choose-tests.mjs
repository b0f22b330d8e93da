// Chooses the browser tests that `npm test` leaves to `npm run test:full`.

/** A requirement's or a promise's id in a title. */
const ID = /\b(?:[A-Z]{3}-\d\d|P\d{1,3})\b/g;

/** The tag of tests that every run tries. */
const IN_EACH_RUN = '@each-run';

/**
 * The browser tests that only the full run tries. `npm test` tries few tests that together name each requirement and
 * promise that browser tests name, and those with the tag: again and again the one that names most of those that are left, the first of equals.
 * So it tries the same tests in every run of a commit.
 * @param {readonly string[]} tests Files with titles, in Playwright's order.
 * @returns {string[]}
 */
export function leftToFullRun(tests) {
  const named = tests.map((test) => new Set(test.match(ID)));
  const open = new Set(named.flatMap((ids) => [...ids]));
  const tried = new Set(tests.flatMap((test, index) => (test.includes(IN_EACH_RUN) ? index : [])));
  for (const index of tried) for (const id of named[index] ?? []) open.delete(id);
  while (open.size > 0) {
    const counts = named.map((ids) => [...ids].filter((id) => open.has(id)).length);
    const next = counts.indexOf(Math.max(...counts));
    tried.add(next);
    for (const id of named[next] ?? []) open.delete(id);
  }
  return tests.filter((_, index) => !tried.has(index));
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
