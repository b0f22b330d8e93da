import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../src/tools/run.mjs';
import { read } from './services';

/** The table is found by its first line. */
const HEAD = '| room | what |\n|---|---|\n';

/** The README of the operator with its table of rooms, as they declare themselves now. */
export function withRooms(document: string): string {
  const start = document.indexOf(HEAD);
  if (start === -1) throw new Error('The README of the operator has no table of rooms.');
  const after = document.slice(start + HEAD.length).replace(/^(?:\|.*\n)*/, '');
  return document.slice(0, start) + HEAD + roomFiles().map(row).join('') + after;
}

function roomFiles(): string[] {
  return readdirSync(path.join(root, 'src/sandbox'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'room.ts')
    .map((file) => `src/sandbox/${file}`)
    .toSorted();
}

function row(file: string): string {
  const source = read(file);
  const name = /^ {2}name: '(.+)',$/m.exec(source)?.[1];
  // A string that has an apostrophe is in double quotes.
  const what = /^ {2}what:\s+(['"])(.+)\1,$/m.exec(source)?.[2];
  if (name === undefined || what === undefined) {
    throw new Error(`${file} does not say what the room is named, or what it is for.`);
  }
  return `| \`${name}\` | ${what} |\n`;
}
