import { expect, it } from 'vitest';
import { alphabetical, countryNames } from './index';

it.each([
  ['en', 'Germany'],
  ['ru', 'Германия'],
  ['uk', 'Німеччина'],
  // Browsers have no names in these languages, so that those of the nearest one are shown.
  ['kk', 'Германия'],
  ['az', 'Almanya'],
])('names Germany in %s: %s', (tag, name) => {
  expect(countryNames(tag)('DE')).toBe(name);
});

it('leaves a code that no country has', () => {
  expect(countryNames('en')('ZZ')).toBe('Unknown Region');
  expect(countryNames('ru')('QQ')).toBe('QQ');
});

it('orders letters by the language', () => {
  expect(['ş', 's', 'ç', 'c', 'ə', 'd'].toSorted(alphabetical('az'))).toEqual([
    'c',
    'ç',
    'd',
    'ə',
    's',
    'ş',
  ]);
  expect(['я', 'ә', 'б', 'а'].toSorted(alphabetical('kk'))).toEqual(['а', 'ә', 'б', 'я']);
});
