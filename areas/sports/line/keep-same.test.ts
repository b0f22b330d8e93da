import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepSame } from './keep-same';

test('keeps every part that did not change', () => {
  const old = [{ id: 1, odds: [{ coef: 2 }, { coef: 3 }] }, { id: 2 }];
  const next = keepSame(old, [{ id: 1, odds: [{ coef: 2 }, { coef: 4 }] }, { id: 2 }]);
  expect(next).toEqual([{ id: 1, odds: [{ coef: 2 }, { coef: 4 }] }, { id: 2 }]);
  expect(next[0]?.odds?.[0]).toBe(old[0]?.odds?.[0]);
  expect(next[1]).toBe(old[1]);
});

test('says what the new value says, whatever was there before', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (old, next) => {
      expect(keepSame(old, next)).toEqual(next);
    }),
  );
});

test('gives the old value back where the new one says the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(keepSame(value, structuredClone(value))).toBe(value);
    }),
  );
});
