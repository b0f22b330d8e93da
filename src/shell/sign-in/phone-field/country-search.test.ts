import type { PhoneCountry } from '@grandstand/bus-contracts/shell';
import { expect, test } from 'vitest';
import { findCountries, searchedCountries } from './country-search';

const country = (
  code: string,
  phoneCode: string,
  name: string,
  ...own: string[]
): PhoneCountry => ({
  id: 1,
  name,
  code,
  phoneCode,
  ownNames: own.map((each) => ({ lang: 'und', name: each })),
  mask: '999',
  min: 3,
  max: 3,
});

const ALL = searchedCountries(
  [
    country('AZ', '994', 'Азербайджан', 'Azərbaycan'),
    country('CI', '225', 'Кот-д’Ивуар', 'Côte d’Ivoire'),
    country('DE', '49', 'Германия', 'Deutschland'),
    country('KG', '996', 'Киргизия', 'Кыргызстан'),
    country('KR', '82', 'Республика Корея', '대한민국'),
    country('KZ', '7', 'Казахстан', 'Қазақстан'),
    country('KP', '850', 'КНДР', '북한'),
    country('RU', '7', 'Россия'),
    country('TR', '90', 'Турция', 'Türkiye'),
    country('US', '1', 'Соединенные Штаты', 'United States'),
  ],
  'ru',
);
const codes = (text: string): string[] =>
  findCountries(text, ALL).map(({ country: { code } }) => code);

test('countries are in the order of their names', () => {
  expect(codes('')).toEqual(['AZ', 'DE', 'KZ', 'KG', 'KP', 'CI', 'KR', 'RU', 'US', 'TR']);
});

test.each([
  ['a name in the language of the page', 'каз', ['KZ']],
  ['any word of it', 'корея', ['KR']],
  ['more than one word', 'сша', []],
  ['words in any order', 'штаты соед', ['US']],
  ['the country’s own name', 'қаз', ['KZ']],
  ['its own name, as other keyboards have it', 'azerb', ['AZ']],
  ['its own name without accents', 'cote d', ['CI']],
  ['its own name in capitals', 'TÜRK', ['TR']],
  ['its own name in letters of its own', '대한', ['KR']],
  ['its English name', 'kyrg', ['KG']],
  ['two letters', 'kz', ['KZ']],
  ['the code of its numbers', '+994', ['AZ']],
  ['the code without a plus', '49', ['DE']],
  ['the beginning of a code', '+99', ['AZ', 'KG']],
  ['a code that two have', '+7', ['KZ', 'RU']],
  ['a code and a name', '+7 kaz', ['KZ']],
  ['a name and a code', 'рос 7', ['RU']],
  ['a number', '+994 50 123', ['AZ']],
  ['nothing that there is', 'atlantis', []],
  ['a code that is another’s', '+49 kaz', []],
])('a country is found by %s: %j', (_by, text, expected) => {
  expect(codes(text)).toEqual(expected);
});

test('a country of these two letters comes before those whose names begin with them', () => {
  const all = searchedCountries(
    [country('DM', '1767', 'Austria'), country('AU', '61', 'Ozland')],
    'en',
  );
  expect(findCountries('au', all).map(({ country: { code } }) => code)).toEqual(['AU', 'DM']);
});
