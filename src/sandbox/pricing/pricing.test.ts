import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameOfOutcome, outcomeId } from './markets';
import { priceOf } from './price';
import { settleOutcome } from './settle-outcome';

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

test.each([
  [1, null, '2:1', 'won'],
  [2, null, '1:1', 'won'],
  [3, null, '1:1', 'lost'],
  [4, null, '1:1', 'won'],
  [5, null, '1:1', 'lost'],
  [6, null, '0:1', 'won'],
  [7, '-1', '2:1', 'void'],
  [7, '-1.5', '2:1', 'lost'],
  [8, '1.5', '2:1', 'won'],
  [8, '0', '1:1', 'void'],
  [9, '2.5', '2:1', 'won'],
  [10, '2.5', '2:1', 'lost'],
  [180, null, '1:0', 'lost'],
  [181, null, '1:0', 'won'],
  [401, null, '2:0', 'won'],
  [402, null, '2:0', 'lost'],
  [731, '2:1', '2:1', 'won'],
  [731, '2:1', '1:2', 'lost'],
])('outcome %i (%s) at %s is %s', (typeId, param, score, result) => {
  const [home = 0, away = 0] = score.split(':').map(Number);
  expect(settleOutcome(typeId, param, { home, away })).toBe(result);
});

test('an outcome id has the id of its game, and an invalid one has none', () => {
  expect(gameOfOutcome(outcomeId(17, { typeId: 9, param: '2.5' }))).toBe(17);
  expect(gameOfOutcome(outcomeId(17, { typeId: 1, param: null }))).toBe(17);
  for (const id of ['', 'x', '17', '17:', ':1', '1e9:1', '-1:1', '9999999999999999:1']) {
    expect(gameOfOutcome(id)).toBeNull();
  }
});
