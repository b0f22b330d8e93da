import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellsOf, columnOrder, columnsOf, withSwapped, type Column } from '@grandstand/line-ui';
import {
  COMMON_LINES,
  firstLine,
  inLineOrder,
  inTwoColumns,
  marketCards,
  type MarketCard,
  type MarketRow,
} from './cards/market-cards';
import { mainMarkets, outcome, sampleGame } from '../testing/sample-line';

const typeOf = ({ marketTypeId }: Column): number => marketTypeId;

const total = { marketTypeId: 17, outcomeTypes: [9, 10], hasLine: true };
const handicap = { marketTypeId: 2, outcomeTypes: [7, 8], hasLine: true };

describe('the columns of a list', () => {
  test('SPT-01 are result, total and both to score if the games have them', () => {
    const columns = columnsOf([sampleGame(1, { markets: [] }), sampleGame(2)]);
    expect(columns.map((column) => column.marketTypeId)).toEqual([1, 17, 19]);
  });

  test('SPT-01 are the winner and handicap of a sport without draws', () => {
    const markets = [101, 2].map((typeId) => ({ typeId, outcomes: [] }));
    const columns = columnsOf([sampleGame(1, { markets })]);
    expect(columns.map((column) => column.marketTypeId)).toEqual([101, 2]);
  });

  test('SPT-01 are followed by handicap and double chance', () => {
    const markets = [8, 2, 19, 17, 1].map((typeId) => ({ typeId, outcomes: [] }));
    expect(columnsOf([sampleGame(1, { markets })]).map(typeOf)).toEqual([1, 17, 19, 2, 8]);
  });

  test('SET-01 start with the markets that the player chose, in every view', () => {
    expect(columnOrder(0, '8-17')).toEqual([8, 17, 1, 101, 19, 2]);
    expect(columnOrder(1, '8-17')).toEqual([8, 17, 2, 1, 101, 19]);
    // What is stored may name a market that lists no longer have, or one twice.
    expect(columnOrder(0, '999-8-8')).toEqual([8, 1, 101, 17, 19, 2]);
  });

  test('SET-01 are swapped between a chosen market and the column’s own', () => {
    const order = columnOrder(0);
    expect(withSwapped(order, 17, 8)).toBe('1-101-8-19-2-17');
    expect(columnOrder(0, withSwapped(order, 17, 8))).toEqual([1, 101, 8, 19, 2, 17]);
  });

  test('have the line closest to even, in one market or several', () => {
    const even = [outcome(1, 9, 1.9, '2.5'), outcome(1, 10, 1.92, '2.5')];
    const far = [outcome(1, 9, 1.2, '1.5'), outcome(1, 10, 4.5, '1.5')];
    const one = sampleGame(1, { markets: [{ typeId: 17, outcomes: [...far, ...even] }] });
    const several = sampleGame(1, {
      markets: [
        { typeId: 17, outcomes: far },
        { typeId: 17, outcomes: even },
      ],
    });
    for (const game of [one, several]) {
      expect(cellsOf(game, total)).toEqual({ line: '2.5', outcomes: even });
    }
  });

  test('have both sides of a handicap on one line', () => {
    const home = outcome(1, 7, 1.9, '-1.5');
    const away = outcome(1, 8, 1.9, '1.5');
    const game = sampleGame(1, { markets: [{ typeId: 2, outcomes: [home, away] }] });
    expect(cellsOf(game, handicap)).toEqual({ line: '-1.5', outcomes: [home, away] });
  });

  test('are empty where a game has no such outcome', () => {
    const game = sampleGame(1, { markets: [] });
    expect(cellsOf(game, total)).toEqual({ line: null, outcomes: [undefined, undefined] });
  });
});

