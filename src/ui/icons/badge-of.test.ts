import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { badgeOf } from './badge-of';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../sandbox/${file}`, import.meta.url), 'utf8'));
const leagues = read('data/football/fixtures.json') as readonly {
  readonly code: string;
  readonly clubs: readonly string[];
}[];
const namesIn = (language: string): Readonly<Record<string, string>> =>
  language === 'en' ? {} : (read(`texts/teams/${language}.json`) as Record<string, string>);

test.each(['en', 'ru', 'ua', 'kz', 'az'])(
  'no two teams of a league have the same badge, by their names in "%s"',
  (language) => {
    const names = namesIn(language);
    const same = leagues.flatMap(({ code, clubs }) => {
      const badges = clubs.map((club) => JSON.stringify(badgeOf(names[club] ?? club)));
      return badges.length === new Set(badges).size ? [] : [code];
    });
    expect(leagues.length).toBeGreaterThan(20);
    expect(same).toEqual([]);
  },
);

test('the same name has the same badge, and any name has one', () => {
  expect(badgeOf('Arsenal')).toEqual(badgeOf('Arsenal'));
  for (const name of ['', 'A', '1. FC Köln', 'Мюнхен', '\u{1F600}'.repeat(200)]) {
    const { ground, charge } = badgeOf(name);
    expect([ground >= 1 && ground <= 8, charge >= 1 && charge <= 5]).toEqual([true, true]);
  }
});
