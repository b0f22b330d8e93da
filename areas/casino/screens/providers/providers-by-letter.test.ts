import { expect, it } from 'vitest';
import { providersByLetter } from './providers-by-letter';

const named = (...names: string[]) =>
  names.map((name) => ({ slug: name.toLowerCase(), name, games: 1, top: [] }));
const shown = (search: string) =>
  providersByLetter(named('Zig Zag', 'apple works', 'Amber', '1x2 Games'), {
    search,
    language: 'en',
  }).map(({ letter, providers }) => [letter, ...providers.map(({ name }) => name)]);

it('providers stand under their first letters, whatever their case', () => {
  expect(shown('')).toEqual([
    ['#', '1x2 Games'],
    ['A', 'Amber', 'apple works'],
    ['Z', 'Zig Zag'],
  ]);
});

it('a search finds the providers whose names have all its words', () => {
  expect(shown('ZAG zi')).toEqual([['Z', 'Zig Zag']]);
  expect(shown('a')).toEqual([
    ['#', '1x2 Games'],
    ['A', 'Amber', 'apple works'],
    ['Z', 'Zig Zag'],
  ]);
  expect(shown('nobody')).toEqual([]);
});
