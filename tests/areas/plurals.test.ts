import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, languageTag } from '@grandstand/bus-contracts/domain';
import type { Language } from '@grandstand/bus-contracts';
import { createAreaTexts } from '@grandstand/bus-contracts/react';
import { describe, expect, test } from 'vitest';
import { createI18n } from '../../src/i18n/create-i18n';
import { loadTexts, ROOM_LOADERS } from '../../src/i18n/load-texts';

type Tree = { readonly [key: string]: string | Tree };
type Samples = Readonly<Record<string, { readonly integer: string; readonly decimal: string }>>;

const SAMPLES = JSON.parse(readFileSync('tests/public-data/plural-samples.json', 'utf8')) as Record<
  string,
  Samples
>;
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const areas = readdirSync('areas').filter((name) => existsSync(join('areas', name, 'i18n')));
const folders = [
  ...areas.map((name) => join('areas', name, 'i18n')),
  'src/line-ui/i18n',
  'src/game-ui/i18n',
  'src/text-ui/i18n',
];

/** "2~4, 62" as numbers; those that a number does not keep, such as 1.0, are left out. */
function numbersIn(text: string): number[] {
  return text
    .split(', ')
    .filter((one) => one !== '')
    .flatMap((one) => {
      const [first = '', last = first] = one.split('~');
      const step = first.includes('.') ? 10 : 1;
      const count = Math.round((Number(last) - Number(first)) * step) + 1;
      return Array.from(
        { length: count },
        (_, place) => (Number(first) * step + place) / step,
      ).filter((number) => step === 1 || !Number.isInteger(number));
    });
}

function flat(tree: Tree, prefix = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      typeof value === 'string' ? { [prefix + key]: value } : flat(value, `${prefix}${key}.`),
    ),
  ) as Record<string, string>;
}

/** The counted texts that are not in the form of their number, by what reads the texts. */
function wrongForms(
  language: Language,
  texts: Record<string, string>,
  read: (key: string, count: number) => string,
): string[] {
  const keys = new Set(
    Object.keys(texts)
      .filter((key) => PLURAL.test(key))
      .map((key) => key.replace(PLURAL, '')),
  );
  const forms = Object.entries(SAMPLES[languageTag(language)] ?? {});
  return [...keys].flatMap((key) =>
    forms.flatMap(([form, { integer, decimal }]) =>
      [...numbersIn(integer), ...numbersIn(decimal)]
        .filter((count) => read(key, count) !== texts[`${key}_${form}`])
        .map((count) => `${key} ${count}: ${form}`),
    ),
  );
}

const RAW = { skipInterpolation: true, lng: undefined } as const;

describe.each(LANGUAGES)('LNG-01 a counted text in %s', (language) => {
  test('has samples of every form', () => {
    const { pluralCategories } = new Intl.PluralRules(languageTag(language)).resolvedOptions();
    expect(Object.keys(SAMPLES[languageTag(language)] ?? {}).toSorted()).toEqual(
      [...pluralCategories].toSorted(),
    );
  });

  test.each(folders)('of %s has the form of its number', (folder) => {
    const tree = JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Tree;
    const { t } = createAreaTexts(language, { [language]: tree });
    const read = (key: string, count: number): string => t(key, { ...RAW, count });
    expect(wrongForms(language, flat(tree), read)).toEqual([]);
  });

  test('of the shell has the form of its number', async () => {
    const loads = [loadTexts, ...Object.values(ROOM_LOADERS)].map((load) => load(language));
    let isCounted = false;
    for (const tree of await Promise.all(loads)) {
      const { t } = createI18n(language, tree);
      const read = (key: string, count: number): string => t(key, { ...RAW, count });
      const texts = flat(tree as Tree);
      isCounted ||= Object.keys(texts).some((key) => PLURAL.test(key));
      expect(wrongForms(language, texts, read)).toEqual([]);
    }
    expect(isCounted).toBe(true);
  });
});
