import { expect, test } from 'vitest';
import { WORLD_CHAMPIONSHIP } from '../catalog/world-championship';
import {
  editionAt,
  editionFixtures,
  editionStart,
  ROUND,
  ROUNDS,
  worldChampionship,
} from './world-championship';

test('every side of the championship plays every other one once, and one match a round', () => {
  const fixtures = editionFixtures('seed', 7);
  const pairs = fixtures.map(({ home, away }) => [home, away].toSorted().join(' – '));
  expect([fixtures.length, new Set(pairs).size]).toEqual([15, 15]);
  for (let round = 0; round < ROUNDS; round++) {
    const at = editionStart(7) + round * ROUND;
    const sides = fixtures
      .filter(({ kickoff }) => kickoff.at === at)
      .flatMap(({ home, away }) => [home, away]);
    expect(sides.toSorted()).toEqual([...WORLD_CHAMPIONSHIP.roster].toSorted());
  }
});

test('its matches are found by their time and by their ids, and the next edition is announced early', () => {
  const source = worldChampionship('seed');
  const from = editionStart(7);
  const found = source.between({ from: 0, to: 0 }, { from, to: from + 2 * ROUND });
  expect(found).toEqual(editionFixtures('seed', 7).slice(0, 6));
  expect(source.find(found[4]!.id)).toEqual(found[4]);
  expect(source.find(found[4]!.id + 5)).toBeUndefined();
  expect(editionFixtures('seed', 8).map(({ home }) => home)).not.toEqual(
    editionFixtures('seed', 7).map(({ home }) => home),
  );
  expect([editionAt(from - ROUND), editionAt(from - ROUND / 2), editionAt(from + ROUND)]).toEqual([
    6, 7, 7,
  ]);
});
