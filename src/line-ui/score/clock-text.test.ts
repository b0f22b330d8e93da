import type { Score } from '@grandstand/bus-contracts';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import texts from '../i18n/en.json';
import { clockText } from './clock-text';
import { goalOf } from '../goal/use-last-goal';

/** The score after a kick-off. */
const kickedOff: Score = { home: 0, away: 0, periods: [], period: 1, minute: 12 };

/** The English texts. */
const t = ((key: string, values: Record<string, unknown> = {}) => {
  const found = key
    .split('.')
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], texts);
  return String(found).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}) as TFunction;

test.each([
  ['football', { period: 2, minute: 67 }, '2nd half 67′'],
  ['football', { period: 1, minute: 45, isBreak: true }, 'HT'],
  ['basketball', { period: 2, minute: 17, secondsLeft: 192 }, 'Q2 03:12'],
  ['basketball', { period: 4, minute: 40, secondsLeft: 0 }, 'Q4 00:00'],
  ['basketball', { period: 5, minute: 41, secondsLeft: 299 }, 'Overtime 04:59'],
  ['basketball', { period: 2, minute: 20, secondsLeft: 0, isBreak: true }, 'Break'],
  ['ice-hockey', { period: 3, minute: 41 }, '3rd period 41′'],
  ['tennis', { period: 2, minute: null }, 'Set 2'],
  ['football', { period: 0, minute: null }, ''],
])('the clock of %s at %j is "%s"', (sport, score, text) => {
  expect(clockText({ ...kickedOff, ...score }, sport, t)).toBe(text);
});

test('the clock of a match without a known score is empty', () => {
  expect(clockText(null, 'football', t)).toBe('');
});

test.each([
  ['football', [0, 0], [1, 0], ['home']],
  ['football', [1, 0], [1, 1], ['away']],
  ['ice-hockey', [0, 0], [1, 1], ['home', 'away']],
  // Taken back.
  ['football', [1, 0], [0, 0], null],
  ['basketball', [10, 8], [12, 8], null],
  ['tennis', [0, 0], [1, 0], null],
] as const)('in %s from %j to %j the goal is of %j', (sport, before, after, sides) => {
  const at = ([home, away]: readonly [number, number]) => ({ ...kickedOff, home, away });
  expect(goalOf(at(before), at(after), sport)?.sides ?? null).toEqual(sides);
});
