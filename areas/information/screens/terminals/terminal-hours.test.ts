import { expect, it } from 'vitest';
import { hoursOf, isOpenAt, matches } from './terminal-hours';

const SHOP = { opensAt: 540, closesAt: 1320, timeZone: 'Asia/Baku' };
const at = (time: string): number => Date.parse(`2026-11-26T${time}:00Z`);

it('RTE-29 a terminal is open by the clock of its own place', () => {
  // Baku is four hours ahead.
  expect(['04:59', '05:00', '17:59', '18:00'].map((time) => isOpenAt(SHOP, at(time)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const night = { ...SHOP, opensAt: 1320, closesAt: 120 };
  expect(['17:59', '18:00', '21:59', '22:00'].map((time) => isOpenAt(night, at(time)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isOpenAt({ ...SHOP, opensAt: 0, closesAt: 0 }, at('00:00'))).toBe(true);
});

it('the hours of a terminal are written by the clock', () => {
  expect(hoursOf(SHOP)).toBe('09:00–22:00');
  expect(hoursOf({ ...SHOP, opensAt: 30, closesAt: 30 })).toBeNull();
});

it('a search finds terminals by words of their city and address', () => {
  const terminal = { city: 'Bakı', address: 'Nizami 96' };
  expect(['', 'nizami', 'bakı 96', 'nizami kyiv'].map((words) => matches(terminal, words))).toEqual(
    [true, true, true, false],
  );
});
