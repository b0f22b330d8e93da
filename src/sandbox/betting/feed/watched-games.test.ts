import { expect, test } from 'vitest';
import { WatchedGames } from './watched-games';

test('a game is watched by a feed until its time, the later one of two', () => {
  const watched = new WatchedGames();
  watched.watch('a', 1, 100);
  watched.watch('a', 1, 50);
  expect([99, 100, 101].map((now) => watched.isWatched('a', 1, now))).toEqual([true, true, false]);
  expect(watched.isWatched('a', 2, 0)).toBe(false);
  expect(watched.isWatched('b', 1, 0)).toBe(false);
});

test('a feed that was away watches again what it watched, unless that is forgotten', () => {
  const watched = new WatchedGames();
  watched.watch('a', 1, 100);
  watched.watch('a', 2, 200);
  watched.forget(150);
  watched.extend('a', 300);
  expect([1, 2].map((gameId) => watched.isWatched('a', gameId, 300))).toEqual([false, true]);
});
