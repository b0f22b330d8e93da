import { describe, expect, it } from 'vitest';
import { playwrightFailures, vitestFailures } from './failures.mjs';

describe('the summary of failures', () => {
  it('names test and reason of a unit test, and of a file that broke', () => {
    const report = {
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: 'No module b', assertionResults: [] },
        {
          name: 'c.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'd', failureMessages: [] },
            { status: 'failed', fullName: 'e', failureMessages: ['Error: \u001B[31mno\u001B[39m'] },
          ],
        },
      ],
    };
    expect(vitestFailures(report)).toEqual([
      'a.test.ts\n    No module b',
      'c.test.ts › e\n    Error: no',
    ]);
  });

  it('names test, place and reason of a browser test at any depth', () => {
    const failed = { status: 'unexpected', results: [{ errors: [{ message: 'no\n\nway' }] }] };
    const passed = { status: 'expected', results: [{ errors: [] }] };
    const report = {
      errors: [{ message: 'a worker died' }],
      suites: [
        {
          specs: [],
          suites: [
            {
              specs: [
                { file: 'f.spec.ts', line: 7, title: 'g', tests: [failed] },
                { file: 'f.spec.ts', line: 9, title: 'h', tests: [passed] },
              ],
            },
          ],
        },
      ],
    };
    expect(playwrightFailures(report)).toEqual([
      'f.spec.ts:7 › g\n    no\n    way',
      'the run itself\n    a worker died',
    ]);
  });

  it('has the beginning and the end of a long reason', () => {
    const message = Array.from({ length: 50 }, (_, line) => `line ${line}`).join('\n');
    const [described] = vitestFailures({
      testResults: [{ name: 'a.test.ts', status: 'failed', message, assertionResults: [] }],
    });
    const lines = described?.split('\n').slice(1) ?? [];
    expect(lines.map((line) => line.trim())).toEqual([
      ...Array.from({ length: 8 }, (_, line) => `line ${line}`),
      '…',
      'line 46',
      'line 47',
      'line 48',
      'line 49',
    ]);
  });
});
