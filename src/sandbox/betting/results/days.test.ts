import { describe, expect, it } from 'vitest';
import { dayOf, isTimeZone, spanOf } from './days';

const HOUR = 3_600_000;

describe('a day of a time zone', () => {
  it('begins at its midnight', () => {
    expect(dayOf(Date.UTC(2026, 10, 25, 21), 'Asia/Baku')).toBe('2026-11-26');
    expect(dayOf(Date.UTC(2026, 10, 25, 21), 'America/New_York')).toBe('2026-11-25');
    expect(spanOf('2026-11-26', 'Asia/Baku').from).toBe(Date.UTC(2026, 10, 25, 20));
  });

  it('has 25 hours when clocks go back, and 23 when they go forward', () => {
    const hours = (day: string): number => {
      const { from, to } = spanOf(day, 'Europe/Berlin');
      return (to - from) / HOUR;
    };
    expect([hours('2026-10-25'), hours('2026-03-29'), hours('2026-11-25')]).toEqual([25, 23, 24]);
  });

  it('knows names of time zones from other words', () => {
    expect(['Asia/Baku', 'UTC', 'Nowhere/City', '../etc'].map(isTimeZone)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
