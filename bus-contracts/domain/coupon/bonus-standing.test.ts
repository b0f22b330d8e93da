import { expect, test } from 'vitest';
import type { PlacedLeg } from '../../contracts/betting/bets';
import { bonusCoefOf } from './bonus-bet';
import { bonusStanding } from './bonus-standing';

const LEG: PlacedLeg = {
  marketId: '1:1',
  coef: 2,
  gameId: 1,
  status: 'accepted',
} as PlacedLeg;

test.each<[readonly PlacedLeg['status'][], object]>([
  [['accepted', 'accepted', 'won'], { kind: 'as-placed', placed: 1.03 }],
  [['won', 'half-won', 'won'], { kind: 'as-placed', placed: 1.03 }],
  [['won', 'void', 'lost', 'won'], { kind: 'as-placed', placed: 1.04 }],
  [['won', 'void', 'accepted', 'won'], { kind: 'left', placed: 1.04, coef: 1.03, left: 3 }],
  [['won', 'void', 'won'], { kind: 'few', placed: 1.03 }],
  [['won', 'half-lost', 'won', 'won'], { kind: 'half-lost', placed: 1.04 }],
])('the bonus bet of legs that are %s', (statuses, expected) => {
  const legs = statuses.map((status, place) => ({
    ...LEG,
    gameId: place,
    marketId: `${place}`,
    status,
  }));
  expect(bonusStanding({ bonusCoef: bonusCoefOf(legs.length), legs })).toEqual(expected);
});

test('legs of one match that are priced together count as one', () => {
  const legs = ['won', 'void', 'won', 'won'].map((status, place) => ({
    ...LEG,
    gameId: Math.max(1, place),
    marketId: `${place}`,
    status: status as PlacedLeg['status'],
    ...(place < 2 && { matchCoef: 3 }),
  }));
  expect(bonusStanding({ bonusCoef: 1.03, legs })?.placed).toBe(1.03);
});

test.each([null, undefined])('a bet without one (%s) has none', (bonusCoef) => {
  expect(bonusStanding({ bonusCoef, legs: [] })).toBeNull();
});
