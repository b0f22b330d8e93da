import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../src/tools/run.mjs';

const inFolder = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  );

/** The documents about the code: those of `docs`, and each README beside the code. */
export const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...inFolder('docs').filter((file) => file.endsWith('.md')),
  ...inFolder('src').filter((file) => file.endsWith('/README.md')),
];

/** A paragraph, an item of a list or a cell of a table, and the line where it begins, from 1. */
export interface Block {
  readonly kind: 'paragraph' | 'item' | 'cell';
  readonly line: number;
  readonly text: string;
}

const FENCE = /^\s*```/;
const ITEM = /^\s*(?:[-*]|\d+\.)\s/;

/** The blocks of a document, without headings and code. */
export function blocksOf(document: string): Block[] {
  const blocks: { kind: Block['kind']; line: number; text: string }[] = [];
  let isCode = false;
  let isOpen = false;
  for (const [index, line] of document.split('\n').entries()) {
    const add = (kind: Block['kind'], text: string): void => {
      blocks.push({ kind, line: index + 1, text });
    };
    if (FENCE.test(line)) isCode = !isCode;
    const isText = !isCode && !FENCE.test(line) && line.trim() !== '' && !line.startsWith('#');
    if (!isText) {
      isOpen = false;
    } else if (line.trimStart().startsWith('|')) {
      for (const cell of line.split(/(?<!\\)\|/)) add('cell', cell);
      isOpen = false;
    } else if (ITEM.test(line) || !isOpen) {
      add(ITEM.test(line) ? 'item' : 'paragraph', line);
      isOpen = true;
    } else {
      const last = blocks.at(-1);
      if (last) last.text += ` ${line}`;
    }
  }
  return blocks;
}

/** Code, and links to files that it names. */
const NAMES = /`[^`]*`|\[[^\]]*\]\([^)]*\)/g;

/**
 * How many words a block has. Signs between spaces are none, and neither are the names in a cell: a list of names is
 * looked up, not read.
 */
export function wordsIn({ kind, text }: Pick<Block, 'kind' | 'text'>): number {
  return (kind === 'cell' ? text.replaceAll(NAMES, '') : text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
