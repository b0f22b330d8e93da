import type { Game } from '@grandstand/bus-contracts';
import { MARKET } from '@grandstand/bus-contracts/domain';
import { expect, test } from 'vitest';
import { NOON, outcome, sampleGame } from '../../testing/sample-line';
import { dayMatches } from './day-matches';

const MINUTE = 60_000;
const league = (id: number) => ({ id, slug: `league-${id}`, name: `League ${id}`, country: null });
const at = (id: number, champ: number, minutes: number, change: Partial<Game> = {}) =>
  sampleGame(id, { champ: league(champ), startsAt: NOON + minutes * MINUTE, ...change });
const idsOf = (games: readonly Game[]) => games.map(({ id }) => id);
const ofDay = (best: readonly Game[], next: readonly Game[] = []) =>
  idsOf(dayMatches({ best, next }, NOON, 3).ofDay);

test('each championship has a match before one has two', () => {
  expect(ofDay([at(1, 1, 60), at(2, 1, 61), at(3, 2, 90), at(4, 3, 120)])).toEqual([1, 3, 4]);
  expect(ofDay([at(1, 1, 61), at(2, 1, 60), at(3, 2, 90)])).toEqual([2, 3, 1]);
});

test('matches that are about to begin are of the day only where there are too few later ones', () => {
  const soon = [at(1, 1, 5), at(2, 2, 14), at(3, 3, 1)];
  expect(ofDay([...soon, at(4, 4, 15), at(5, 4, 60), at(6, 4, 90)])).toEqual([4, 5, 6]);
  expect(ofDay([...soon, at(4, 4, 15)])).toEqual([4, 3, 1]);
  expect(ofDay(soon)).toEqual([3, 1, 2]);
});

test('other matches fill the places that the great championships leave, each once', () => {
  const best = at(1, 1, 5);
  expect(ofDay([best], [best, at(2, 2, 30), at(3, 3, 20), at(4, 4, 2)])).toEqual([1, 3, 2]);
  expect(ofDay([], [at(4, 4, 2)])).toEqual([4]);
});

test('a round of one great championship that is about to begin does not fill all places', () => {
  const round = [at(1, 1, 3), at(2, 1, 3), at(3, 1, 3)];
  expect(ofDay(round, [at(4, 2, 30), at(5, 3, 40)])).toEqual([1, 4, 5]);
  expect(ofDay(round)).toEqual([1, 2, 3]);
});

test('a match whose result cannot be bet on is none of them; a winner without a draw is a result', () => {
  const blocked = { ...outcome(3, 1, 2), isBlocked: true };
  const withResult = (typeId: number, outcomes: Game['markets'][number]['outcomes']) => ({
    markets: [{ typeId, outcomes }],
  });
  expect(
    ofDay([
      at(1, 1, 60, { markets: [] }),
      at(2, 2, 60, withResult(MARKET.total, [outcome(2, 9, 2, '2.5'), outcome(2, 10, 2, '2.5')])),
      at(3, 3, 60, withResult(MARKET.result, [blocked, outcome(3, 3, 2)])),
      at(4, 4, 60, withResult(MARKET.winner, [outcome(4, 401, 2), outcome(4, 402, 2)])),
    ]),
  ).toEqual([4]);
});

test('those that begin soon are the next ones that are not of the day', () => {
  const best = [at(1, 1, 60), at(2, 2, 70), at(3, 3, 80), at(4, 4, 50)];
  const next = [at(5, 5, 3), at(6, 6, 40), at(7, 7, 45)];
  expect(idsOf(dayMatches({ best, next }, NOON, 3).soon)).toEqual([5, 6, 7]);
  expect(idsOf(dayMatches({ best: best.slice(0, 3), next: [] }, NOON, 3).soon)).toEqual([]);
});
