import { expect, test } from 'vitest';
import { isWhole, masked, typedNumber } from './phone-number';

const country = (code: string, phoneCode: string, mask: string) => {
  const max = mask.replaceAll(/\D/g, '').length;
  return { id: 1, name: code, code, phoneCode, ownNames: [], mask, min: max, max };
};
const RU = country('RU', '7', '(999) 999-99-99');
const KZ = country('KZ', '7', '(999) 999-99-99');
const UA = country('UA', '380', '(99) 999-99-99');
const AX = country('AX', '358', '99 9999999');
const FI = country('FI', '358', '99 9999999');
const AS = country('AS', '1', '(999) 999-9999');
const US = country('US', '1', '(999) 999-9999');
const BOOK = [AS, AX, FI, KZ, RU, UA, US];

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

test.each([
  // Numbers of Kazakhstan begin with 6 or 7, and all others with the code 7 are Russian.
  ['+7 701 234 41 22', 'RU', 'KZ', '(701) 234-41-22'],
  ['+77012344122', 'none', 'KZ', '(701) 234-41-22'],
  ['+7 612', 'UA', 'KZ', '(612'],
  ['+7 916 123 45 67', 'KZ', 'RU', '(916) 123-45-67'],
  ['+7 9', 'none', 'RU', '(9'],
  // Until its digits decide it keeps its plus, in the country that is chosen or has most such numbers.
  ['+7', 'KZ', 'KZ', '+7'],
  ['+7', 'UA', 'RU', '+7'],
  ['+1', 'none', 'US', '+1'],
  ['+1 68', 'UA', 'US', '+168'],
  ['+1 684 733 1234', 'UA', 'AS', '(684) 733-1234'],
  ['+1 212 555 0123', 'AS', 'US', '(212) 555-0123'],
  ['+358 1', 'FI', 'FI', '+3581'],
  ['+358 18 12345', 'FI', 'AX', '18 12345'],
  ['+358 41 2345678', 'UA', 'FI', '41 2345678'],
])('%j, with %s chosen, is a number of %s: %j', (typed, chosen, countryCode, number) => {
  const present = BOOK.find(({ code }) => code === chosen);
  expect(typedNumber(typed, BOOK, present)).toEqual({ countryCode, number });
});

test('a number of a country that is not listed is none of its neighbour', () => {
  expect(typedNumber('+7 916', [KZ], KZ)).toEqual({ countryCode: 'KZ', number: '+7916' });
});

test('a number is whole with all digits of its country', () => {
  expect(isWhole('(701) 234-41-22', KZ)).toBe(true);
  expect(isWhole('(701) 234-41-2', KZ)).toBe(false);
  expect(isWhole('(701) 234-41-229', KZ)).toBe(false);
  expect(isWhole('+4412345678', KZ)).toBe(false);
});

test.each([
  ['8 701 234 41 22', 'KZ', 'KZ', '(701) 234-41-22'],
  ['87012344122', 'KZ', 'KZ', '(701) 234-41-22'],
  ['7 701 234 41 22', 'KZ', 'KZ', '(701) 234-41-22'],
  ['810 7 701 234 41 22', 'KZ', 'KZ', '(701) 234-41-22'],
  ['067 123 45 67', 'UA', 'UA', '(67) 123-45-67'],
  ['00380 67 123 45 67', 'UA', 'UA', '(67) 123-45-67'],
  ['00380 67 123 45 67', 'KZ', 'UA', '(67) 123-45-67'],
  ['+380 (0)67 123 45 67', 'UA', 'UA', '(67) 123-45-67'],
  ['\u202A+380 67 123 45 67\u202C', 'KZ', 'UA', '(67) 123-45-67'],
  ['８ ７０１ ２３４ ４１ ２２', 'KZ', 'KZ', '(701) 234-41-22'],
  ['067 123', 'UA', 'UA', '(06) 712-3'],
])('%j, with %s chosen, is pasted as a number of %s: %j', (typed, chosen, countryCode, number) => {
  const present = BOOK.find(({ code }) => code === chosen);
  expect(typedNumber(typed, BOOK, present)).toEqual({ countryCode, number });
});
