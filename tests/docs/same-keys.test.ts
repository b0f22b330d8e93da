import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { describe, expect, it } from 'vitest';
import { readDictionaries, type Dictionary } from './glossary';

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const PLACEHOLDER = /\{+(\w+)\}+/g;

/** The keys of a dictionary without plural endings, with the placeholders that any of their forms has. */
function shapeOf(texts: ReadonlyMap<string, string>): ReadonlyMap<string, ReadonlySet<string>> {
  const shape = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    const base = key.replace(PLURAL, '');
    const names = shape.get(base) ?? new Set();
    shape.set(base, names);
    for (const [, name = ''] of text.matchAll(PLACEHOLDER)) names.add(name);
  }
  return shape;
}

/** What the languages of a dictionary have in other ways than English, one a line. */
function faultsOf({ texts }: Pick<Dictionary, 'texts'>): string[] {
  const english = shapeOf(texts.en);
  return LANGUAGES.flatMap((language) => {
    const own = shapeOf(texts[language]);
    const keys = new Set([...english.keys(), ...own.keys()]);
    return [...keys].flatMap((key) => {
      const [wanted, given] = [english.get(key), own.get(key)];
      if (!wanted || !given) return [`${language} ${key}: ${given ? 'not in English' : 'missing'}`];
      const differs = wanted.size !== given.size || [...wanted].some((name) => !given.has(name));
      return differs ? [`${language} ${key}: other placeholders`] : [];
    });
  });
}

describe('LNG-01 the dictionaries', () => {
  it.each(readDictionaries())(
    'have the same keys and placeholders in all languages: $name',
    (one) => {
      expect(faultsOf(one)).toEqual([]);
    },
  );
});
