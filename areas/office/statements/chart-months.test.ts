import { expect, test } from 'vitest';
import { chartMonths, MAX_MONTHS } from './chart-months';

const NOTHING = { paidIn: 0, paidOut: 0, staked: 0, won: 0, given: 0 };
const of = (months: string[], isBonusMoney = false) => ({
  isBonusMoney,
  months: months.map((month) => ({ ...NOTHING, month, paidIn: 100 })),
});

test('a chart has each month from the first to the present one, the oldest first', () => {
  expect(chartMonths(of(['2027-02', '2026-11']), '2027-03')).toEqual([
    { ...NOTHING, month: '2026-11', paidIn: 100 },
    { ...NOTHING, month: '2026-12' },
    { ...NOTHING, month: '2027-01' },
    { ...NOTHING, month: '2027-02', paidIn: 100 },
    { ...NOTHING, month: '2027-03' },
  ]);
});

test('a chart has two years at most, the last ones', () => {
  const months = chartMonths(of(['2026-11', '2020-01']), '2026-12');
  expect(months).toHaveLength(MAX_MONTHS);
  expect(months[0]?.month).toBe('2025-01');
  expect(months.at(-1)?.month).toBe('2026-12');
});

test.each([
  ['in the first month', of(['2026-12'])],
  ['without a month', of([])],
  ['of bonus money', of(['2026-12', '2026-11'], true)],
  [
    'where all that happened is a gift',
    { isBonusMoney: false, months: [{ ...NOTHING, month: '2026-11', given: 500 }] },
  ],
])('there is no chart %s', (_, statement) => {
  expect(chartMonths(statement, '2026-12')).toEqual([]);
});
