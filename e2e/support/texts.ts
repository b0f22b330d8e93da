import { readFile } from 'node:fs/promises';

/** Finds the words of the shell in one language by their key, with values in the place of their names. */
export type Texts = (key: string, values?: Readonly<Record<string, string>>) => string;

type Dictionary = Readonly<Record<string, unknown>>;

const FOLDERS = ['dictionaries', 'guest', 'player'];

export async function textsOf(language: string): Promise<Texts> {
  const dictionaries = await Promise.all(
    FOLDERS.map(async (folder) => {
      const file = new URL(`../../src/i18n/${folder}/${language}.json`, import.meta.url);
      return JSON.parse(await readFile(file, 'utf8')) as Dictionary;
    }),
  );
  return (key, values = {}) => {
    const found = dictionaries.map((dictionary) => textAt(dictionary, key.split('.')));
    const text = found.find((one) => one !== undefined);
    if (text === undefined) throw new Error(`There is no text "${key}" in ${language}.`);
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
