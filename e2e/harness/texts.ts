import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';

/** Finds the words of the shell in one language by their key, with values in the place of their names. */
export type Texts = (key: string, values?: Readonly<Record<string, string>>) => string;

type Dictionary = Readonly<Record<string, unknown>>;

export async function textsOf(language: string): Promise<Texts> {
  const all = await readdir(new URL('../../src/i18n', import.meta.url), { recursive: true });
  const files = all.filter((file) => basename(file) === `${language}.json`);
  return textsIn(files.map((file) => `src/i18n/${file}`));
}

/** Finds the words of an area in one language. */
export async function areaTextsOf(area: string, language: string): Promise<Texts> {
  return textsIn([`areas/${area}/i18n/${language}.json`]);
}

/** Finds what the operator says in one language; its values are not filled in. */
export async function operatorTextsOf(language: string): Promise<Texts> {
  return textsIn([`src/sandbox/site/texts/${language}.json`]);
}

async function textsIn(files: readonly string[]): Promise<Texts> {
  const dictionaries = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
      return JSON.parse(text) as Dictionary;
    }),
  );
  return (key, values = {}) => {
    const found = dictionaries.map((dictionary) => textAt(dictionary, key.split('.')));
    const text = found.find((one) => one !== undefined);
    if (text === undefined) throw new Error(`There is no text "${key}" in ${files.join(', ')}.`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
}

function textAt(dictionary: Dictionary, path: readonly string[]): string | undefined {
  let value: unknown = dictionary;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Dictionary)[step];
  }
  return typeof value === 'string' ? value : undefined;
}
