// The tests that `npm test -- NAME` runs: those of an area, a service or a subject, in every folder of that name and in the browser.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { SHARED_CODE } from './code-subjects.mjs';

/** Where folders are named after areas, services and subjects. */
const PLACES = ['areas', 'bus-contracts', 'src', 'tests', 'e2e'];
/** `src/services/SUBJECT/NAME` is the deepest of them, counted below its place. */
const DEPTH = 3;
const folders = PLACES.flatMap((place) => foldersIn(place, DEPTH));
const specs = ['areas', 'e2e'].flatMap((place) =>
  readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `${place}/${file}`),
);

/** The names of areas, of subjects and of their services. */
export const subjects = [
  ...new Set(
    folders
      .filter((path) => /^(?:areas|src\/services(?:\/[^/]+)?)\/[^/]+$/.test(path))
      .filter((path) => !SHARED_CODE.has(path.split('/')[2] ?? ''))
      .map(lastOf),
  ),
].toSorted();

/**
 * The tests of an area, a service or a subject; undefined where none has the name. An entry of the
 * unit tests is a folder.
 * @param {string} name
 * @returns {{ unit: string[], browser: string[] } | undefined}
 */
export function testsOf(name) {
  if (!subjects.includes(name)) return undefined;
  const own = folders.filter((path) => lastOf(path) === name).map((path) => `${path}/`);
  const inFile = new RegExp(`/${name}(?:-[a-z-]+)?\\.spec\\.ts$`);
  return {
    unit: own.filter((path) => !path.startsWith('e2e/')),
    browser: specs.filter(
      (file) => inFile.test(file) || own.some((folder) => file.startsWith(folder)),
    ),
  };
}

/** @param {string} path */
function lastOf(path) {
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * @param {string} folder
 * @param {number} depth
 * @returns {string[]}
 */
function foldersIn(folder, depth) {
  if (depth === 0) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .flatMap(({ name }) => [`${folder}/${name}`, ...foldersIn(`${folder}/${name}`, depth - 1)]);
}
