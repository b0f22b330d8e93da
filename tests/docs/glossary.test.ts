import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { TEXT_ROOMS } from '../../src/host/build/parts/text-rooms';
import { root } from '../../src/tools/run.mjs';
import { dictionary, faultsOf, readDictionaries, readGlossary } from './glossary';

const glossary = readGlossary(readFileSync(path.join(root, 'docs/glossary.md'), 'utf8'));
const dictionaries = readDictionaries();

describe('LNG-01 the glossary', () => {
  it('has a meaning and a word in each language for every term', () => {
    expect(glossary.terms.length).toBeGreaterThanOrEqual(60);
    const incomplete = glossary.terms.filter(
      ({ meaning, words }) =>
        meaning === '' ||
        LANGUAGES.some((language) => words[language].labels.length === 0) ||
        LANGUAGES.some((language) => words[language].forms.length === 0),
    );
    expect(incomplete).toEqual([]);
    const names = glossary.terms.map(({ term }) => term);
    expect(new Set(names).size).toBe(names.length);
    expect(glossary.banned.length).toBeGreaterThanOrEqual(40);
    expect(glossary.banned.filter(({ language }) => !LANGUAGES.includes(language))).toEqual([]);
  });

  it('has no term that is banned in its own language', () => {
    const said = dictionary('the glossary', (language) =>
      glossary.terms.map(({ words }) => words[language].labels.join('. ')),
    );
    expect(faultsOf({ terms: [], banned: glossary.banned }, said)).toEqual([]);
  });

  it('covers every dictionary', () => {
    const names = dictionaries.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        ...['auth', 'footer', 'office', 'sports', 'technical-pages'].map(
          (area) => `areas/${area}/i18n`,
        ),
        ...Object.values(TEXT_ROOMS).flatMap((names) => names.map((name) => `src/i18n/${name}`)),
        'src/game-ui/i18n',
        'src/line-ui/i18n',
        'src/text-ui/i18n',
        'src/sandbox/site/texts',
      ]),
    );
    expect(dictionaries.filter(({ texts }) => texts.en.size === 0)).toEqual([]);
  });

  it.each(dictionaries)('is followed in $name', (one) => {
    expect(faultsOf(glossary, one)).toEqual([]);
  });
});

describe('the check of the glossary', () => {
  const TABLES = `
## Terms

| Term | Meaning | en | ru | ua | az | kz | Keys |
|---|---|---|---|---|---|---|---|
| coupon | … | Bet slip | Купон (\`купон*\`) | Купон | Kupon | Купон | |
| bet | … | Bet | Ставка / Ставки (\`став*\`) | Ставка | Mərc | Бәс | |
| win | … | Returns | Выигрыш | Виграш | Uduş | Ұтыс | |
| payout | … | Returns | Выплата | Виплата | Ödəniş | Төлем | *.payout |

## Words that are not used

| Language | Not this | But |
|---|---|---|
| en | \`coupon*\`, \`the line\` | Bet slip |
| ru | \`корзин*\` | Купон |
`;
  const faults = (en: object, ru: object): string[] =>
    faultsOf(
      readGlossary(TABLES),
      dictionary('x', (language) => ({ en, ru })[language as string] ?? {}),
    );

  it.each([
    ['a form of the term', { a: 'Clear the bet slip' }, { a: 'Очистить купон' }],
    ['a longer term alone', { a: 'Your bet slips' }, { a: 'Ваши купоны' }],
    ['the term in another word', { a: 'A better alphabet' }, { a: 'Алфавит лучше' }],
    ['the term in a placeholder', { a: 'Hello {{bet}}' }, { a: 'Привет, {{bet}}' }],
    ['a label', { a: 'Bet' }, { a: 'Ставки' }],
    ['the keys of a row', { b: { payout: 'Returns' } }, { b: { payout: 'Выплата' } }],
    ['the other keys', { a: 'Returns' }, { a: 'Выигрыш' }],
    ['plural forms', { a_other: '{{count}} bets' }, { a_few: '{{count}} ставки' }],
  ])('passes %s', (_name, en, ru) => {
    expect(faults(en, ru)).toEqual([]);
  });

  it.each([
    ['another word', { a: 'Clear the bet slip' }, { a: 'Очистить' }],
    ['a label with more than the term', { a: 'Bet' }, { a: 'Моя ставка' }],
    ['a form in the middle of a word', { a: 'Two bets' }, { a: 'Две доставки' }],
    ['a shorter term beside a longer one', { a: 'A bet in the bet slip' }, { a: 'В купоне' }],
    ['the word of other keys', { b: { payout: 'Returns' } }, { b: { payout: 'Выигрыш' } }],
    ['a plural form', { a_other: '{{count}} bets' }, { a_few: '{{count}} пари' }],
    ['a list', { a: ['', 'Two bets'] }, { a: ['', 'Два пари'] }],
    ['a banned word', { a: 'Coupons' }, { a: 'Билеты' }],
    ['banned words', { a: 'Look at the line' }, { a: 'Посмотрите' }],
    ['a banned word of another language', { a: 'Basket' }, { a: 'Корзина' }],
  ])('finds %s', (_name, en, ru) => {
    expect(faults(en, ru)).toHaveLength(1);
  });
});
