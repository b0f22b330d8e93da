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
    expect(inWindow(games, 'weekend', 'UTC')).toEqual([saturday]);
    expect(inWindow(games, 'weekend', 'Europe/Berlin')).toEqual([friday, saturday]);
    expect(inWindow(games, 'weekend', 'America/New_York')).toEqual([saturday, monday]);
    expect(inWindow(games, '24', 'UTC')).toEqual(games);
  });
});
