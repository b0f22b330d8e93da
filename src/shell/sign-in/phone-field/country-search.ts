import { alphabetical, countryNames } from '@grandstand/bus-contracts/domain/places';
import type { PhoneCountry } from '@grandstand/bus-contracts/shell';

/** A country as it is searched: its names, in plain letters. */
export interface SearchedCountry {
  readonly country: PhoneCountry;
  readonly names: readonly string[];
}

/** Letters that no accent can be taken from. */
const LETTERS: Readonly<Record<string, string>> = {
  ə: 'e',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
};

/** A text without capitals and accents, so that it is found however it is typed. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[əıøłđæœß]/g, (letter) => LETTERS[letter] ?? letter);
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** The countries in the order of their names, with all that each is found by. */
export function searchedCountries(
  countries: readonly PhoneCountry[],
  tag: string,
): readonly SearchedCountry[] {
  const compare = alphabetical(tag);
  const englishName = countryNames('en');
  return countries
    .toSorted((one, other) => compare(one.name, other.name))
    .map((country) => {
      const own = country.ownNames.map(({ name }) => name);
      const names = [country.name, ...own, englishName(country.code)].map(plain);
      return { country, names: [...new Set(names)] };
    });
}

/** How well a country fits a search: 0 is best; undefined where it does not. */
function rankOf(
  { country, names }: SearchedCountry,
  words: readonly string[],
  digits: string,
): number | undefined {
  const { phoneCode } = country;
  if (!phoneCode.startsWith(digits) && !digits.startsWith(phoneCode)) return undefined;
  if (words.length === 0) return phoneCode === digits ? 0 : 1;
  if (words.length === 1 && words[0] === country.code.toLowerCase()) return 0;
  const phrase = words.join(' ');
  if (names.some((name) => wordsOf(name).join(' ').startsWith(phrase))) return 1;
  const isFound = names.some((name) => {
    const own = wordsOf(name);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
  return isFound ? 2 : undefined;
}

/**
 * The countries that a text names: by a name in the language of the page, of the country or in English,
 * by two letters, or by the code of their numbers, as in "+7 kaz". Those that fit best come first.
 */
export function findCountries(
  text: string,
  all: readonly SearchedCountry[],
): readonly SearchedCountry[] {
  const words = wordsOf(plain(text));
  const isNumber = (word: string): boolean => /^\d+$/.test(word);
  const digits = words.filter(isNumber).join('');
  const letters = words.filter((word) => !isNumber(word));
  return all
    .flatMap((searched) => {
      const rank = rankOf(searched, letters, digits);
      return rank === undefined ? [] : [{ searched, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ searched }) => searched);
}
