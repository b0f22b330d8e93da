import { describe, expect, it } from 'vitest';
import {
  checkTotals,
  playwrightTotals,
  sum,
  totalsLine,
  vitestTotals,
  withExitCode,
} from './totals.mjs';

describe('the totals of a full run', () => {
  it('names skipped tests only if there are some', () => {
    expect(totalsLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(totalsLine({ passed: 12, failed: 1, skipped: 2 })).toBe(
      '12 passed, 1 failed, 2 skipped',
    );
  });

  it('counts a check as one', () => {
    expect(sum([checkTotals(true), checkTotals(true), checkTotals(false)])).toEqual({
      passed: 2,
      failed: 1,
      skipped: 0,
    });
  });

  it('counts a test file that broke before its first test as a failure', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{ status: 'failed' }] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    };
    expect(vitestTotals(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  it('counts a browser test that passed only when repeated as a failure', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] };
    expect(playwrightTotals(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it('counts a runner that died as a failure', () => {
    const none = { passed: 4, failed: 0, skipped: 0 };
    expect(withExitCode(none, 1).failed).toBe(1);
    expect(withExitCode(none, 0)).toBe(none);
    expect(withExitCode({ ...none, failed: 3 }, 1).failed).toBe(3);
  });
});
