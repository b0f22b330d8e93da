// Detects whether files changed: a digest of their contents.
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from './run.mjs';

const SKIPPED = new Set(['node_modules', 'dist']);

/**
 * One digest of files and whole folders, named from the repository's root; a missing one counts as empty.
 * @param {readonly string[]} paths
 * @returns {Promise<string>}
 */
export async function digest(paths) {
  const files = (await Promise.all(paths.map((path) => filesIn(join(root, path))))).flat();
  files.sort((a, b) => (a < b ? -1 : 1));
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${relative(root, file)}\0`);
    hash.update(await readFile(file));
    hash.update('\0');
  }
  return hash.digest('hex');
}

async function filesIn(path) {
  const found = await stat(path).catch(() => undefined);
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  const names = await readdir(path);
  const inside = names
    .filter((name) => !SKIPPED.has(name))
    .map((name) => filesIn(join(path, name)));
  return (await Promise.all(inside)).flat();
}
