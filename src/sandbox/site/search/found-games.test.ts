import { expect, test } from 'vitest';
import { foundGames } from './found-games';

test('a search finds the games of the products that the jurisdiction has', () => {
  const found = (...products: Parameters<typeof foundGames>[1]['products']) =>
    foundGames('blackjack', { products }, false).map(({ name }) => name);
  expect(found('casino')).toEqual(['Blackjack']);
  expect(found('sports')).toEqual([]);
});
