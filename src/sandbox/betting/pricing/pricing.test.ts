import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameOfOutcome, outcomeId } from './outcome-id';
import { priceOf } from './price';

test('a price is never below 1.01, has at most 3 digits, and gives the house its margin', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.004, max: 0.975, noNaN: true }), (probability) => {
      const price = priceOf(probability, 0.05);
      expect(price).toBeGreaterThanOrEqual(1.01);
      expect(Math.round(price * 1000) / 1000).toBe(price);
      expect(price * probability).toBeLessThan(1.01);
    }),
  );
});

test('an outcome id has the id of its game, and an invalid one has none', () => {
  expect(gameOfOutcome(outcomeId(17, { typeId: 9, param: '2.5' }))).toBe(17);
  expect(gameOfOutcome(outcomeId(17, { typeId: 1, param: null }))).toBe(17);
  for (const id of ['', 'x', '17', '17:', ':1', '1e9:1', '-1:1', '9999999999999999:1']) {
    expect(gameOfOutcome(id)).toBeNull();
  }
});
