import { couponState, type Language } from '@grandstand/bus-contracts';
import { LANGUAGES, languageTag } from '@grandstand/bus-contracts/domain';
import { describe, expect, test } from 'vitest';
import { createI18n } from './create-i18n';
import { loadFavouriteTexts } from './favourite-texts';
import { loadRoomTexts, loadTexts, ROOM_LOADERS, type ShellTexts } from './load-texts';
import { loadSectionTitles } from './section-titles';

const PLURAL = /_(zero|one|two|few|many|other)$/;
const PLACEHOLDER = /\{\{(\w+)\}\}/g;

function flatten(
  texts: ShellTexts,
  prefix = '',
  into = new Map<string, string>(),
): Map<string, string> {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') into.set(prefix + key, value);
    else flatten(value as ShellTexts, `${prefix}${key}.`, into);
  }
  return into;
}

async function texts(language: Language): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  const loads = [loadTexts, loadSectionTitles, loadFavouriteTexts, ...Object.values(ROOM_LOADERS)];
  for (const load of loads) {
    for (const [key, text] of flatten(await load(language))) {
      // Once loaded they are merged: a key of two rooms would change a text.
      if (all.has(key)) throw new Error(`"${key}" is in two dictionaries.`);
      all.set(key, text);
    }
  }
  return all;
}

/** Keys without plural endings, with the placeholders that any of their forms uses. */
function shape(all: ReadonlyMap<string, string>): Record<string, string[]> {
  const result: Record<string, string[]> = {};
  for (const [key, text] of all) {
    const names = [...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');
    const base = key.replace(PLURAL, '');
    result[base] = [...new Set([...(result[base] ?? []), ...names])].sort();
  }
  return result;
}

test('every reason that a bet is refused has a text', async () => {
  const { code } = couponState.value.entries.problems.item.entries;
  const all = await texts('en');
  expect(code.options.filter((reason) => !all.has(`coupon.problem.${reason}`))).toEqual([]);
});

describe.each(LANGUAGES)("the shell's texts in %s", (language) => {
  test('LNG-01 has the same keys and placeholders as English', async () => {
    expect(shape(await texts(language))).toEqual(shape(await texts('en')));
  });

  test('LNG-01 has each plural form of the language, and no other', async () => {
    const all = await texts(language);
    const wanted = new Intl.PluralRules(languageTag(language)).resolvedOptions().pluralCategories;
    const bases = [...all.keys()].filter((key) => PLURAL.test(key));
    for (const base of new Set(bases.map((key) => key.replace(PLURAL, '')))) {
      const forms = bases.filter((key) => key.replace(PLURAL, '') === base);
      expect({ base, forms: new Set(forms.map((key) => PLURAL.exec(key)?.[1])) }).toEqual({
        base,
        forms: new Set(wanted),
      });
    }
  });

  test('LNG-01 has no empty text', async () => {
    expect([...(await texts(language))].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

test('LNG-01 counts by the rules of the language', async () => {
  const write = async (language: Language, count: number): Promise<string> =>
    createI18n(language, await loadTexts(language)).t('coupon.bets', { count });
  expect(await write('en', 1)).toBe('1 selection in the bet slip');
  expect(await write('en', 2)).toBe('2 selections in the bet slip');
  expect(await write('ru', 1)).toBe('В купоне 1 исход');
  expect(await write('ru', 3)).toBe('В купоне 3 исхода');
  expect(await write('ru', 11)).toBe('В купоне 11 исходов');
  expect(await write('ua', 22)).toBe('У купоні 22 події');
  expect(await write('kz', 5)).toBe('Купонда 5 оқиға бар');
  expect(await write('az', 5)).toBe('Kuponda 5 hadisə var');
});

test.each([
  [
    'ru',
    [18, 21, 22],
    ['Вам исполнилось 18 лет?', 'Вам исполнился 21 год?', 'Вам исполнилось 22 года?'],
  ],
  [
    'ua',
    [18, 21, 22],
    ['Вам виповнилося 18 років?', 'Вам виповнився 21 рік?', 'Вам виповнилося 22 роки?'],
  ],
] as const)(
  'CNS-02 the age question agrees with its number in %s',
  async (language, ages, questions) => {
    const { t } = createI18n(language, await loadRoomTexts('consent', language));
    expect(ages.map((count) => t('age.title', { count }))).toEqual(questions);
  },
);
