import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game } from '@grandstand/bus-contracts';
import { columnOrder, type GameBlock, gameBlocks, type ListOrder } from '@grandstand/line-ui';
import { holdBlocks } from './held-blocks';
import { sampleGame } from '../../testing/sample-line';

const byCountry: ListOrder = { markets: columnOrder(0), isBestOnTop: false, isByCountry: true };

/** A game of a championship; three championships share a country. */
function game(id: number, champId: number, change: Partial<Game> = {}): Game {
  const country = ['England', 'Spain', null][champId % 3] ?? null;
  const champ = { id: champId, slug: `champ-${champId}`, name: `Champ ${champId}`, country };
  return sampleGame(id, { champ, ...change });
}

/** Games by number: 1xx is of championship 1. */
const blocks = (ids: readonly number[], order?: ListOrder): readonly GameBlock[] =>
  gameBlocks(
    ids.map((id) => game(id, Math.floor(id / 100))),
    order,
  );

const rowsOf = (of: readonly GameBlock[]): readonly number[] =>
  of.flatMap(({ games }) => games.map(({ id }) => id));

/** The shown rows, the gone ones and how many are offered. */
function hold(before: readonly number[], now: readonly number[], rows: number) {
  const { shown, gone, news } = holdBlocks(blocks(before), blocks(now), rows);
  return { shown: rowsOf(shown), gone: [...gone], news };
}

describe('a list in view that changes', () => {
  test('SPT-01 keeps the row of a match that left above the fold, and drops it below', () => {
    expect(hold([101, 102, 103, 104], [102, 103], 2)).toEqual({
      shown: [101, 102, 103],
      gone: [101],
      news: 0,
    });
  });

  test('SPT-01 adds what belongs below the held rows at once', () => {
    expect(hold([101, 201], [101, 102, 201, 301], 1)).toEqual({
      shown: [101, 102, 201, 301],
      gone: [],
      news: 0,
    });
  });

  test('SPT-01 offers what belongs above or among the held rows', () => {
    expect(hold([101, 201], [301, 101, 102, 201, 401], 2)).toEqual({
      shown: [101, 201, 401],
      gone: [],
      news: 2,
    });
  });

  test('SPT-01 changes nothing while its end is in view', () => {
    expect(hold([101, 201], [201, 301], Infinity)).toEqual({
      shown: [101, 201],
      gone: [101],
      news: 1,
    });
    expect(hold([], [101], Infinity)).toEqual({ shown: [], gone: [], news: 1 });
  });

  test('keeps the order of held rows', () => {
    expect(hold([101, 201, 301], [301, 201, 101], 2).shown).toEqual([101, 201, 301]);
  });

  test('keeps the columns of held blocks, and of their sport below them', () => {
    const [before, now] = [[game(101, 1)], [game(101, 1, { markets: [] }), game(201, 2)]];
    now[1] = game(201, 2, { markets: [] });
    const { shown } = holdBlocks(gameBlocks(before), gameBlocks(now), 1);
    const columns = gameBlocks(before)[0]?.columns;
    expect(columns).not.toEqual([]);
    expect(shown.map((block) => block.columns)).toEqual([columns, columns]);
  });

  test('names a country above the first of its blocks', () => {
    // Championships 3 and 6 are of England, 4 is of Spain.
    const before = blocks([301, 401], byCountry);
    const { shown } = holdBlocks(before, blocks([301, 601, 401, 701], byCountry), 1);
    expect(shown.map(({ champ, country }) => [champ.id, country])).toEqual([
      [3, 'England'],
      [6, null],
      [4, 'Spain'],
      [7, null],
    ]);
  });
});

describe('any two lists', () => {
  const champs = 5;
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: champs * 4 - 1 }), { maxLength: 16 });
  const list = ids.map((all) => all.map((id) => 100 * (1 + (id % champs)) + id));
  const rows = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constant(Infinity));
  const property = (check: (before: number[], now: number[], rows: number) => void): void =>
    fc.assert(fc.property(list, list, rows, check));

  test('SPT-01 never move a held row', () => {
    property((before, now, held) => {
      const places = rowsOf(blocks(before)).slice(0, held);
      const { shown } = hold(before, now, held);
      expect(shown.slice(0, places.length)).toEqual(places);
      if (held === Infinity) expect(shown).toEqual(places);
    });
  });

  test('SPT-01 lose nothing and show nothing twice', () => {
    property((before, now, held) => {
      const { shown, gone, news } = hold(before, now, held);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.filter((id) => !now.includes(id))).toEqual(gone);
      expect(shown.length - gone.length + news).toBe(now.length);
    });
  });

  test('SPT-01 keep a shown match that is still in the list', () => {
    property((before, now, held) => {
      const { shown } = hold(before, now, held);
      const kept = now.filter((id) => before.includes(id));
      expect(kept.filter((id) => !shown.includes(id))).toEqual([]);
    });
  });

  test('SPT-01 equal the operator’s list if nothing is held', () => {
    property((before, now) => {
      for (const order of [undefined, byCountry]) {
        const whole = blocks(now, order);
        expect(holdBlocks(blocks(before, order), whole, 0).shown).toEqual(whole);
        expect(holdBlocks(whole, whole, Infinity).shown).toEqual(whole);
      }
    });
  });

  test('SPT-01 have the newest data in each row', () => {
    property((before, now, held) => {
      const newer = gameBlocks(
        now.map((id) => game(id, Math.floor(id / 100), { outcomeCount: 99 })),
      );
      const { shown, gone } = holdBlocks(blocks(before), newer, held);
      for (const { games } of shown) {
        for (const { id, outcomeCount } of games) expect(outcomeCount === 99).toBe(!gone.has(id));
      }
    });
  });
});
