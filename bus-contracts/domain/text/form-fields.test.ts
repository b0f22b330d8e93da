import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { singleFields } from './form-fields';

test('a field that a form has once is read, and one that is repeated is not', () => {
  expect(singleFields(new URLSearchParams('a=1&b=2&c=&b=3&__proto__=4'))).toEqual({
    a: '1',
    c: '',
    ['__proto__']: '4',
  });
});

test('it reads what a list of all values of each name says', () => {
  const field = fc.tuple(fc.constantFrom('a', 'b', 'constructor', ''), fc.string());
  fc.assert(
    fc.property(fc.array(field, { maxLength: 6 }), (fields) => {
      const form = new URLSearchParams(fields);
      const single = [...form].filter(([name]) => form.getAll(name).length === 1);
      expect(singleFields(form)).toEqual(Object.fromEntries(single));
    }),
  );
});

test('a form of a hundred thousand fields is read field by field', () => {
  const form = new URLSearchParams(Array.from({ length: 100_000 }, (_, at) => [`n${at}`, '']));
  expect(Object.keys(singleFields(form))).toHaveLength(100_000);
  expect(singleFields(new URLSearchParams('a&'.repeat(100_000)))).toEqual({});
});
