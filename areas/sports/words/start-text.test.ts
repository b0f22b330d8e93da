import { describe, expect, test } from 'vitest';
import { longStartText } from './long-start-text';
import { startText } from './start-text';

const SATURDAY_NOON = Date.UTC(2026, 7, 29, 12);
const HOUR = 3_600_000;
const NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const options = {
  now: SATURDAY_NOON,
  timeZone: 'UTC',
  is12h: 0,
  weekdayName: (day: number) => NAMES[day] ?? '',
} as const;

describe('the start of a game', () => {
  test('is a time today, a day within the week, a date later', () => {
    expect(startText(SATURDAY_NOON + 8.5 * HOUR, options)).toBe('20:30');
    expect(startText(SATURDAY_NOON + 24 * HOUR, options)).toBe('Sun 12:00');
    expect(startText(SATURDAY_NOON + 6 * 24 * HOUR, options)).toBe('Fri 12:00');
    expect(startText(SATURDAY_NOON + 7 * 24 * HOUR, options)).toBe('05.09 12:00');
    expect(startText(SATURDAY_NOON - 24 * HOUR, options)).toBe('28.08 12:00');
  });

  test('is told by the player’s zone, across midnight too', () => {
    const late = SATURDAY_NOON + 11 * HOUR;
    expect(startText(late, options)).toBe('23:00');
    expect(startText(late, { ...options, timeZone: 'Europe/Berlin' })).toBe('Sun 01:00');
    expect(startText(late, { ...options, timeZone: 'America/New_York' })).toBe('19:00');
  });

  test('is told by a clock of twelve hours where the player wants one', () => {
    expect(startText(SATURDAY_NOON, { ...options, is12h: 1 })).toBe('12:00 PM');
    expect(startText(SATURDAY_NOON + 12 * HOUR, { ...options, is12h: 1 })).toBe('Sun 12:00 AM');
    expect(startText(SATURDAY_NOON + 8.5 * HOUR, { ...options, is12h: 1 })).toBe('8:30 PM');
  });

  test('has day and date on a game page', () => {
    expect(longStartText(SATURDAY_NOON, options)).toBe('Sat 29.08, 12:00');
  });
});
