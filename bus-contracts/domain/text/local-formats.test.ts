import { describe, expect, it } from 'vitest';
import { languageTag, LANGUAGES } from './languages';
import { dateFormat, numberFormat } from './local-formats';
import type { DateForm } from './local-formats';

const NOON = Date.UTC(2026, 10, 20, 12, 5);
const LATE = Date.UTC(2026, 8, 6, 21, 5);
const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

describe('days and times', () => {
  it.each([
    ['kk', NOON, '20 қар. 2026'],
    ['kk', LATE, '6 қыр. 2026'],
    ['az', NOON, '20 noy 2026'],
    ['az', LATE, '6 sen 2026'],
  ])('in %s have its months', (tag, time, text) => {
    expect(dateFormat(tag, DAY)(time)).toBe(text);
  });

  it.each([
    ['kk', 'жм 12:05', 'жс 21:05'],
    ['az', 'C. 12:05', 'B. 21:05'],
  ])('in %s have its weekdays', (tag, friday, sunday) => {
    const format = dateFormat(tag, {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      is12h: 0,
      timeZone: 'UTC',
    });
    expect([format(NOON), format(LATE)]).toEqual([friday, sunday]);
  });

  it('give each month and weekday a name of its own', () => {
    const names = (tag: string, part: 'month' | 'weekday', count: number): Set<string> => {
      const format = dateFormat(tag, { [part]: 'short', timeZone: 'UTC' });
      return new Set(
        Array.from({ length: count }, (_, index) =>
          format(part === 'month' ? Date.UTC(2026, index, 1) : Date.UTC(2026, 10, 1 + index)),
        ),
      );
    };
    for (const tag of ['kk', 'az']) {
      expect(names(tag, 'month', 12).size).toBe(12);
      expect(names(tag, 'weekday', 7).size).toBe(7);
    }
  });

  it('in digits have points, and the half of the day is in capitals', () => {
    const options = {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
    } as const;
    expect(dateFormat('kk', { ...options, is12h: 0 })(LATE)).toBe('06.09.2026, 21:05');
    expect(dateFormat('az', { ...options, is12h: 1 })(LATE)).toBe('06.09.2026, 09:05 PM');
  });

  it('are left to Intl in languages that every browser supports', () => {
    for (const tag of ['ru', 'en', 'uk']) {
      expect(dateFormat(tag, DAY)(NOON)).toBe(new Intl.DateTimeFormat(tag, DAY).format(NOON));
    }
  });
});

describe('times', () => {
  const MIDNIGHT = Date.UTC(2026, 10, 25, 0, 5);
  const FORMS: readonly DateForm[] = [
    { timeStyle: 'short' },
    { dateStyle: 'medium', timeStyle: 'short' },
    { dateStyle: 'short', timeStyle: 'medium' },
    { hour: '2-digit', minute: '2-digit' },
    { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  ];

  it.each(LANGUAGES)(
    'of the first hour of a day begin with 00 or 12, never with 24: %s',
    (language) => {
      for (const form of FORMS) {
        const write = (is12h: 0 | 1): string =>
          dateFormat(languageTag(language), { ...form, timeZone: 'UTC', is12h })(MIDNIGHT);
        expect(write(0)).toMatch(/(?<!\d)0?0:05\b/);
        expect(write(1)).toMatch(/(?<!\d)12:05\b/);
      }
    },
  );
});

describe('numbers', () => {
  it('are written as Intl with that language writes them', () => {
    for (const language of LANGUAGES) {
      const tag = languageTag(language);
      expect(numberFormat(tag)(1_234_567.5)).toBe((1_234_567.5).toLocaleString(tag));
    }
  });
});
