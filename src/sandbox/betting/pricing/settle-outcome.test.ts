import { partOf, SPORT_IDS, typeInPart, wholeType } from '@grandstand/bus-contracts/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offersOf, usualStrength } from '../sports/sports';
import type { GoalOrder } from '../play/goals/goal-order';
import { settleOutcome } from './settle-outcome';

/** "2:1" of one period, or "2:1 1:0 1:1" with its periods. */
function played(text: string, order: GoalOrder = []) {
  const pairs = text.split(' ').map((score) => {
    const [home = 0, away = 0] = score.split(':').map(Number);
    return { home, away };
  });
  const [all = { home: 0, away: 0 }, ...periods] = pairs;
  const known = periods.length > 0 ? periods : [all];
  return { score: { ...all, periods: known, period: known.length }, goals: () => order };
}

describe('an outcome of the match', () => {
  test.each([
    // Result.
    [1, null, '2:1', 'won'],
    [1, null, '1:1', 'lost'],
    [2, null, '1:1', 'won'],
    [2, null, '1:0', 'lost'],
    [3, null, '0:1', 'won'],
    [3, null, '1:1', 'lost'],
    // Double chance.
    [4, null, '1:1', 'won'],
    [4, null, '0:1', 'lost'],
    [5, null, '1:1', 'lost'],
    [5, null, '0:1', 'won'],
    [6, null, '0:1', 'won'],
    [6, null, '1:0', 'lost'],
    // Handicap: the stake returns where the line is met exactly.
    [7, '-1', '2:1', 'void'],
    [7, '-1', '3:1', 'won'],
    [7, '-1.5', '2:1', 'lost'],
    [7, '-3', '3:0', 'void'],
    [7, '0.5', '1:1', 'won'],
    [8, '1.5', '2:1', 'won'],
    [8, '0', '1:1', 'void'],
    [8, '-0.5', '1:1', 'lost'],
    [8, '3', '3:0', 'void'],
    // A line at a quarter: half on the line below it, half on the one above.
    [7, '-0.75', '1:0', 'half-won'],
    [7, '-0.75', '2:0', 'won'],
    [7, '-0.75', '1:1', 'lost'],
    [8, '0.75', '1:0', 'half-lost'],
    [8, '0.75', '1:1', 'won'],
    [8, '0.25', '1:1', 'half-won'],
    [7, '-0.25', '1:1', 'half-lost'],
    [9, '2.25', '1:1', 'half-lost'],
    [9, '2.25', '2:1', 'won'],
    [9, '2.25', '1:0', 'lost'],
    [10, '2.25', '1:1', 'half-won'],
    [9, '2.75', '2:1', 'half-won'],
    [10, '2.75', '2:1', 'half-lost'],
    [10, '2.75', '1:1', 'won'],
    [1009, '0.75', '2:1 1:0 1:1', 'half-won'],
    // Total.
    [9, '2.5', '2:1', 'won'],
    [9, '2.5', '1:1', 'lost'],
    [10, '2.5', '2:1', 'lost'],
    [10, '2.5', '2:0', 'won'],
    // Total of a team.
    [11, '1.5', '2:0', 'won'],
    [11, '1.5', '1:4', 'lost'],
    [11, '2', '2:4', 'void'],
    [12, '1.5', '1:4', 'won'],
    [12, '1.5', '2:0', 'lost'],
    [13, '0.5', '4:1', 'won'],
    [13, '0.5', '4:0', 'lost'],
    [14, '0.5', '4:0', 'won'],
    [14, '1', '4:1', 'void'],
    // Both teams to score.
    [180, null, '1:1', 'won'],
    [180, null, '1:0', 'lost'],
    [181, null, '1:0', 'won'],
    [181, null, '1:2', 'lost'],
    // Even and odd; no goal is even.
    [182, null, '0:0', 'won'],
    [182, null, '2:1', 'lost'],
    [183, null, '2:1', 'won'],
    [183, null, '2:2', 'lost'],
    // Draw no bet.
    [191, null, '1:0', 'won'],
    [191, null, '1:1', 'void'],
    [191, null, '0:1', 'lost'],
    [192, null, '0:1', 'won'],
    [192, null, '2:2', 'void'],
    [192, null, '1:0', 'lost'],
    // Winner.
    [401, null, '2:0', 'won'],
    [401, null, '0:2', 'lost'],
    [402, null, '2:0', 'lost'],
    [402, null, '1:2', 'won'],
    // European handicap: a tie is a result of its own.
    [424, '0:1', '2:0', 'won'],
    [424, '0:1', '1:0', 'lost'],
    [425, '0:1', '1:0', 'won'],
    [425, '0:1', '1:1', 'lost'],
    [426, '0:1', '1:1', 'won'],
    [426, '0:1', '1:0', 'lost'],
    [424, '2:0', '0:1', 'won'],
    [425, '2:0', '0:2', 'won'],
    [426, '2:0', '0:3', 'won'],
    // Correct score.
    [731, '2:1', '2:1', 'won'],
    [731, '2:1', '1:2', 'lost'],
  ])('%i (%s) at %s is %s', (typeId, param, score, result) => {
    expect(settleOutcome(typeId, param, played(score))).toBe(result);
  });
});

