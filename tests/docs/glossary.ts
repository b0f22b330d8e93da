import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, languageTag } from '@grandstand/bus-contracts/domain';
import type { Language } from '@grandstand/bus-contracts';
import { root } from '../../src/tools/run.mjs';

/** The word of a label in a language, in its forms, and all forms to look for. */
interface Word {
  readonly labels: readonly string[];
  readonly forms: readonly string[];
}

interface Term {
  readonly term: string;
  readonly meaning: string;
  readonly words: Readonly<Record<Language, Word>>;
  /** Patterns of the keys that the row is for; none: it holds everywhere. */
  readonly keys: readonly string[];
}

interface Banned {
  readonly language: Language;
  readonly form: string;
}

export interface Glossary {
  readonly terms: readonly Term[];
  readonly banned: readonly Banned[];
}

export interface Dictionary {
  /** Where it is, from the root. */
  readonly name: string;
  readonly texts: Readonly<Record<Language, ReadonlyMap<string, string>>>;
}

const COLUMNS: readonly Language[] = ['en', 'ru', 'ua', 'az', 'kz'];

/** Reads both tables of the document. */
export function readGlossary(markdown: string): Glossary {
  const [, first = '', second = ''] = markdown.split(/^## (?:Terms|Words that are not used)$/m);
  const terms = rowsOf(first).map(([term = '', meaning = '', ...cells]) => ({
    term,
    meaning,
    words: Object.fromEntries(
      COLUMNS.map((language, at) => [language, wordOf(cells[at] ?? '')]),
    ) as Record<Language, Word>,
    keys: partsOf(cells[COLUMNS.length] ?? '', ','),
  }));
  const banned = rowsOf(second).flatMap(([language = '', forms = '']) =>
    quoted(forms).map((form) => ({ language: language as Language, form })),
  );
  return { terms, banned };
}

/** The cells of a table's rows, without its head. */
function rowsOf(section: string): string[][] {
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

function wordOf(cell: string): Word {
  const [label = '', brackets = ''] = cell.split('(');
  const labels = partsOf(label, '/');
  const forms = quoted(brackets);
  return { labels, forms: forms.length > 0 ? forms : labels };
}

function partsOf(cell: string, by: string): string[] {
  return cell
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, form = '']) => form);
}

/** Every folder of the product that holds a file of texts for each language. */
export function readDictionaries(): Dictionary[] {
  const folders = ['areas', 'src'].flatMap((top) =>
    readdirSync(path.join(root, top), { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'en.json')
      .map((file) => path.join(top, path.dirname(file))),
  );
  return folders.map((folder) =>
    dictionary(folder, (language) =>
      JSON.parse(readFileSync(path.join(root, folder, `${language}.json`), 'utf8')),
    ),
  );
}

export function dictionary(name: string, read: (language: Language) => unknown): Dictionary {
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => [language, new Map(flat(read(language)))]),
  ) as Record<Language, Map<string, string>>;
  return { name, texts };
}

function flat(texts: unknown, prefix = ''): [key: string, text: string][] {
  if (typeof texts === 'string') return [[prefix, texts]];
  return Object.entries(texts as object).flatMap(([key, value]) =>
    flat(value, prefix === '' ? key : `${prefix}.${key}`),
  );
}

/** The violations of the glossary in a dictionary's texts, one a line. */
export function faultsOf({ terms, banned }: Glossary, { name, texts }: Dictionary): string[] {
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    for (const [key, text] of texts[language]) {
      for (const { form } of banned.filter((one) => one.language === language)) {
        if (has(text, form, language)) faults.push(`${name} ${language} ${key}: has "${form}"`);
      }
      const english = texts.en.get(key) ?? texts.en.get(key.replace(PLURAL, '_other'));
      if (language === 'en' || english === undefined) continue;
      for (const { term, isLabel } of termsIn(english, key, terms)) {
        const { labels, forms } = term.words[language];
        const isSaid = isLabel
          ? labels.some((label) => plain(label, language) === plain(text, language))
          : forms.some((form) => has(text, form, language));
        const wanted = isLabel ? labels.join('" or "') : forms.join('" or "');
        if (!isSaid) {
          faults.push(`${name} ${language} ${key}: "${text}" has no "${wanted}" (${term.term})`);
        }
      }
    }
  }
  return faults;
}

const PLURAL = /_(?:zero|one|two|few|many)$/;

/** The terms of an English text, the longest first: words of a longer term are not matched again. */
function termsIn(
  english: string,
  key: string,
  terms: readonly Term[],
): { readonly term: Term; readonly isLabel: boolean }[] {
  const rows = new Map<string, Term>();
  for (const term of terms) {
    if (term.keys.length > 0 && !term.keys.some((pattern) => isKey(key, pattern))) continue;
    for (const form of term.words.en.forms) {
      const word = form.toLowerCase();
      if (!rows.has(word) || term.keys.length > 0) rows.set(word, term);
    }
  }
  const label = plain(english, 'en');
  let rest = withoutPlaceholders(english);
  const found: { term: Term; isLabel: boolean }[] = [];
  for (const [word, term] of [...rows].toSorted(([one], [other]) => other.length - one.length)) {
    const pattern = formPattern(word, 's?');
    if (!pattern.test(rest.toLowerCase())) continue;
    rest = rest.toLowerCase().replaceAll(new RegExp(pattern, 'gu'), ' ');
    found.push({ term, isLabel: label === word });
  }
  return found;
}

function isKey(key: string, pattern: string): boolean {
  return new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(key);
}

function plain(text: string, language: Language): string {
  return text.toLocaleLowerCase(languageTag(language)).replace(/[.:]$/, '').trim();
}

function has(text: string, form: string, language: Language): boolean {
  const lower = (one: string): string => one.toLocaleLowerCase(languageTag(language));
  return formPattern(lower(form)).test(lower(withoutPlaceholders(text)));
}

/** Each form is looked for in thousands of texts, and its pattern takes longer to make than to match. */
const patterns = new Map<string, RegExp>();

/** A form as words of a text; a star is any ending. */
function formPattern(form: string, ending = ''): RegExp {
  const known = patterns.get(form + ending);
  if (known) return known;
  const words = form
    .split('*')
    .map(escaped)
    .join(String.raw`[\p{L}\p{M}’'-]*`);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${words}${ending}(?![\p{L}\p{N}])`, 'u');
  patterns.set(form + ending, pattern);
  return pattern;
}

function escaped(text: string): string {
  return text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function withoutPlaceholders(text: string): string {
  return text.replaceAll(/\{\{?\w+\}\}?/g, ' ');
}
