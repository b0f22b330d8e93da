import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Market } from '@grandstand/bus-contracts';
import { holdMarkets } from './held-markets';
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
