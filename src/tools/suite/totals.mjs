// Adds up the reports of the checks and the test runners.

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */

/** @returns {Totals} */
export function noTotals() {
  return { passed: 0, failed: 0, skipped: 0 };
}

/** @param {readonly Totals[]} parts @returns {Totals} */
export function sum(parts) {
  const total = noTotals();
  for (const part of parts) {
    total.passed += part.passed;
    total.failed += part.failed;
    total.skipped += part.skipped;
  }
  return total;
}

/** One check: it holds or it does not. @returns {Totals} */
export function checkTotals(isGood) {
  return { ...noTotals(), passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}

/**
 * The totals of a run of Vitest, from its JSON report; a file that broke before its first test is
 * one failure. @returns {Totals}
 */
export function vitestTotals(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((t) => t.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * The totals of a run of Playwright, from its JSON report; a test that passed only when it was
 * repeated is a failure. @returns {Totals}
 */
export function playwrightTotals(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

/**
 * A runner that ended badly without a failure in its report has failed all the same.
 * @param {Totals} totals @param {number} code @returns {Totals}
 */
export function withExitCode(totals, code) {
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

/** The last line of a run. @param {Totals} totals */
export function totalsLine({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
