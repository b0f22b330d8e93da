import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPEN_ALL, openFieldMove, scratchRules } from './scratch';
import { HARBOUR_PAIRS_TABLE, ORCHARD_SCRATCH_TABLE } from '../tables/scratch';

const rules = scratchRules(ORCHARD_SCRATCH_TABLE);
const ORDER = [8, 7, 6, 5, 4, 3, 2, 1, 0];
const PLACES = [0, 3, 6, 1, 4, 7, 2, 5, 8];
/** A card by its number in the first draw: 0 is one without a prize. */
const card = (number: number) => rules.begin({}, [[number], ORDER, PLACES]);
const open = (state: ReturnType<typeof card>, ...fields: number[]) =>
  fields.map(openFieldMove).reduce(rules.move, state);
const countsOf = (number: number): number[] => {
  const { pictures } = rules.publicView(rules.move(card(number), OPEN_ALL));
  return [...new Set(pictures)].map((one) => pictures.filter((other) => other === one).length);
};

describe('a scratch card', () => {
  it('has the picture of its prize three times, and no other picture twice', () => {
    expect(countsOf(4).toSorted((one, other) => one - other)).toEqual([1, 1, 1, 1, 1, 1, 3]);
    expect(countsOf(0)).toEqual(Array.from({ length: 9 }, () => 1));
  });

  it('tells nothing of what is covered, neither its prize nor what it pays', () => {
    const state = open(card(4), 0, 1);
    const view = rules.publicView(state);
    const shown = [...view.pictures.keys()].filter((field) => view.pictures[field] !== null);
    expect(shown).toEqual([0, 1]);
    expect([view.prize, view.isOver, rules.returned(state)]).toEqual([null, false, 0]);
  });

  it('is decided once its three pictures are open, or more different ones than a prize leaves', () => {
    const pictures = rules.publicView(rules.move(card(4), OPEN_ALL)).pictures;
    const same = [...pictures.keys()].filter((field) => pictures[field] === 'apple');
    const won = open(card(4), ...same);
    expect([rules.moves(won), rules.returned(won)]).toEqual([[], 100_000]);
    expect(rules.publicView(won)).toMatchObject({ pictures, prize: 'apple', isOver: true });
    expect(rules.moves(open(card(0), 0, 1, 2, 3, 4, 5, 6))).toHaveLength(3);
    const lost = open(card(0), 0, 1, 2, 3, 4, 5, 6, 7);
    expect([rules.moves(lost), rules.returned(lost)]).toEqual([[], 0]);
  });

  it('pays the same in whatever order its fields are uncovered', () => {
    for (const table of [ORCHARD_SCRATCH_TABLE, HARBOUR_PAIRS_TABLE]) {
      const { draws, begin, move, moves, returned } = scratchRules(table);
      const fields = Array.from({ length: table.fields }, (_, field) => field);
      const pictures = [...table.prizes.keys()];
      const cards = fc.record({
        number: fc.nat({ max: table.prizes.length }),
        order: fc.shuffledSubarray(pictures, { minLength: pictures.length }),
        places: fc.shuffledSubarray(fields, { minLength: fields.length }),
        way: fc.shuffledSubarray(fields, { minLength: fields.length }),
      });
      expect(draws({})).toHaveLength(3);
      fc.assert(
        fc.property(cards, ({ number, order, places, way }) => {
          const begun = begin({}, [[number], order, places]);
          const end = way.reduce(
            (state, field) =>
              moves(state).includes(openFieldMove(field))
                ? move(state, openFieldMove(field))
                : state,
            begun,
          );
          expect(moves(end)).toEqual([]);
          expect(returned(end)).toBe(returned(move(begun, OPEN_ALL)));
          expect(returned(end)).toBe((table.prizes[number - 1]?.pays ?? 0) * 100);
        }),
      );
    }
  });
});
