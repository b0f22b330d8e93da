import type { PlacedLeg } from '@grandstand/bus-contracts';
import { bonusCoefOf } from '@grandstand/bus-contracts/domain';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { bet } from '../harness/samples';
import { bonusBetText } from '../../areas/office/words/bonus-bet-text';

const t = ((key: string, values?: object) =>
  [key, ...Object.values(values ?? {})].join(' ')) as TFunction;
const settings = { coefViewId: 0 } as const;

test.each<[readonly PlacedLeg['status'][], string]>([
  [['accepted', 'accepted', 'won'], '1.03'],
  [['won', 'half-won', 'won'], '1.03'],
  [['won', 'void', 'lost', 'won'], '1.04'],
  [['won', 'void', 'accepted', 'won'], 'bet.bonusBetLeft 1.03 3 1.04'],
  [['won', 'void', 'won'], 'bet.bonusBetFew 1.03 3'],
  [['won', 'half-lost', 'won', 'won'], 'bet.bonusBetHalf 1.04'],
])('of legs that are %s reads %s', (statuses, expected) => {
  const [leg] = bet.legs;
  const legs = statuses.map((status, place) => ({ ...leg!, marketId: `${place}`, status }));
  expect(bonusBetText({ bonusCoef: bonusCoefOf(legs.length), legs }, { t, settings })).toBe(
    expected,
  );
});

test('is none where the bet has none', () => {
  expect(bonusBetText({ bonusCoef: null, legs: [] }, { t, settings })).toBeNull();
});
