// Lists failures in a few lines, for a log of which only the end is kept.

import { stripVTControlCharacters } from 'node:util';

/** How many lines of a failure's message are printed, of its beginning and of its end. */
const FIRST_LINES = 8;
const LAST_LINES = 4;

/** The failures of a run of Vitest, from its JSON report. @returns {string[]} */
export function vitestFailures(report) {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0)
      return file.status === 'failed' ? [described(file.name, file.message)] : [];
    return failed.map((test) =>
      described(`${file.name} › ${test.fullName}`, test.failureMessages[0]),
    );
  });
}

/** The failures of a run of Playwright, from its JSON report. @returns {string[]} */
export function playwrightFailures(report) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const tests = report.suites.flatMap(specsOf).flatMap(({ tests: runs, title, file, line }) =>
    runs
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
      .map(({ message }) => described(`${file}:${line} › ${title}`, message)),
  );
  return [...tests, ...report.errors.map(({ message }) => described('the run itself', message))];
}

/** @returns {string} */
function described(what, message = 'no reason was given') {
  const lines = stripVTControlCharacters(message).split('\n');
  const full = lines.filter((line) => line.trim() !== '');
  const kept =
    full.length > FIRST_LINES + LAST_LINES
      ? [...full.slice(0, FIRST_LINES), '…', ...full.slice(-LAST_LINES)]
      : full;
  return [what, ...kept.map((line) => `    ${line}`)].join('\n');
}
