import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { readSources } from '../boundaries/imports';
import { DOCUMENTS } from './form';
import { read } from './services';

interface Row {
  readonly place: string;
  readonly not: string;
}

/** The rows of the table, with a row for each of several words. */
function rowsOf(document: string): Row[] {
  return [...document.matchAll(/^\| (names|sentences) \| (.+?) \|/gm)].flatMap(
    ([, place = '', words = '']) => words.split(', ').map((not) => ({ place, not })),
  );
}

const rows = rowsOf(read('docs/words.md'));
const inPlace = (place: string): string[] =>
  rows.filter((row) => row.place === place).map(({ not }) => not);
const NAMES = inPlace('names').map((name) => wordsOf(name.replace(/_?…$/, '')));
const SENTENCES = new RegExp(`\\b(?:${inPlace('sentences').join('|')})\\b`, 'i');

/** The words of a name: " is  taken  over " of "isTakenOver"; those of a constant in capitals. */
function wordsOf(name: string): string {
  const isConstant = name === name.toUpperCase();
  const words = name.match(isConstant ? /[A-Z]+|\d+/g : /[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [];
  return words.map((word) => ` ${isConstant ? word : word.toLowerCase()} `).join('');
}

function isListed(name: string): boolean {
  const words = wordsOf(name);
  return NAMES.some((not) => words !== not && words.includes(not));
}

/** Without any of these, a source needs no parsing. */
const FIRST_WORDS = new RegExp(NAMES.map((name) => name.trim().split(' ')[0]).join('|'), 'i');

/** The names in a source that the table lists. */
function listedNames(path: string, source: string): string[] {
  if (!FIRST_WORDS.test(source)) return [];
  const found = new Set<string>();
  const lang = path.endsWith('x') ? 'tsx' : 'ts';
  visit(parseAst(source, { lang, sourceType: 'module' }, path), found);
  return [...found];
}

function visit(node: unknown, found: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'Identifier' && 'name' in node) {
    if (typeof node.name === 'string' && isListed(node.name)) found.add(node.name);
  }
  for (const child of Object.values(node)) visit(child, found);
}

/** The lines of a text in which the table lists something. */
function listedLines(path: string, text: string): string[] {
  const lines = text.split('\n').map((line, at) => ({ line, place: `${path}:${at + 1}` }));
  return lines.filter(({ line }) => SENTENCES.test(line)).map(({ place }) => place);
}

describe('the code', () => {
  const sources = readSources().map(({ path }) => ({ path, text: read(path) }));

  it('names things by the ordinary word', () => {
    const found = sources.flatMap(({ path, text }) =>
      listedNames(path, text).map((name) => `${path}: ${name}`),
    );
    expect(found, 'The words are listed in docs/words.md.').toEqual([]);
  });

  it('says things by the ordinary word, as its documents do', () => {
    const texts = [...sources, ...DOCUMENTS.map((path) => ({ path, text: read(path) }))].filter(
      // They name the words.
      ({ path }) => path !== 'docs/words.md' && !path.endsWith('docs/words.test.ts'),
    );
    const found = texts.flatMap(({ path, text }) => listedLines(path, text));
    expect(found, 'The words are listed in docs/words.md.').toEqual([]);
  });
});

describe('a listed word', () => {
  it.each([
    ['LONGEST_WAIT_MS', true],
    ['LONGEST', false],
    ['longestWait', false],
    ['isTakenOver', true],
    ['undertaken', false],
    ['wantedList', true],
    ['listWanted', true],
    ['wanted', false],
    ['unwanted', false],
  ])('is found as a word of a longer name: %s', (name, isFound) => {
    expect(listedNames('a.ts', `const ${name} = 1;`)).toEqual(isFound ? [name] : []);
  });

  it('is found in comments and titles', () => {
    const text = ['// Whoever asks.', "test('it can be had', run);", 'const whoeverAsks = 1;'];
    expect(listedLines('a.ts', text.join('\n'))).toEqual(['a.ts:1', 'a.ts:2']);
  });
});
