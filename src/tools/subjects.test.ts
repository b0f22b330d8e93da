import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run.mjs';
import { subjects, testsOf } from './subjects.mjs';

/** What services stand on, and no service itself. */
const SHARED = new Set(['ports', 'shared', 'time']);

const foldersIn = (path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !SHARED.has(entry.name))
    .map(({ name }) => name);

describe('`npm test -- NAME`', () => {
  it('knows every area and every service, and nothing else', () => {
    expect(Object.keys(subjects).toSorted()).toEqual(
      [...foldersIn('areas'), ...foldersIn('src/services')].toSorted(),
    );
  });

  it.each(Object.keys(subjects))('names only files that there are for %s', (name) => {
    const { unit, browser } = testsOf(name) ?? { unit: [], browser: [] };
    const missing = [...unit, ...browser].filter(
      (path) => !existsSync(join(root, path)) && !existsSync(join(root, `${path}x`)),
    );
    expect(missing).toEqual([]);
    expect(unit.length).toBeGreaterThan(0);
  });

  it('knows no other name', () => {
    expect(testsOf('toString')).toBeUndefined();
    expect(testsOf('nothing')).toBeUndefined();
  });
});
