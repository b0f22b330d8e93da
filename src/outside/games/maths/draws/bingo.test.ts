import { describe, expect, it } from 'vitest';
import { bingoRules, markedOf } from './bingo';
import { bingoChances } from './bingo-chances';
import { BINGO_75_TABLE, BINGO_SHAPES_TABLE, FREE } from '../tables/bingo';
import type { BingoTable } from '../tables/bingo';
import { binomial } from '../testing/distribution';

const rules = bingoRules(BINGO_75_TABLE);
// The rows are 1 16 31 46 61, 2 17 32 47 62, 3 18 free 48 63 and so on.
const COLUMNS = [
  [0, 1, 2, 3, 4],
  [0, 1, 2, 3, 4],
  [0, 1, 3, 4],
  [0, 1, 2, 3, 4],
  [0, 1, 2, 3, 4],
];
const played = (...numbers: number[]) =>
  rules.begin({}, [...COLUMNS, numbers.map((number) => number - 1)]);

describe('a card of bingo', () => {
  it('has five numbers of each column’s own, and a free place in the middle', () => {
    const { card } = played();
    expect([0, 5, 10, 15, 20].map((row) => card.slice(row, row + 5))).toEqual([
      [1, 16, 31, 46, 61],
      [2, 17, 32, 47, 62],
      [3, 18, 0, 48, 63],
      [4, 19, 34, 49, 64],
      [5, 20, 35, 50, 65],
    ]);
    expect(rules.draws({}).map((draw) => 'from' in draw && [draw.count, draw.from])).toEqual([
      ...[5, 5, 4, 5, 5].map((count) => [count, 15]),
      [40, 75],
    ]);
  });

  it('counts the free place as drawn', () => {
    expect([...markedOf(played(3, 75))]).toEqual([10, FREE]);
    expect(played(3, 18, 48, 63)).toMatchObject({ pattern: 'lines-1', pays: 100 });
  });

  it('pays for the pattern that pays most, and for no other', () => {
    const twoRows = played(1, 16, 31, 46, 61, 3, 18, 48, 63);
    expect([twoRows.pattern, rules.returned(twoRows)]).toEqual(['lines-2', 30_000]);
    expect(played(1, 16, 31, 46)).toMatchObject({ pattern: null, pays: 0 });
    const shapes = bingoRules(BINGO_SHAPES_TABLE);
    const shape = (...numbers: number[]) =>
      shapes.begin({}, [...COLUMNS, numbers.map((number) => number - 1)]).pattern;
    expect(shape(1, 61, 5, 65)).toBe('corners');
    expect(shape(17, 47, 19, 49, 1, 61, 5, 65)).toBe('cross');
    expect(shape(32, 18, 48, 34)).toBe('diamond');
  });
});

describe('the chances of patterns', () => {
  const some = (groups: readonly (readonly number[])[]) =>
    groups.filter((_, at) => [0, 1, 5, 10].includes(at));
  it.each([
    [
      'two rows, a column and a diagonal',
      BINGO_75_TABLE.patterns.map((one) => ({ ...one, groups: some(one.groups) })),
    ],
    ['shapes without the frame', BINGO_SHAPES_TABLE.patterns.slice(1)],
  ])('of %s are those of all sets of marked places, counted one by one', (_name, patterns) => {
    const table = { ...BINGO_75_TABLE, patterns };
    const counted = countedChances(table);
    for (const [at, { chance, pattern }] of bingoChances(table).entries()) {
      expect(chance, pattern.name).toBeCloseTo(counted[at] ?? 0, 12);
    }
    expect(counted.filter((chance) => chance > 0).length).toBeGreaterThan(3);
  });
});

/** Lists all sets of the places that count; sets of one size have the same chance. */
function countedChances({ patterns, drawn, ofColumn }: BingoTable): number[] {
  const places = [...new Set(patterns.flatMap(({ groups }) => groups.flat()))].filter(
    (place) => place !== FREE,
  );
  const bitOf = (place: number): number => (place === FREE ? 0 : 2 ** places.indexOf(place));
  const sums = patterns.map(() => 0);
  const masks = patterns.map(({ groups, least }) => ({
    groups: groups.map((group) => group.reduce((sum, place) => sum + bitOf(place), 0)),
    least,
  }));
  const from = ofColumn * 5;
  for (let set = 0; set < 2 ** places.length; set += 1) {
    const best = masks.findIndex(
      ({ groups, least }) => groups.filter((group) => (set & group) === group).length >= least,
    );
    const size = set.toString(2).replaceAll('0', '').length;
    const chance = binomial(from - places.length, drawn - size) / binomial(from, drawn);
    if (best !== -1) sums[best] = (sums[best] ?? 0) + chance;
  }
  return sums;
}
