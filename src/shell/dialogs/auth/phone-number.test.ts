import { expect, test } from 'vitest';
import { isWhole, masked, typedNumber } from './phone-number';

const country = (code: string, phoneCode: string, mask: string) => {
  const max = mask.replaceAll(/\D/g, '').length;
  return { id: 1, name: code, code, phoneCode, mask, min: max, max };
};
const RU = country('RU', '7', '(999) 999-99-99');
const KZ = country('KZ', '7', '(999) 999-99-99');
const UA = country('UA', '380', '(99) 999-99-99');
const BOOK = [RU, KZ, UA];

test.each([
  ['', ''],
  ['7', '(7'],
  ['701', '(701'],
  ['(701', '(701'],
  ['7012', '(701) 2'],
  ['701 234 41 22', '(701) 234-41-22'],
  ['70123441229', '(701) 234-41-229'],
])('%j is written %j', (typed, written) => {
  expect(masked(typed, KZ.mask)).toBe(written);
});

test.each([
  ['701234', { countryCode: 'KZ', number: '(701) 234' }],
  ['+7 701 234 41 22', { countryCode: 'KZ', number: '(701) 234-41-22' }],
  ['+380 50 123', { countryCode: 'UA', number: '(50) 123' }],
  ['+38', { countryCode: 'KZ', number: '+38' }],
])('%j in Kazakhstan is %j', (typed, expected) => {
  expect(typedNumber(typed, BOOK, KZ)).toEqual(expected);
});

test('a number is whole with all digits of its country', () => {
  expect(isWhole('(701) 234-41-22', KZ)).toBe(true);
  expect(isWhole('(701) 234-41-2', KZ)).toBe(false);
  expect(isWhole('(701) 234-41-229', KZ)).toBe(false);
  expect(isWhole('+4412345678', KZ)).toBe(false);
});
