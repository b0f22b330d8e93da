// Reads from test titles which requirement each test proves, and writes it into the list of requirements.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { parseAst } from 'vite';
import { root } from '../run.mjs';

const ROOMS = ['bus-contracts', 'areas', 'src', 'tests', 'e2e'];
const TEST_FILE = /\.(test|test-d|spec)\.tsx?$/;
const TESTS = new Set(['it', 'test', 'describe']);
const ID = /\b(?:[A-Z]{3}-\d{2}|P\d{2,3})\b/g;
const ROW = /^\| ([A-Z]{3}-\d{2}|P\d{2,3}) \| (.*?) \|.*\|$/gm;

/** The ids in the titles of this test file's text. @returns {Set<string>} */
export function idsIn(source, path = 'x.tsx') {
  const titles = [];
  const lang = path.endsWith('x') ? 'tsx' : 'ts';
  visit(parseAst(source, { lang, sourceType: 'module' }, path), titles);
  return new Set(titles.flatMap((title) => title.match(ID) ?? []));
}

/** Collects the first argument of every it(...), test.each(...)(...), describe.skip(...) and so on. */
function visit(node, titles) {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, titles);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if (node.type === 'CallExpression' && TESTS.has(rootName(node.callee))) {
    titles.push(textOf(node.arguments[0]));
  }
  for (const child of Object.values(node)) visit(child, titles);
}

function rootName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  return callee.type === 'CallExpression' ? rootName(callee.callee) : undefined;
}

function textOf(argument) {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  if (argument?.type !== 'TemplateLiteral') return '';
  return argument.quasis.map((quasi) => quasi.value.cooked).join(' ');
}

/** For each file of tests, the ids that its titles name. @returns {Map<string, Set<string>>} */
export function readTestFiles() {
  const paths = ROOMS.flatMap((room) => testFilesIn(join(root, room))).toSorted();
  return new Map(paths.map((path) => [path, idsIn(readFileSync(join(root, path), 'utf8'), path)]));
}

/** For each id, the test files that prove it. @returns {Map<string, string[]>} */
export function readProofs() {
  const proofs = new Map();
  for (const [path, ids] of readTestFiles()) {
    for (const id of ids) proofs.set(id, [...(proofs.get(id) ?? []), path]);
  }
  return proofs;
}

/** The ids of the list's rows, in its order. @returns {string[]} */
export function idsOfList(markdown) {
  return [...markdown.matchAll(ROW)].map((row) => row[1] ?? '');
}

/** The list with its last column written again; links are relative to docs/. @returns {string} */
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
