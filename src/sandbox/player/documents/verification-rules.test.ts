import { describe, expect, test } from 'vitest';
import { isExpiringSoon, lapseOf } from './verification-rules';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 20, 12);
const TODAY = '2026-11-20';

describe('an accepted document', () => {
  test.each([
    [null, false],
    ['2026-11-20', true],
    ['2026-12-19', true],
    ['2026-12-20', false],
  ])('that is valid until %s: expires soon is %s', (expiresOn, isSoon) => {
    expect(isExpiringSoon(expiresOn, TODAY)).toBe(isSoon);
  });

  test.each([
    ['2026-11-20', null],
    ['2026-11-19', 'expired'],
    [null, null],
  ] as const)('that is valid until %s is asked for again: %s', (expiresOn, again) => {
    const document = { decidedAt: NOON - 1000 * DAY, expiresOn };
    expect(lapseOf(document, { now: NOON, today: TODAY, reverifyDays: null })).toBe(again);
  });

  test.each([
    [365, 365, 'time'],
    [364, 365, null],
    [365, null, null],
  ] as const)(
    'of %i days ago, where %j count, is asked for again: %s',
    (days, reverifyDays, again) => {
      const document = { decidedAt: NOON - days * DAY, expiresOn: null };
      expect(lapseOf(document, { now: NOON, today: TODAY, reverifyDays })).toBe(again);
    },
  );
});
