import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run.mjs';
import { beyond, subjects, testsOf } from './subjects.mjs';

describe('`npm test -- NAME`', () => {
  it('finds every area and every service by its folder, and names tests of these alone', () => {
    expect(subjects).toEqual(expect.arrayContaining(['sports', 'session']));
    expect(Object.keys(beyond).filter((name) => !subjects.includes(name))).toEqual([]);
    for (const name of ['ports', 'shared', 'time']) expect(testsOf(name)).toBeUndefined();
  });

  it.each(subjects)('names only existing files for %s', (name) => {
    const { unit, browser } = testsOf(name) ?? { unit: [], browser: [] };
    const missing = [...unit, ...browser].filter(
      (path) => !existsSync(join(root, path)) && !existsSync(join(root, `${path}x`)),
    );
    expect(missing).toEqual([]);
    expect(unit.length).toBeGreaterThan(0);
  });

  it('refuses any other name', () => {
    expect(testsOf('toString')).toBeUndefined();
    expect(testsOf('nothing')).toBeUndefined();
  });
});