describe('an outcome of a part of the match', () => {
  test.each([
    // Halves of football.
    [1001, null, '2:1 1:0 1:1', 'won'],
    [1002, null, '2:1 1:0 1:1', 'lost'],
    [2002, null, '2:1 1:0 1:1', 'won'],
    [2001, null, '2:1 1:0 1:1', 'lost'],
    [1006, null, '1:2 0:0 1:2', 'won'],
    [1009, '0.5', '1:2 0:0 1:2', 'lost'],
    [2009, '2.5', '1:2 0:0 1:2', 'won'],
    [2011, '0.5', '1:2 0:0 1:2', 'won'],
    [1013, '0.5', '1:2 0:0 1:2', 'lost'],
    [1007, '-1', '2:1 1:0 1:1', 'void'],
    [2008, '0', '2:1 1:0 1:1', 'void'],
    [1191, null, '1:0 0:0 1:0', 'void'],
    [2180, null, '2:1 1:0 1:1', 'won'],
    [1181, null, '2:1 1:0 1:1', 'won'],
    [1182, null, '2:1 1:0 1:1', 'lost'],
    [1731, '1:0', '2:1 1:0 1:1', 'won'],
    // A half that was not played.
    [2001, null, '2:1 2:1', 'void'],
    [2183, null, '2:1 2:1', 'void'],
    // Halves of basketball are two quarters each; overtime is of none.
    [5001, null, '95:93 20:18 20:21 25:30 20:16 10:8', 'won'],
    [6001, null, '95:93 20:18 20:21 25:30 20:16 10:8', 'lost'],
    [6003, null, '95:93 20:18 20:21 25:30 20:16 10:8', 'won'],
    [5009, '78.5', '95:93 20:18 20:21 25:30 20:16 10:8', 'won'],
    [6010, '91.5', '95:93 20:18 20:21 25:30 20:16 10:8', 'won'],
    // Quarters of basketball.
    [11001, null, '95:93 20:18 20:21 25:30 20:16 10:8', 'won'],
    [12008, '-1', '95:93 20:18 20:21 25:30 20:16 10:8', 'void'],
    [13009, '54.5', '95:93 20:18 20:21 25:30 20:16 10:8', 'won'],
    [14014, '16.5', '95:93 20:18 20:21 25:30 20:16 10:8', 'won'],
    [13183, null, '95:93 20:18 20:21 25:30 20:16 10:8', 'won'],
    [12002, null, '60:60 20:18 20:20 20:22 0:0', 'won'],
    [12191, null, '60:60 20:18 20:20 20:22 0:0', 'void'],
    // Sets: a set that was not played is void.
    [21401, null, '2:0 6:4 7:6', 'won'],
    [22402, null, '2:0 6:4 7:6', 'lost'],
    [22009, '12.5', '2:0 6:4 7:6', 'won'],
    [21007, '-1.5', '2:0 6:4 7:6', 'won'],
    [21731, '6:4', '2:0 6:4 7:6', 'won'],
    [23401, null, '2:0 6:4 7:6', 'void'],
    [25402, null, '2:3 25:20 20:25 25:20 20:25 13:15', 'won'],
    [25183, null, '2:3 25:20 20:25 25:20 20:25 13:15', 'lost'],
    // Games and points of a whole match.
    [40009, '22.5', '2:0 6:4 7:6', 'won'],
    [40007, '-3.5', '2:0 6:4 7:6', 'lost'],
    [40011, '12.5', '2:0 6:4 7:6', 'won'],
    [40182, null, '2:0 6:4 7:6', 'lost'],
    [41010, '130.5', '3:0 25:20 25:18 25:16', 'won'],
    [41013, '54.5', '3:0 25:20 25:18 25:16', 'lost'],
    // Periods of hockey.
    [31002, null, '3:2 1:1 2:0 0:1', 'won'],
    [32009, '1.5', '3:2 1:1 2:0 0:1', 'won'],
    [33012, '0.5', '3:2 1:1 2:0 0:1', 'won'],
    [33180, null, '3:2 1:1 2:0 0:1', 'lost'],
  ])('%i (%s) at %s is %s', (typeId, param, score, result) => {
    expect(settleOutcome(typeId, param, played(score))).toBe(result);
  });
});

