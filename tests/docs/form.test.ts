import { describe, expect, it } from 'vitest';
import { blocksOf, DOCUMENTS, wordsIn } from './form';
import type { Block } from './form';
import { read } from './services';

/** The most words of a paragraph, an item or a cell. */
const MAX_WORDS: Readonly<Record<Block['kind'], number>> = { paragraph: 90, item: 90, cell: 25 };

/** The blocks that are too long, with their place and their words. */
function tooLong(document: string, kinds: readonly Block['kind'][]): string[] {
  return blocksOf(read(document))
    .filter((block) => kinds.includes(block.kind) && wordsIn(block) > MAX_WORDS[block.kind])
    .map((block) => `${document}:${block.line} has ${wordsIn(block)} words`);
}

describe('a document', () => {
  it.each(DOCUMENTS)('has paragraphs and items that are read at a glance: %s', (document) => {
    expect(
      tooLong(document, ['paragraph', 'item']),
      'Split it into short paragraphs or a list.',
    ).toEqual([]);
  });

  it.each(DOCUMENTS)('has short cells in its tables: %s', (document) => {
    expect(tooLong(document, ['cell']), 'Put it below the table.').toEqual([]);
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
      '| a \\| b | c `d e` [f](g h) |',
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
