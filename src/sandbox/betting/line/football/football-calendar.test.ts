import { expect, test } from 'vitest';
import { FOOTBALL_CHAMPS } from '../../catalog/football-champs';
import { footballCalendar } from './football-calendar';
import { timeOfLocal } from '../local-time';

const DAY = 86_400_000;

test.each([
  ['Europe/London', '2026-01-10T15:00:00Z', '2026-01-10T15:00:00Z'],
  ['Europe/London', '2026-05-09T15:00:00Z', '2026-05-09T14:00:00Z'],
  ['Europe/Berlin', '2026-03-28T15:30:00Z', '2026-03-28T14:30:00Z'],
  ['Europe/Berlin', '2026-03-29T15:30:00Z', '2026-03-29T13:30:00Z'],
  ['America/New_York', '2026-07-04T19:30:00Z', '2026-07-04T23:30:00Z'],
  ['America/Sao_Paulo', '2026-07-04T16:00:00Z', '2026-07-04T19:00:00Z'],
  ['Asia/Tokyo', '2026-07-04T03:00:00Z', '2026-07-03T18:00:00Z'],
])('in %s clocks show %s at %s', (zone, local, utc) => {
  expect(timeOfLocal(zone, Date.parse(local))).toBe(Date.parse(utc));
});

test('league games kick off at the same local hours in summer and in winter', () => {
  const calendar = footballCalendar();
  const england = FOOTBALL_CHAMPS.find(({ code }) => code === 'en.1');
  const hoursIn = (month: number) => {
    const from = Date.UTC(2026, month, 1);
    const real = { from, to: from + 28 * DAY };
    const clock = new Intl.DateTimeFormat('en', {
      timeZone: 'Europe/London',
      hour: '2-digit',
      hourCycle: 'h23',
    });
    return calendar
      .between(real, real)
      .filter(({ champId }) => champId === england?.id)
      .map(({ kickoff }) => Number(clock.format(kickoff.at)));
  };
  for (const hours of [hoursIn(0), hoursIn(3)]) {
    expect(hours.length).toBeGreaterThan(10);
    expect(hours.every((hour) => hour >= 11 && hour <= 21)).toBe(true);
  }
});

test('a game is found by its id, at its planned time', () => {
  const calendar = footballCalendar();
  const from = Date.UTC(2026, 9, 20);
  const games = calendar.between({ from, to: from + 14 * DAY }, { from, to: from });
  expect(games.length).toBeGreaterThan(50);
  for (const game of games) expect(calendar.find(game.id)).toEqual(game);
});
