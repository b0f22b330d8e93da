import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../src/tools/run.mjs';
import { blocksOf, wordsIn } from './form';
import type { Block } from './form';
import { read } from './services';

/** The most words of a paragraph, an item or a cell. */
const MAX_WORDS: Readonly<Record<Block['kind'], number>> = { paragraph: 90, item: 90, cell: 25 };

/** The table of this document has the sentences of the specification, and each test that proves one. */
const LONG_CELLS: readonly string[] = ['docs/requirements.md'];

const inFolder = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  );
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...inFolder('docs').filter((file) => file.endsWith('.md')),
  ...inFolder('src').filter((file) => file.endsWith('/README.md')),
];

/** The blocks that are too long, with their place and their words. */
function tooLong(document: string, kinds: readonly Block['kind'][]): string[] {
  return blocksOf(read(document))
    .filter((block) => kinds.includes(block.kind) && wordsIn(block) > MAX_WORDS[block.kind])
    .map((block) => `${document}:${block.line} has ${wordsIn(block)} words`);
}

describe('a document', () => {
  it.each(documents)('has paragraphs and items that are read at a glance: %s', (document) => {
    expect(
      tooLong(document, ['paragraph', 'item']),
      'Split it into short paragraphs or a list.',
    ).toEqual([]);
  });

  it.each(documents.filter((document) => !LONG_CELLS.includes(document)))(
    'has short cells in its tables: %s',
    (document) => {
      expect(tooLong(document, ['cell']), 'Put it below the table.').toEqual([]);
    },
  );

  it('is told to have long cells only while it has', () => {
    expect(LONG_CELLS.filter((document) => tooLong(document, ['cell']).length === 0)).toEqual([]);
  });
});

describe('the blocks of a document', () => {
  it('are its paragraphs, items and cells, each as a whole', () => {
    const document = [
      '# Heading',
      '',
      'One line',
      'and another – one.',
      '',
      '- first',
      '  goes on',
      '- second',
      '1. third',
      '',
      '| a \\| b | c `d e` |',
      '|---|---|',
      '```',
      'code',
      '```',
      'After',
    ].join('\n');
    const found = blocksOf(document).filter((block) => wordsIn(block) > 0);
    expect(found.map((block) => [block.kind, block.line, wordsIn(block)])).toEqual([
      ['paragraph', 3, 5],
      ['item', 6, 3],
      ['item', 8, 1],
      ['item', 9, 2],
      ['cell', 11, 2],
      ['cell', 11, 1],
      ['paragraph', 16, 1],
    ]);
  });
});
