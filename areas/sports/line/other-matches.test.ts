import { describe, expect, test } from 'vitest';
import { liveGame } from '../testing/sample-line';
import { holdPlaces, otherMatches } from './other-matches';
import { MAX_OTHERS } from './resources';

const games = (...ids: number[]) => ids.map((id) => liveGame(id));
const idsOf = (list: readonly { readonly id: number }[]): number[] => list.map(({ id }) => id);

describe('the live matches beside a match', () => {
  test('are those of its sport first, without itself, each once', () => {
    expect(idsOf(otherMatches(1, games(3, 1, 2), games(5, 3, 4, 1)))).toEqual([3, 2, 5, 4]);
  });

  test('are limited to the room there is', () => {
    const many = games(...Array.from({ length: 30 }, (_, index) => index));
    expect(otherMatches(0, many, many)).toHaveLength(MAX_OTHERS);
  });

  test('keep their places, and the place of one that left goes to the first new one', () => {
    const { shown, gone } = holdPlaces(games(1, 2, 3), games(9, 3, 1, 8), false);
    expect(idsOf(shown)).toEqual([1, 9, 3]);
    expect([...gone]).toEqual([]);
  });

  test('keep the row of one that left while they are held', () => {
    const { shown, gone } = holdPlaces(games(1, 2, 3), games(9, 3, 1, 8), true);
    expect(idsOf(shown)).toEqual([1, 2, 3]);
    expect([...gone]).toEqual([2]);
  });

  test('keep the row of one that left where there is no new one', () => {
    const { shown, gone } = holdPlaces(games(1, 2), games(1), false);
    expect(idsOf(shown)).toEqual([1, 2]);
    expect([...gone]).toEqual([2]);
  });

  test('have the data of the last answer', () => {
    const now = [liveGame(1, { home: 'Renamed' })];
    expect(holdPlaces(games(1), now, true).shown).toEqual(now);
  });

  test('are shown as they arrive if there were none', () => {
    expect(idsOf(holdPlaces([], games(1, 2), true).shown)).toEqual([1, 2]);
  });
});
