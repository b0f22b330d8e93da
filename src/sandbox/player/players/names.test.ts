import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areOfOtherScripts, comparableName, NAME } from './names';

/** Names of each language of the site and its neighbours, with the capitals that their documents have. */
const CAPITALS = [
  ['İlqar', 'İLQAR'],
  ['Əliyev', 'ƏLİYEV'],
  ['Qılıc', 'QILIC'],
  ['Şükür', 'ŞÜKÜR'],
  ['Çağla Ağayeva', 'ÇAĞLA AĞAYEVA'],
  ['Соловьёв', 'СОЛОВЬЁВ'],
  ['Соловьёв', 'СОЛОВЬЕВ'],
  ['Солов’яненко', 'СОЛОВʼЯНЕНКО'],
  ['Ґалаґан', 'ҐАЛАҐАН'],
  ['Їжакевич', 'ЇЖАКЕВИЧ'],
  ['Әйгерім', 'ӘЙГЕРІМ'],
  ['Қанат Ұлы', 'ҚАНАТ ҰЛЫ'],
  ['Һауа', 'ҺАУА'],
  ["O'Brien", 'O’BRIEN'],
  ['Jean-Luc', 'JEAN–LUC'],
  ['Groß', 'GROSS'],
  ['José Müller', 'JOSE MULLER'],
  ['Łukasz', 'LUKASZ'],
  ['Παπαδόπουλος', 'ΠΑΠΑΔΌΠΟΥΛΟΣ'],
  ['Anna  Maria', ' ANNA\u00A0MARIA '],
] as const;

describe('a name', () => {
  it.each(CAPITALS)('%s is %s', (small, capitals) => {
    expect(comparableName(small)).toBe(comparableName(capitals));
  });

  it('is the same in a decomposed form', () => {
    for (const [name] of CAPITALS) {
      expect(comparableName(name.normalize('NFD')), name).toBe(comparableName(name));
    }
  });

  it('is another one with other letters', () => {
    for (const [one, other] of [
      ['Ann', 'Anna'],
      ['Серий', 'Серии'],
      ['Ірина', 'Ирина'],
      ['Қанат', 'Канат'],
      ['Əli', 'Eli'],
    ] as const) {
      expect(comparableName(one), one).not.toBe(comparableName(other));
    }
  });

  it.each(['李', 'د', 'Nguyễn Văn A', 'ʻOkina Ka`u', "'t Hooft", 'Jean–Luc', 'Anna\u00A0Maria'])(
    '%j is accepted',
    (name) => {
      expect(NAME.test(name)).toBe(true);
    },
  );

  it.each(['', ' ', '1', '-', '.', '<b>', 'Ann\nB', 'a@b.c', 'x'.repeat(101)])(
    '%j is none',
    (name) => {
      expect(NAME.test(name)).toBe(false);
    },
  );
});

it('people compare names of scripts without a common letter', () => {
  expect(areOfOtherScripts('Aliyev', 'Алиев')).toBe(true);
  expect(areOfOtherScripts('Алиев', 'Петров')).toBe(false);
  expect(areOfOtherScripts('Алиев Ali', 'Aliyev')).toBe(false);
  expect(areOfOtherScripts('', 'Aliyev')).toBe(false);
  expect(areOfOtherScripts('李小龙', 'Li')).toBe(true);
});

/** The languages of countries whose capitals differ from those of other languages. */
const LOCALES: Readonly<Record<string, string>> = { AZ: 'az', TR: 'tr', LT: 'lt', GR: 'el' };
const LIST = readFileSync(
  new URL('../../../../tests/public-data/names-by-country.csv', import.meta.url),
  'utf8',
);
const POPULAR = LIST.trim()
  .split('\n')
  .map((line) => [line.slice(0, 2), line.slice(3)] as const);

it('the popular names of all countries are accepted, and equal their capitals', () => {
  expect(POPULAR.length).toBeGreaterThan(5000);
  expect(POPULAR.filter(([, name]) => !NAME.test(name))).toEqual([]);
  const others = POPULAR.filter(
    ([country, name]) =>
      comparableName(name) !== comparableName(name.toLocaleUpperCase(LOCALES[country] ?? 'en')),
  );
  expect(others).toEqual([]);
});
