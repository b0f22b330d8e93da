import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game } from '@grandstand/bus-contracts';
import { columnOrder, type GameBlock, gameBlocks, type ListOrder } from '@grandstand/line-ui';
import { holdBlocks, type ListedGames } from './held-blocks';
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

/** A list with nothing behind its rows. */
const whole = (of: readonly GameBlock[]): ListedGames => ({ blocks: of, behind: 0 });

const rowsOf = (of: readonly GameBlock[]): readonly number[] =>
  of.flatMap(({ games }) => games.map(({ id }) => id));

/** The shown rows, the gone ones and how many are offered. */
function hold(before: readonly number[], now: readonly number[], rows: number) {
  const { shown, gone, news } = holdBlocks(whole(blocks(before)), whole(blocks(now)), rows);
  return { shown: rowsOf(shown.blocks), gone: [...gone], news };
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

  test('SPT-01 shows what was behind its rows, also while its end is in view', () => {
    const [cut, all] = [blocks([101, 102, 201]), blocks([301, 101, 102, 103, 201, 401])];
    const { shown, gone, news } = holdBlocks({ blocks: cut, behind: 3 }, whole(all), Infinity);
    expect(rowsOf(shown.blocks)).toEqual([101, 102, 201, 401]);
    expect(shown.behind).toBe(0);
    expect([...gone]).toEqual([]);
    // One before the held rows, and one among them.
    expect(news).toBe(2);
  });

  test('counts the games behind its rows until they are there', () => {
    const before: ListedGames = {
      blocks: blocks([101, 201]).map((block) => ({ ...block, count: 3 })),
      behind: 4,
    };
    expect(holdBlocks(before, before, Infinity).shown).toEqual(before);
    const { shown } = holdBlocks(before, whole(blocks([101, 201, 202, 203])), 2);
    expect(shown.blocks.map(({ count }) => count)).toEqual([1, 3]);
  });

  test('keeps the order of held rows', () => {
    expect(hold([101, 201, 301], [301, 201, 101], 2).shown).toEqual([101, 201, 301]);
  });

  test('keeps the columns of held blocks, and of their sport below them', () => {
    const [before, now] = [[game(101, 1)], [game(101, 1, { markets: [] }), game(201, 2)]];
    now[1] = game(201, 2, { markets: [] });
    const { shown } = holdBlocks(whole(gameBlocks(before)), whole(gameBlocks(now)), 1);
    const columns = gameBlocks(before)[0]?.columns;
    expect(columns).not.toEqual([]);
    expect(shown.blocks.map((block) => block.columns)).toEqual([columns, columns]);
  });

  test('names a country above the first of its blocks', () => {
    // Championships 3 and 6 are of England, 4 is of Spain.
    const before = blocks([301, 401], byCountry);
    const now = blocks([301, 601, 401, 701], byCountry);
    const { shown } = holdBlocks(whole(before), whole(now), 1);
    expect(shown.blocks.map(({ champ, country }) => [champ.id, country])).toEqual([
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
        const [old, all] = [whole(blocks(before, order)), whole(blocks(now, order))];
        expect(holdBlocks(old, all, 0).shown).toEqual(all);
        expect(holdBlocks(all, all, Infinity).shown).toEqual(all);
      }
    });
  });

  test('SPT-01 have the newest data in each row', () => {
    property((before, now, held) => {
      const newer = gameBlocks(
        now.map((id) => game(id, Math.floor(id / 100), { marketCount: 99 })),
      );
      const { shown, gone } = holdBlocks(whole(blocks(before)), whole(newer), held);
      for (const { games } of shown.blocks) {
        for (const { id, marketCount } of games) expect(marketCount === 99).toBe(!gone.has(id));
      }
    });
  });
});
