import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, languageTag } from '@grandstand/bus-contracts/domain';
import { describe, expect, test } from 'vitest';
import { TEXT_ROOMS } from '../../src/host/build/parts/text-rooms';

type Texts = Readonly<Record<string, string>>;

const areas = readdirSync('areas').filter((name) => existsSync(join('areas', name, 'i18n')));
const dictionaries = [
  ...areas.map((name) => [`area ${name}`, join('areas', name, 'i18n')] as const),
  ['line', 'src/line-ui/i18n'] as const,
  ['games', 'src/game-ui/i18n'] as const,
  ['terms of bonuses', 'src/text-ui/i18n'] as const,
  ['embedded operator', 'src/sandbox/site/texts'] as const,
];
const PLURAL = /_(zero|one|two|few|many|other)$/;

function textsOf(folder: string, language: string): Texts {
  const file = join(folder, `${language}.json`);
  return flat(JSON.parse(readFileSync(file, 'utf8')) as object);
}

function flat(tree: object, prefix = ''): Texts {
  return Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]: [string, unknown]) =>
      typeof value === 'string'
        ? { [prefix + key]: value }
        : flat(value as object, `${prefix}${key}.`),
    ),
  ) as Texts;
}

/** Keys with their plural forms taken together. */
function keysOf(texts: Texts): string[] {
  return [...new Set(Object.keys(texts).map((key) => key.replace(PLURAL, '')))].toSorted(byName);
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{?(\w+)\}/g)].map(([, name]) => name ?? '').toSorted(byName);
}

function byName(a: string, b: string): number {
  return a < b ? -1 : 1;
}

describe.each(dictionaries)('the texts of the %s', (_, folder) => {
  const english = textsOf(folder, 'en');

  test.each(LANGUAGES)('LNG-01 are complete in %s', (language) => {
    const texts = textsOf(folder, language);
    expect(keysOf(texts)).toEqual(keysOf(english));
    expect(Object.values(texts).every((text) => text.trim() !== '')).toBe(true);
  });

  test.each(LANGUAGES)('LNG-01 have every plural form that %s needs, and no other', (language) => {
    const texts = textsOf(folder, language);
    const forms = new Intl.PluralRules(languageTag(language)).resolvedOptions().pluralCategories;
    const plurals = keysOf(texts).filter((key) => texts[key] === undefined);
    for (const key of plurals) {
      const given = Object.keys(texts)
        .filter((one) => one.replace(PLURAL, '') === key)
        .map((one) => PLURAL.exec(one)?.[1] ?? '');
      expect(given.toSorted(byName), key).toEqual([...forms].toSorted(byName));
    }
  });

  test.each(LANGUAGES)('LNG-01 have the same placeholders in %s', (language) => {
    const texts = textsOf(folder, language);
    for (const key of Object.keys(texts)) {
      const source = english[key] ?? english[key.replace(PLURAL, '_other')] ?? '';
      expect(placeholders(texts[key] ?? ''), key).toEqual(placeholders(source));
    }
  });

  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    'LNG-01 are translated into %s',
    (language) => {
      const texts = textsOf(folder, language);
      // Words and figures that are the same in every language are short.
      const left = Object.keys(texts).filter(
        (key) => texts[key] === english[key] && (texts[key]?.split(' ').length ?? 0) > 2,
      );
      expect(left).toEqual([]);
    },
  );
});

/** Areas that show data which they load. */
const loading = areas.filter((name) =>
  readdirSync(join('areas', name), { recursive: true, encoding: 'utf8' }).some(
    (file) =>
      file.endsWith('.tsx') &&
      readFileSync(join('areas', name, file), 'utf8').includes('useLoadError('),
  ),
);

test.each(loading)('LNG-01 the area %s has words for data that could not be loaded', (name) => {
  const texts = textsOf(join('areas', name, 'i18n'), 'en');
  for (const key of ['again', 'retry', 'stale']) {
    expect(texts[`error.${key}`], key).toBeTypeOf('string');
  }
});

test.each(['ru', 'ua'])(
  'LNG-01 no sentence in %s ends with a day or a month, which has a point of its own there: 2026 г.',
  (language) => {
    const doubled = areas.flatMap((name) =>
      Object.values(textsOf(join('areas', name, 'i18n'), language)).filter((text) =>
        /\{\{(?:day|month)\}\}\./.test(text),
      ),
    );
    expect(doubled).toEqual([]);
  },
);

/** The name of a control that has little text: "Change" is named "Change your phone". */
const FULL_NAME = /(?:Of|Named)$/;

test.each(LANGUAGES)(
  'P100 the full name of a control has its text in it, by which a voice calls it: %s',
  (language) => {
    const apart = areas.flatMap((name) => {
      const texts = textsOf(join('areas', name, 'i18n'), language);
      return Object.keys(texts).flatMap((key) => {
        const text = texts[key.replace(FULL_NAME, '')];
        // Titles of pages are no controls.
        if (!FULL_NAME.test(key) || text === undefined || key.includes('title.')) return [];
        const fullName = texts[key]?.toLowerCase() ?? '';
        return fullName.includes(text.replace('…', '').toLowerCase()) ? [] : [`${name} ${key}`];
      });
    });
    expect(apart).toEqual([]);
  },
);

test.each(LANGUAGES)(
  'SET-01 use the same names of settings on page and in dialog: %s',
  (language) => {
    // The title differs: the page also offers the choice of mailings.
    const settingsOf = (file: string): object => {
      const texts = JSON.parse(readFileSync(file, 'utf8')) as { settings: object };
      return { ...texts.settings, title: undefined };
    };
    expect(settingsOf(`areas/office/i18n/${language}.json`)).toEqual(
      settingsOf(`src/i18n/player/settings/${language}.json`),
    );
  },
);

/** Words whose form depends on the number before them, by their beginnings. */
const COUNTED = {
  ru: 'лет|год|дн[еяй]|день |час|секунд|минут|раз|балл|файл|знак|игрок|комбинац|ставок|ставк|матч|событ|исход|вращени|билет|сообщени|очк|символ|попыт',
  ua: 'рок|рік|дн[ія]|день |годин|секунд|хвилин|раз|бал[иі ]|файл|знак|грав|комбінац|ставок|ставк|матч|поді|обертан|квит|повідомлен|очк|символ|спроб',
};
/** Always a multiple of 30. */
const ROUND = ['signIn.seconds'];
const allFolders = [
  ...dictionaries.map(([, folder]) => folder),
  ...Object.values(TEXT_ROOMS).flatMap((names) => names.map((name) => join('src/i18n', name))),
];

test.each(['ru', 'ua'] as const)(
  'LNG-01 no number stands before a word of one form in %s',
  (language) => {
    // An abbreviation has a point and one form.
    const fixed = new RegExp(
      `\\{\\{?\\w+\\}\\}?\\s+(?:${COUNTED[language]})[а-яёіїєґ]{0,4}(?![а-яёіїєґ.])`,
      'u',
    );
    const left = allFolders.flatMap((folder) =>
      Object.entries(textsOf(folder, language))
        .filter(([key, text]) => !PLURAL.test(key) && !ROUND.includes(key) && fixed.test(text))
        .map(([key, text]) => `${folder} ${key}: ${text}`),
    );
    expect(left).toEqual([]);
  },
);