describe('who scores a goal', () => {
  test.each([
    [521, '1', ['home', 'away', 'home'], 'won'],
    [523, '1', ['home', 'away', 'home'], 'lost'],
    [523, '2', ['home', 'away', 'home'], 'won'],
    [522, '2', ['home', 'away', 'home'], 'lost'],
    [521, '3', ['home', 'away', 'home'], 'won'],
    [522, '4', ['home', 'away', 'home'], 'won'],
    [521, '4', ['home', 'away', 'home'], 'lost'],
    // Goals of both sides in one step: their order is unknown.
    [521, '1', [null, null, 'home'], 'void'],
    [523, '2', [null, null, 'home'], 'void'],
    [522, '2', [null, null, 'home'], 'lost'],
    [521, '3', [null, null, 'home'], 'won'],
  ] as const)('%i (%s) after %j is %s', (typeId, param, order, result) => {
    expect(settleOutcome(typeId, param, played('2:1', order))).toBe(result);
  });
});

test('a type has its part, and the same type of the match', () => {
  expect(typeInPart(17, 0)).toBe(17);
  expect(typeInPart(17, 12)).toBe(12_017);
  expect([wholeType(12_017), partOf(12_017)]).toEqual([17, 12]);
});

test('P112 an outcome of a race is settled by its order, and never before it is drawn', () => {
  const goals = () => [];
  const score = { home: 0, away: 0, periods: [], period: 0 };
  const drawn = { ...score, arrival: [3, 8, 1, 5, 2, 7, 4, 6] };
  const results = [813, 811, 821, 825, 833, 834].map((type) =>
    settleOutcome(type, null, { score: drawn, goals }),
  );
  expect(results).toEqual(['won', 'lost', 'won', 'lost', 'won', 'lost']);
  for (const type of [811, 828, 831]) {
    expect(() => settleOutcome(type, null, { score, goals })).toThrow(RangeError);
  }
});

test('every offered outcome of every sport is settled at every score, both sides of a line opposite', () => {
  const score = fc.nat(9);
  const pair = fc.record({ home: score, away: score });
  fc.assert(
    fc.property(fc.array(pair, { minLength: 1, maxLength: 5 }), (periods) => {
      const sum = periods.reduce((all, one) => ({
        home: all.home + one.home,
        away: all.away + one.away,
      }));
      const game = {
        score: { ...sum, periods, period: periods.length },
        goals: () => Array.from({ length: sum.home + sum.away }, () => 'home' as const),
      };
      for (const sportId of [
        SPORT_IDS.football,
        SPORT_IDS['ice-hockey'],
        SPORT_IDS.basketball,
        SPORT_IDS.tennis,
        SPORT_IDS.volleyball,
      ]) {
        const { main, more } = offersOf({ sportId, champId: 0, strength: usualStrength(sportId) });
        for (const { typeId, param } of [...main, ...more]) {
          const result = settleOutcome(typeId, param, game);
          const type = wholeType(typeId);
          // Over is followed by under, even by odd.
          if (![9, 11, 13, 180, 182, 191, 401].includes(type)) continue;
          const other = settleOutcome(typeId + 1, param, game);
          const isWinnerOfDraw = type === 401 && result === 'lost' && other === 'lost';
          const pairs = [
            'won lost',
            'half-won half-lost',
            'void void',
            'half-lost half-won',
            'lost won',
          ];
          expect(isWinnerOfDraw || pairs.includes(`${result} ${other}`)).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  );
});
