import { OUTCOME } from '@grandstand/bus-contracts/domain';
import { expect, test } from 'vitest';
import type { PlayerPoints } from '../../play/points/player-points';
import { isDecidedEarly, settleOutcome, type Played } from '../settle-outcome';

const scorer = (number: number) => ({ number, name: `P. ${number}`, share: 0.5 });
const POINTS: PlayerPoints = {
  scorers: { home: [scorer(7), scorer(9)], away: [scorer(7)] },
  points: { home: new Map([[7, 16]]), away: new Map([[7, 4]]) },
};
const score = { home: 16, away: 4, periods: [{ home: 16, away: 4 }], period: 1 };
const MATCH: Played = { score, goals: () => [], points: () => POINTS };
const { homePlayerOver, homePlayerUnder, awayPlayerOver, awayPlayerUnder } = OUTCOME;

test.each([
  ['above the line', homePlayerOver, '15.5 (7 P. 7)', 'won'],
  ['above the line', homePlayerUnder, '15.5 (7 P. 7)', 'lost'],
  ['below the line', homePlayerOver, '16.5 (7 P. 7)', 'lost'],
  ['below the line', homePlayerUnder, '16.5 (7 P. 7)', 'won'],
  ['of a player without points', homePlayerUnder, '0.5 (9 P. 9)', 'won'],
  ['of a player without points', homePlayerOver, '0.5 (9 P. 9)', 'lost'],
  ['of the number in the other side', awayPlayerOver, '3.5 (7 P. 7)', 'won'],
  ['of the number in the other side', awayPlayerUnder, '3.5 (7 P. 7)', 'lost'],
  ['of nobody in the side', awayPlayerOver, '3.5 (9 P. 9)', 'void'],
  ['without a player', homePlayerOver, '15.5', 'void'],
] as const)('points %s: %i (%s) is %s', (_, type, param, result) => {
  expect(settleOutcome(type, param, MATCH)).toBe(result);
});

test('points are void where nobody knows who scored, and decided once the line is passed', () => {
  const { points: _points, ...without } = MATCH;
  expect(settleOutcome(homePlayerOver, '15.5 (7 P. 7)', without)).toBe('void');
  expect(isDecidedEarly(homePlayerOver, '15.5 (7 P. 7)', MATCH)).toBe(true);
  expect(isDecidedEarly(homePlayerUnder, '15.5 (7 P. 7)', MATCH)).toBe(true);
  expect(isDecidedEarly(homePlayerOver, '16.5 (7 P. 7)', MATCH)).toBe(false);
});
