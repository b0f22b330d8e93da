import { SPORT_IDS } from '@grandstand/bus-contracts/domain';
import { describe, expect, test } from 'vitest';
import fixtures from '../../data/football/fixtures.json';
import kits from '../../data/football/kits.json';
import results from '../../data/football/results.json';
import { badgeOf } from './badges';
import { FOOTBALL_CHAMPS } from './football-champs';

describe('what sides are recognised by', () => {
  test.each([
    ['Arsenal', 'sleeves d31f2d ffffff'],
    ['Borussia Dortmund', 'plain ffd500 16181d'],
    ['Juventus FC', 'stripes 16181d ffffff'],
    ['Celtic', 'hoops 0f8a43 ffffff'],
    ['FC Barcelona', 'stripes a50044 004d98'],
  ])('%s plays in its own colours', (club, badge) => {
    expect(badgeOf(SPORT_IDS.football, club)).toBe(badge);
  });

  test('nations have their flags', () => {
    expect(badgeOf(SPORT_IDS.cricket, 'India')).toBe('flag in');
  });

  test('invented sides have none', () => {
    expect(badgeOf(SPORT_IDS.basketball, 'Madrid Toros')).toBeUndefined();
    expect(badgeOf(SPORT_IDS.cricket, 'Karachi Kites')).toBeUndefined();
    expect(badgeOf(SPORT_IDS.cricket, 'Arsenal')).toBeUndefined();
  });

  test('every kit is of a club of the data, in two colours', () => {
    const clubs = new Set([...fixtures, ...results].flatMap((league) => league.clubs));
    for (const club of Object.keys(kits.clubs)) {
      expect(clubs, club).toContain(club);
      expect(badgeOf(SPORT_IDS.football, club), club).toMatch(/^[a-z]+ [\da-f]{6} [\da-f]{6}$/);
    }
  });

  test('each club of a top league has a kit', () => {
    const top = FOOTBALL_CHAMPS.filter(({ isTop, region }) => isTop && region !== null);
    for (const { code } of top) {
      const league = fixtures.find((one) => one.code === code);
      for (const club of league?.clubs ?? []) {
        expect(badgeOf(SPORT_IDS.football, club), club).toBeDefined();
      }
    }
  });

  test.each(fixtures.map(({ code, clubs }) => [code, clubs] as const))(
    'no two clubs of the league %s have the same kit',
    (_code, clubs) => {
      const badges = clubs.flatMap((club) => badgeOf(SPORT_IDS.football, club) ?? []);
      expect(new Set(badges).size).toBe(badges.length);
    },
  );
});
