import type { PlacedLeg } from '@grandstand/bus-contracts';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { bet } from '../harness/samples';
import { openBetText } from '../../areas/sports/home/bets/open-bet-text';

const t = ((key: string, values?: { count: number }) =>
  values ? `${key} ${values.count}` : key) as TFunction;
const [leg] = bet.legs;

type Place = Pick<PlacedLeg, 'gameId' | 'home' | 'matchCoef'>;

function text(...places: readonly Place[]) {
  const legs = places.map((place, at) => ({ ...leg!, ...place, marketId: `${at}` }));
  return openBetText({ legs }, { dictionary: {}, t });
}

const SUNDERLAND = { gameId: 1, home: 'Sunderland', matchCoef: 9 };

test('a bet on one match names it once, and says that it is one', () => {
  expect(text(SUNDERLAND, SUNDERLAND, SUNDERLAND)).toEqual({
    match: 'Sunderland – Chelsea',
    outcome: 'bets.sameMatch · bets.legs 3',
  });
});

test('an accumulator names each match once, also one with several selections', () => {
  const others = [
    { gameId: 2, home: 'Arsenal' },
    { gameId: 3, home: 'Leeds' },
  ];
  expect(text(SUNDERLAND, ...others, SUNDERLAND)).toEqual({
    match: 'bets.legs 4',
    outcome: 'Sunderland, Arsenal, Leeds',
  });
});

test('a single names its match and its outcome', () => {
  expect(text({ gameId: 1, home: 'Sunderland' }).match).toBe('Sunderland – Chelsea');
});
