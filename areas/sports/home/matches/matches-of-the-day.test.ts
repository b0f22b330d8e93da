import { expect, test } from 'vitest';
import { NOON, sampleGame } from '../../testing/sample-line';
import { matchesOfTheDay } from './matches-of-the-day';

const MINUTE = 60_000;
const league = (id: number) => ({ id, slug: `league-${id}`, name: `League ${id}`, country: null });
const at = (id: number, champ: number, minutes: number, change = {}) =>
  sampleGame(id, { champ: league(champ), startsAt: NOON + minutes * MINUTE, ...change });
const chosen = (games: ReturnType<typeof at>[], count = 3) =>
  matchesOfTheDay(games, NOON, count).map(({ id }) => id);

test('each championship has a match before one has two', () => {
  expect(chosen([at(1, 1, 60), at(2, 1, 61), at(3, 2, 90), at(4, 3, 120)])).toEqual([1, 3, 4]);
  expect(chosen([at(1, 1, 61), at(2, 1, 60), at(3, 2, 90)])).toEqual([2, 3, 1]);
});

test('a match that is about to begin is none, nor one whose result cannot be bet on', () => {
  const [blocked] = [at(3, 3, 60)];
  const markets = blocked.markets.map((market) => ({
    ...market,
    outcomes: market.outcomes.map((outcome) => ({ ...outcome, isBlocked: true })),
  }));
  expect(chosen([at(1, 1, 14), at(2, 2, 15), { ...blocked, markets }])).toEqual([2]);
  expect(chosen([at(4, 1, 60, { markets: [] })])).toEqual([]);
});
