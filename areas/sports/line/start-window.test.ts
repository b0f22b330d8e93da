import { describe, expect, test } from 'vitest';
import { sampleGame } from '../testing/sample-line';
import { inWindow, windowHours } from './start-window';

const TUESDAY = Date.UTC(2026, 8, 1, 9, 30);
const SUNDAY_EVENING = Date.UTC(2026, 7, 30, 21);

describe('the start window', () => {
  test('SPT-01 is 1, 3 or 24 hours, or unlimited', () => {
    expect(windowHours('3', TUESDAY, 'UTC')).toBe(3);
    expect(windowHours(undefined, TUESDAY, 'UTC')).toBeUndefined();
  });

  test('SPT-01 ends the weekend with Sunday in the player’s own zone', () => {
    // From Tuesday 9:30 to the end of Sunday are 134.5 hours, and one more for a clock that goes back.
    expect(windowHours('weekend', TUESDAY, 'UTC')).toBe(136);
    expect(windowHours('weekend', SUNDAY_EVENING, 'UTC')).toBe(4);
    // In Tokyo it is Monday already.
    expect(windowHours('weekend', SUNDAY_EVENING, 'Asia/Tokyo')).toBe(163);
  });

  test('SPT-01 has for the weekend only games that start on Saturday or Sunday there', () => {
    const friday = sampleGame(1, { startsAt: Date.UTC(2026, 8, 4, 22, 30) });
    const saturday = sampleGame(2, { startsAt: Date.UTC(2026, 8, 5, 14) });
    const monday = sampleGame(3, { startsAt: Date.UTC(2026, 8, 7, 1) });
    const games = [friday, saturday, monday];
    expect(inWindow(games, 'weekend', TUESDAY, 'UTC')).toEqual([saturday]);
    expect(inWindow(games, 'weekend', TUESDAY, 'Europe/Berlin')).toEqual([friday, saturday]);
    expect(inWindow(games, 'weekend', TUESDAY, 'America/New_York')).toEqual([saturday, monday]);
    expect(inWindow(games, '24', TUESDAY, 'UTC')).toEqual(games);
  });

  test('RTE-04 is for tomorrow the next day of the player’s own zone, also over a month’s end', () => {
    expect(windowHours('tomorrow', TUESDAY, 'UTC')).toBe(40);
    const today = sampleGame(1, { startsAt: Date.UTC(2026, 8, 1, 23, 30) });
    const tomorrow = sampleGame(2, { startsAt: Date.UTC(2026, 8, 2, 20) });
    const later = sampleGame(3, { startsAt: Date.UTC(2026, 8, 3, 0, 30) });
    const games = [today, tomorrow, later];
    expect(inWindow(games, 'tomorrow', TUESDAY, 'UTC')).toEqual([tomorrow]);
    expect(inWindow(games, 'tomorrow', TUESDAY, 'Europe/Berlin')).toEqual([today, tomorrow]);
    expect(inWindow(games, 'tomorrow', TUESDAY, 'America/New_York')).toEqual([tomorrow, later]);
  });
});
