import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Market } from '@grandstand/bus-contracts';
import { holdMarkets, withSuccessors } from './held-markets';
import { outcome } from '../../testing/sample-line';

/** Ids of outcomes; the first digit is the type of their market. */
const market = fc
  .record({ typeId: fc.integer({ min: 1, max: 3 }), at: fc.uniqueArray(fc.nat(5)) })
  .map(({ typeId, at }) => ({ typeId, of: at.map((place) => 10 * typeId + place) }));
const markets = fc.uniqueArray(market, { selector: ({ typeId }) => typeId });
type Sample = readonly { typeId: number; of: readonly number[] }[];

const made = (of: Sample, coef: number): Market[] =>
  of.map(({ typeId, of: ids }) => ({ typeId, outcomes: ids.map((id) => outcome(1, id, coef)) }));
const idsOf = (of: readonly Market[]) => of.flatMap(({ outcomes }) => outcomes.map(({ id }) => id));

describe('markets in view', () => {
  test('SPT-01 keep their places with the newest prices, without removed or added ones', () => {
    fc.assert(
      fc.property(markets, markets, (before, now) => {
        const [old, newest] = [made(before, 1.5), made(now, 2.5)];
        const { shown, gone, news } = holdMarkets(old, newest, Infinity);
        expect(idsOf(shown)).toEqual(idsOf(old));
        expect([...gone]).toEqual(idsOf(old).filter((id) => !idsOf(newest).includes(id)));
        expect(news).toBe(idsOf(newest).length - (idsOf(old).length - gone.size));
        for (const { id, coef } of shown.flatMap(({ outcomes }) => outcomes)) {
          expect(coef).toBe(gone.has(id) ? 1.5 : 2.5);
        }
      }),
    );
  });

  test('SPT-01 are the operator’s if nothing is held', () => {
    const now = made([{ typeId: 2, of: [20] }], 2);
    expect(holdMarkets(made([{ typeId: 1, of: [10] }], 2), now, 0)).toEqual({
      shown: now,
      gone: new Set(),
      news: 0,
    });
  });
});

describe('the places of decided lines', () => {
  const goal = (number: number): Market => ({
    typeId: 20,
    outcomes: [521, 522, 523].map((typeId) => outcome(1, typeId, 2, `${number}`)),
  });
  const total = (...lines: number[]): Market => ({
    typeId: 17,
    outcomes: lines.flatMap((line) => [outcome(1, 9, 2, `${line}`), outcome(1, 10, 2, `${line}`)]),
  });
  const ids = (markets: readonly Market[]) =>
    markets.flatMap(({ outcomes }) => outcomes.map(({ id }) => id));

  test('SPT-01 go to the next goal after a goal', () => {
    expect(withSuccessors([goal(1)], [goal(2)])).toEqual([goal(2)]);
  });

  test('SPT-01 go to the lines that have become possible; the others stay where they are', () => {
    const next = withSuccessors([total(0.5, 1.5, 2.5, 3.5)], [total(1.5, 2.5, 3.5, 4.5, 5.5)]);
    expect(next).toEqual([total(4.5, 1.5, 2.5, 3.5)]);
  });

  test('SPT-01 stay locked where nothing follows, and where the match has lost the market', () => {
    const shown = [total(0.5, 1.5), goal(1)];
    expect(withSuccessors(shown, [total(1.5)])).toBe(shown);
  });

  test('SPT-01 never go to a line with other outcomes, or to another market', () => {
    const half = { ...total(4.5), outcomes: [outcome(1, 9, 2, '4.5')] };
    const shown = [total(0.5, 1.5)];
    expect(
      withSuccessors(shown, [
        { ...total(1.5), outcomes: [...total(1.5).outcomes, ...half.outcomes] },
      ]),
    ).toBe(shown);
    expect(withSuccessors(shown, [total(1.5), { ...total(4.5), typeId: 15 }])).toBe(shown);
  });

  test('SPT-01 of a handicap are those of both sides', () => {
    const handicap = (line: string, opposite: string): Market => ({
      typeId: 2,
      outcomes: [outcome(1, 7, 2, line), outcome(1, 8, 2, opposite)],
    });
    expect(withSuccessors([handicap('-1.5', '1.5')], [handicap('-2.5', '2.5')])).toEqual([
      handicap('-2.5', '2.5'),
    ]);
  });

  test('SPT-01 of correct scores stay: a score belongs to its winner', () => {
    const scores = (...of: string[]): Market => ({
      typeId: 136,
      outcomes: of.map((score) => outcome(1, 731, 2, score)),
    });
    const shown = [scores('0:0', '1:0')];
    expect(withSuccessors(shown, [scores('1:0', '3:2')])).toBe(shown);
  });

  test('SPT-01 are as many as before, whatever follows', () => {
    const lines = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 8 });
    fc.assert(
      fc.property(lines, lines, (before, now) => {
        const shown = [total(...before)];
        const next = withSuccessors(shown, [total(...now)]);
        expect(ids(next)).toHaveLength(ids(shown).length);
        ids(shown).forEach((id, place) => {
          if (ids([total(...now)]).includes(id)) expect(ids(next)[place]).toBe(id);
        });
      }),
    );
  });
});
