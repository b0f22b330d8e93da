// Reads from test titles which requirement each test proves, and writes it into the list of requirements.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { root } from './run.mjs';

const ROOMS = ['bus-contracts', 'areas', 'src', 'tests', 'e2e'];
const TEST_FILE = /\.(test|test-d|spec)\.tsx?$/;
const TITLE =
  /\b(?:it|test|describe)(?:\.\w+)*\s*(?:\([^'"`]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const ID = /\b(?:[A-Z]{3}-\d{2}|P\d{2,3})\b/g;
const ROW = /^\| ([A-Z]{3}-\d{2}|P\d{2,3}) \| (.*?) \|.*\|$/gm;

/** The ids that stand in titles of this test file's text. @returns {Set<string>} */
export function idsIn(source) {
  const titles = [...source.matchAll(TITLE)].map((match) => match[2] ?? '');
  return new Set(titles.flatMap((title) => title.match(ID) ?? []));
}

/** For each id, the test files that prove it. @returns {Map<string, string[]>} */
export function readProofs() {
  const proofs = new Map();
  for (const path of ROOMS.flatMap((room) => testFilesIn(join(root, room))).toSorted()) {
    for (const id of idsIn(readFileSync(join(root, path), 'utf8'))) {
      proofs.set(id, [...(proofs.get(id) ?? []), path]);
    }
  }
  return proofs;
}

/** The ids of the list's rows, in its order. @returns {string[]} */
export function idsOfList(markdown) {
  return [...markdown.matchAll(ROW)].map((row) => row[1] ?? '');
}

/** The list with its last column written anew; links are relative to docs/. @returns {string} */
export function withProofs(markdown, proofs) {
  return markdown.replace(ROW, (_row, id, text) => {
    const links = (proofs.get(id) ?? []).map((path) => `[${basename(path)}](../${path})`);
    return `| ${id} | ${text} | ${links.join(', ')} |`.replace('|  |', '| |');
  });
}

/** @returns {string[]} */
function testFilesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : testFilesIn(path);
    return TEST_FILE.test(entry.name) ? [relative(root, path).split(sep).join('/')] : [];
  });
}
