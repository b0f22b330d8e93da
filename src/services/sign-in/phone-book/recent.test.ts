import { expect, test } from 'vitest';
import { readRecent, reduce, writtenRecent } from './recent';

const chosen = (code: string) => ({ type: 'chosen', code }) as const;

test('the country that was chosen last comes first, each country once, three at most', () => {
  expect(reduce([], chosen('KZ'))).toEqual(['KZ']);
  expect(reduce(['KZ', 'AZ'], chosen('AZ'))).toEqual(['AZ', 'KZ']);
  expect(reduce(['KZ', 'AZ', 'UA'], chosen('DE'))).toEqual(['DE', 'KZ', 'AZ']);
});

test('the country that is first already changes nothing', () => {
  const recent = ['KZ', 'AZ'];
  expect(reduce(recent, chosen('KZ'))).toBe(recent);
});

test('the countries that a tab keeps are read again, three at most, and nothing that is none', () => {
  expect(readRecent(writtenRecent(['KZ', 'AZ', 'UA']))).toEqual(['KZ', 'AZ', 'UA']);
  expect(readRecent('KZ AZ UA DE')).toEqual(['KZ', 'AZ', 'UA']);
  expect(readRecent('kz TOOLONG <b>')).toEqual([]);
  expect(readRecent(null)).toEqual([]);
});
