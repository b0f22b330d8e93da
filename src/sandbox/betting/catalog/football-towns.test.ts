import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isOfOneTown, TOWNS } from './football-towns';

const leagues = JSON.parse(
  readFileSync(new URL('../../data/football/fixtures.json', import.meta.url), 'utf8'),
) as { clubs: string[] }[];

test('each club of a town is one of the fixtures, and of one town', () => {
  const clubs = new Set(leagues.flatMap((league) => league.clubs));
  const named = TOWNS.flat();
  expect(named.filter((club) => !clubs.has(club))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

test('each town has two clubs of one league at least, which meet', () => {
  const alone = TOWNS.filter((town) =>
    leagues.every(({ clubs }) => clubs.filter((club) => town.includes(club)).length < 2),
  );
  expect(alone).toEqual([]);
});

test('clubs of one town are of one town, and a club is no match for itself', () => {
  expect(isOfOneTown('Liverpool', 'Everton')).toBe(true);
  expect(isOfOneTown('Everton', 'Liverpool')).toBe(true);
  expect(isOfOneTown('Everton', 'Fulham')).toBe(false);
  expect(isOfOneTown('No Club', 'Nobody')).toBe(false);
});
