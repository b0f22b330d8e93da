import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { expect, test } from 'vitest';
import { footballMatches } from '../../../betting/fixtures/football/football-data';
import results from '../../../data/football/results.json';
import { CHAMPS } from '../../../betting/sports/champs';
import { teamName } from '.';

const CLUBS = [
  ...new Set([
    ...footballMatches().flatMap(({ home, away }) => [home, away]),
    ...results.flatMap(({ clubs }) => clubs),
  ]),
];

const isCyrillic = (name: string): boolean => /\p{Script=Cyrillic}/u.test(name);
/** Numbers of teams, as in "II", are the same in all letters. */
const hasLatin = (name: string): boolean => /\p{Script=Latin}/u.test(name.replace(/\b[IVX]+$/, ''));

test.each(LANGUAGES)(
  'the clubs of football are written in the letters of one script in %s',
  (language) => {
    const isOwn = ['ru', 'ua', 'kz'].includes(language);
    const odd = CLUBS.filter((club) => {
      const name = teamName(club, language);
      return isOwn ? !isCyrillic(name) || hasLatin(name) : isCyrillic(name) || name !== club;
    });
    expect(CLUBS.length).toBeGreaterThan(600);
    expect(odd).toEqual([]);
  },
);

test.each(LANGUAGES)(
  'the sides of each invented championship are written in one script in %s',
  (language) => {
    const mixed = CHAMPS.filter((champ) => {
      const roster = 'roster' in champ ? (champ.roster as readonly string[]) : [];
      return new Set(roster.map((side) => isCyrillic(teamName(side, language)))).size > 1;
    });
    expect(mixed.map(({ slug }) => slug)).toEqual([]);
  },
);
