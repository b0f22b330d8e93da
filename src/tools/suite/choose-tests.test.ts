import { describe, expect, it } from 'vitest';
import { leftToFullRun, listedTests } from './choose-tests.mjs';

/** Requirements of no list. */
const [FIRST = '', SECOND = '', THIRD = ''] = [1, 2, 3].map((number) => `AAA-0${number}`);

describe('the browser tests of npm test', () => {
  it('are few that together name each requirement, the first of equals', () => {
    const tests = [
      'e2e/a.spec.ts:1:1 › a coupon is printed',
      `e2e/a.spec.ts:9:1 › ${FIRST} a bet is placed`,
      `e2e/a.spec.ts:20:1 › ${FIRST} a bet is placed again`,
      `e2e/b.spec.ts:1:1 › ${FIRST} ${SECOND} a bet is refused`,
      `e2e/b.spec.ts:5:1 › ${SECOND} the policy holds`,
      `e2e/c.spec.ts:5:1 › ${THIRD} ${FIRST} the line is shown`,
    ];
    expect(leftToFullRun(tests)).toEqual([tests[0], tests[1], tests[2], tests[4]]);
  });

  it('are those with the tag too, and what these name is tried by no other', () => {
    const tests = [
      `e2e/a.spec.ts:1:1 › ${FIRST} a bet is placed`,
      'e2e/a.spec.ts:9:1 › a press @each-run › is kept',
      `e2e/b.spec.ts:1:1 › a press @each-run › ${FIRST} is kept`,
    ];
    expect(leftToFullRun(tests)).toEqual([tests[0]]);
  });

  it('are read from the listing of Playwright', () => {
    const output = [
      'Listing tests:',
      '  e2e/a.spec.ts:24:3 › settings › every language',
      '  e2e/b.spec.ts:7:1 › a sheet',
      'Total: 2 tests in 2 files',
    ].join('\n');
    expect(listedTests(output)).toEqual([
      'e2e/a.spec.ts:24:3 › settings › every language',
      'e2e/b.spec.ts:7:1 › a sheet',
    ]);
  });
});
