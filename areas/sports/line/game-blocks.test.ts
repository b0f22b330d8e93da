import { describe, expect, test } from 'vitest';
import {
  columnOrder,
  columnsOf,
  firstGames,
  gameBlocks,
  type ListOrder,
} from '@grandstand/line-ui';
import { marketCards } from './cards/market-cards';
import { sampleGame } from '../testing/sample-line';

const as = (change: Partial<ListOrder>): ListOrder => ({
  markets: columnOrder(0),
  isBestOnTop: false,
  isByCountry: false,
  ...change,
});

function game(id: number, champId: number, country: string | null, isTop = false) {
  const champ = { id: champId, slug: `champ-${champId}`, name: `Champ ${champId}`, country };
  return sampleGame(id, { champ, isTop });
}

const GAMES = [
  game(1, 10, 'England'),
  game(2, 20, 'Spain', true),
  game(3, 11, 'England'),
  game(4, 10, 'England', true),
  game(5, 30, null),
];

const shape = (order?: ListOrder) =>
  gameBlocks(GAMES, order).map(({ champ, country, games }) => [
    champ.id,
    games.map(({ id }) => id),
    country,
  ]);

describe('blocks of a list', () => {
  test('SPT-01 are in the order of their games', () => {
    expect(shape()).toEqual([
      [10, [1, 4], null],
      [20, [2], null],
      [11, [3], null],
      [30, [5], null],
    ]);
    expect(shape(as({}))).toEqual(shape());
  });

  test('are limited in games, and show how many a championship has', () => {
    const cut = firstGames(gameBlocks(GAMES), 3);
    expect(cut.map(({ games, count }) => [games.map(({ id }) => id), count])).toEqual([
      [[1, 4], 2],
      [[2], 1],
    ]);
    const [first] = firstGames(gameBlocks(GAMES), 1);
    expect(first).toMatchObject({ games: [{ id: 1 }], count: 2 });
    expect(firstGames(gameBlocks(GAMES), 100)).toEqual(gameBlocks(GAMES));
  });

  test('SET-01 start with the best matches, with that setting', () => {
    expect(shape(as({ isBestOnTop: true }))).toEqual([
      [20, [2], null],
      [10, [4, 1], null],
      [11, [3], null],
      [30, [5], null],
    ]);
  });

  test('SET-01 are grouped by country, with that setting, each named once', () => {
    expect(shape(as({ isByCountry: true }))).toEqual([
      [10, [1, 4], 'England'],
      [11, [3], null],
      [20, [2], 'Spain'],
      [30, [5], null],
    ]);
  });

  test('of one country in two sports are two', () => {
    const tennis = { id: 4, slug: 'tennis', name: 'Tennis' };
    const games = [game(1, 10, 'Spain'), { ...game(2, 20, 'Spain'), sport: tennis }];
    expect(gameBlocks(games, as({ isByCountry: true })).map(({ country }) => country)).toEqual([
      'Spain',
      'Spain',
    ]);
  });
});

describe('an Asian view', () => {
  const typeIds = [1, 101, 17, 19, 2, 8, 136];
  const markets = typeIds.map((typeId) => ({ typeId, outcomes: [] }));

  test('SET-01 shows handicap and total before the winner in lists', () => {
    const games = [sampleGame(1, { markets })];
    const columns = (viewType: 0 | 1) =>
      columnsOf(games, columnOrder(viewType)).map(({ marketTypeId }) => marketTypeId);
    expect(columns(0)).toEqual([1, 101, 17, 19, 2]);
    expect(columns(1)).toEqual([2, 17, 1, 101, 19]);
    const [block] = gameBlocks(games, as({ markets: columnOrder(1) }));
    expect(block?.columns.map(({ marketTypeId }) => marketTypeId)).toEqual(columns(1));
  });

  test('SET-01 shows them first on a game page, the rest as the operator has it', () => {
    const cards = (viewType?: 0 | 1) =>
      marketCards(sampleGame(1, { markets }), viewType).map(({ marketTypeId }) => marketTypeId);
    expect(cards()).toEqual(typeIds);
    expect(cards(1)).toEqual([2, 17, 1, 101, 19, 8, 136]);
  });
});
