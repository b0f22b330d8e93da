import { expect, test } from 'vitest';
import { footballCalendar } from '../fixtures/football/football-calendar';
import { UNCHANGED } from './game-changes';
import { Match } from './match';
import { firstSegment, MatchClock } from './match-clock';
import { secretDraws } from './secret-draws';

const DAY = 86_400_000;
const AT = Date.UTC(2026, 8, 1);
const SIGMAS = 5;

const fixtures = footballCalendar().between({ from: AT, to: AT + 60 * DAY }, { from: 0, to: 0 });
const clock = new MatchClock([firstSegment(AT, 15)]);

function finalOf(secret: string, place: number) {
  const match = new Match(fixtures[place]!, { draws: secretDraws(secret), clock }, UNCHANGED);
  const { home, away } = match.final().score ?? { home: NaN, away: NaN };
  return { match, home, away };
}

test('numbers are those of their key and secret, from 0 to 1, and spread evenly', () => {
  const draws = secretDraws('secret');
  const numbers = Array.from({ length: 8_000 }, draws('key', 1));
  const again = draws('key', 1);
  expect(Array.from({ length: 20 }, again)).toEqual(numbers.slice(0, 20));
  expect(draws('key', 2)()).not.toBe(numbers[0]);
  expect(secretDraws('other')('key', 1)()).not.toBe(numbers[0]);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  for (let tenth = 0; tenth < 10; tenth++) {
    const count = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
    expect(Math.abs(count - 800)).toBeLessThan(SIGMAS * Math.sqrt(800));
  }
});

test('prices say how likely a result is, and their moves before the start say nothing about it', () => {
  const sums = { distance: 0, spread: 0, moved: 0, movedSpread: 0 };
  for (const place of fixtures.keys()) {
    const { match, home, away } = finalOf('a', place);
    const opening = match.chances(AT)?.result();
    const later = match.chances(AT + 3_600_000)?.result();
    if (!opening || !later) continue;
    const won = Number(home > away);
    sums.distance += won - opening.home;
    sums.spread += opening.home * (1 - opening.home);
    const move = later.home - opening.home;
    sums.moved += move * (won - opening.home);
    sums.movedSpread += move ** 2 * opening.home * (1 - opening.home);
  }
  expect(fixtures.length).toBeGreaterThan(1_000);
  expect(Math.abs(sums.distance)).toBeLessThan(SIGMAS * Math.sqrt(sums.spread));
  expect(sums.movedSpread).toBeGreaterThan(0);
  expect(Math.abs(sums.moved)).toBeLessThan(SIGMAS * Math.sqrt(sums.movedSpread));
});

test('a match with another secret has another result, as often as two matches of the same sides have', () => {
  const same = Array.from(fixtures.keys()).filter((place) => {
    const [one, other] = [finalOf('a', place), finalOf('b', place)];
    return one.home === other.home && one.away === other.away;
  });
  expect(same.length / fixtures.length).toBeGreaterThan(0.04);
  expect(same.length / fixtures.length).toBeLessThan(0.12);
});
