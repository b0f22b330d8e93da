import { describe, expect, test } from 'vitest';
import { clockText, dayText, longStartText } from './start-text';
import { zonedTime } from './zoned-time';

const SATURDAY_NOON = Date.UTC(2026, 7, 29, 12);
const HOUR = 3_600_000;
const NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const options = {
  timeZone: 'UTC',
  is12h: 0,
  weekdayName: (day: number) => NAMES[day] ?? '',
} as const;

describe('the start of a game', () => {
  const day = (hours: number, timeZone = 'UTC') =>
    dayText(SATURDAY_NOON + hours * HOUR, {
      now: zonedTime(SATURDAY_NOON, timeZone),
      timeZone,
      word: (key) => key,
    });

  test('has a day: today, tomorrow, or a weekday with its date', () => {
    expect(day(8)).toBe('line.day.today');
    expect(day(24)).toBe('line.day.tomorrow');
    expect(day(48)).toBe('line.weekday.1 31.08');
    expect(day(7 * 24)).toBe('line.weekday.6 05.09');
    expect(day(-24)).toBe('line.weekday.5 28.08');
  });

  test('has its day and time by the player’s zone, across midnight too', () => {
    const late = 11;
    expect(day(late)).toBe('line.day.today');
    expect(day(late, 'Europe/Berlin')).toBe('line.day.tomorrow');
    const time = (timeZone: string) =>
      clockText(zonedTime(SATURDAY_NOON + late * HOUR, timeZone), 0);
    expect(time('UTC')).toBe('23:00');
    expect(time('Europe/Berlin')).toBe('01:00');
    expect(time('America/New_York')).toBe('19:00');
  });

  test('has a time by a clock of twelve hours with that setting', () => {
    const time = (hours: number) => clockText(zonedTime(SATURDAY_NOON + hours * HOUR, 'UTC'), 1);
    expect(time(0)).toBe('12:00 PM');
    expect(time(12)).toBe('12:00 AM');
    expect(time(8.5)).toBe('8:30 PM');
  });

  test('has day and date on a game page', () => {
    expect(longStartText(SATURDAY_NOON, options)).toBe('Sat 29.08, 12:00');
  });
});
