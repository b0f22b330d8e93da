import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../src/tools/run.mjs';

/** With more files and folders in it a reader no longer finds one by its name: the folder needs folders. */
const MAX_ENTRIES = 20;

/** The files of the folders that a reader of the code looks through, from the repository's root. */
function codeFiles(): string[] {
  return ['src', 'bus-contracts', 'areas', 'e2e', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
      .map((path) => path.split(sep).filter(Boolean).join('/'))
      .filter((path) => !path.includes('node_modules/')),
  );
}

/** Each folder with more files and folders in it than `most`, with their number. */
function largeFolders(files: readonly string[], most: number): Record<string, number> {
  const entries = new Map<string, Set<string>>();
  for (const file of files) {
    const parts = file.split('/');
    for (const [at, entry] of parts.entries()) {
      const folder = parts.slice(0, at).join('/');
      if (folder) entries.set(folder, (entries.get(folder) ?? new Set()).add(entry));
    }
  }
  const large = [...entries].filter(([, { size }]) => size > most);
  return Object.fromEntries(large.map(([folder, { size }]) => [folder, size]));
}

describe('a folder of the code', () => {
  it('has at most 20 files and folders in it', () => {
    const files = codeFiles();
    expect(files).toContain('tests/boundaries/folder-sizes.test.ts');
    expect(largeFolders(files, MAX_ENTRIES)).toEqual({});
  });

  it('is counted with its files of every kind and its folders, at any depth', () => {
    const files = ['src/a/one.ts', 'src/a/one.css', 'src/a/b/c/two.ts', 'src/a/b/d/three.ts'];
    expect(largeFolders(files, 1)).toEqual({ 'src/a': 3, 'src/a/b': 2 });
    expect(largeFolders(files, 2)).toEqual({ 'src/a': 3 });
    expect(largeFolders(files, 3)).toEqual({});
  });
});