describe('the cards of a game page', () => {
  test('SPT-01 puts each line of a total into a row, the least first', () => {
    const outcomes = ['3.5', '0.5', '10.5'].flatMap((param) => [
      outcome(1, 9, 2, param),
      outcome(1, 10, 2, param),
    ]);
    const [card] = marketCards({ markets: inLineOrder([{ typeId: 17, outcomes }]) });
    expect(card?.rows.map((row) => row.map((cell) => cell?.id))).toEqual([
      ['1:9:0.5', '1:10:0.5'],
      ['1:9:3.5', '1:10:3.5'],
      ['1:9:10.5', '1:10:10.5'],
    ]);
  });

  test('SPT-01 sorts correct scores into home wins, draws and away wins', () => {
    const outcomes = ['0:1', '2:1', '1:1', '1:0', '0:0'].map((param) => outcome(1, 731, 9, param));
    const [card] = marketCards(sampleGame(1, { markets: [{ typeId: 136, outcomes }] }));
    expect(card?.rows.map((row) => row.map((cell) => cell?.param))).toEqual([
      ['1:0', '0:0', '0:1'],
      ['2:1', '1:1', undefined],
    ]);
  });

  test('keeps other markets in the operator’s order', () => {
    const cards = marketCards(sampleGame(1, { markets: mainMarkets(1) }));
    expect(cards.map((card) => [card.marketTypeId, card.columns])).toEqual([
      [1, 3],
      [17, 2],
      [19, 2],
    ]);
  });
});

describe('the common lines of a market', () => {
  /** Lines from 0.5, the main one at a place. */
  const rows = (count: number, main: number): MarketRow[] =>
    Array.from({ length: count }, (_, place) => [
      outcome(1, 9, 2 + Math.abs(place - main) / 10, `${place}.5`),
      outcome(1, 10, 2, `${place}.5`),
    ]);

  test.each([
    [9, 4, 2],
    [9, 0, 0],
    [9, 8, 4],
    [COMMON_LINES, 4, 0],
    [2, 1, 0],
    [0, 0, 0],
  ])('SPT-01 of %i have the main one, the %i., in their middle', (count, main, at) => {
    expect(firstLine(rows(count, main), null).at).toBe(at);
  });

  test('SPT-01 stay while prices move', () => {
    const before = firstLine(rows(9, 3), null);
    expect(firstLine(rows(9, 7), before)).toEqual(before);
  });

  test('SPT-01 stay in their places when another line takes that of the first', () => {
    const before = firstLine(rows(9, 3), null);
    const next = rows(9, 3).map((row, place) =>
      place === before.at ? [outcome(1, 9, 2, '9.5'), outcome(1, 10, 2, '9.5')] : row,
    );
    expect(firstLine(next, before)).toEqual({ ...before, line: '9.5' });
  });

  test('SPT-01 are around the main line of a market that has become another', () => {
    const before = firstLine(rows(9, 3), null);
    expect(firstLine(rows(9, 7).slice(2), before).at).toBe(2);
  });
});

describe('the two columns of a match', () => {
  const card = (marketTypeId: number, height: number): MarketCard => ({
    marketTypeId,
    columns: 2,
    rows: Array.from({ length: height }, () => []),
    hasLines: false,
  });
  const heightOf = (cards: readonly MarketCard[]): number =>
    cards.reduce((sum, { rows }) => sum + 1 + rows.length, 0);

  test('SPT-01 hold all cards in their order, and differ by no more than a card', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 12 }), (heights) => {
        const cards = heights.map((height, place) => card(place, height));
        const [first, second] = inTwoColumns(cards);
        expect([...first, ...second]).toEqual(cards);
        const highest = Math.max(0, ...heights) + 1;
        expect(Math.abs(heightOf(first) - heightOf(second))).toBeLessThanOrEqual(highest);
      }),
    );
  });

  test('SPT-01 count lines side by side as the rows that they take', () => {
    const lines = { ...card(17, 9), hasLines: true };
    expect(inTwoColumns([lines, card(1, 2), card(2, 2)]).map(({ length }) => length)).toEqual([
      1, 2,
    ]);
  });
});
