import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run.mjs';
import { subjects, testsOf } from './subjects.mjs';

describe('`npm test -- NAME`', () => {
  it('knows every area, every subject and every service by its folder', () => {
    expect(subjects).toEqual(expect.arrayContaining(['sports', 'betting', 'session', 'limits']));
    for (const name of ['declaration', 'ports', 'shared', 'time'])
      expect(testsOf(name)).toBeUndefined();
  });

  it('runs the folders of a service in every room, and its journeys', () => {
    const { unit, browser } = testsOf('limits') ?? { unit: [], browser: [] };
    expect(unit).toContain('src/services/protection/limits/');
    expect(browser).toContain('e2e/protection/limits.spec.ts');
  });

  it.each(subjects)('runs unit tests for %s', (name) => {
    const folders = testsOf(name)?.unit ?? [];
    const tests = folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.test\.tsx?$/.test(file),
      ),
    );
    expect(tests.length).toBeGreaterThan(0);
  });

  it('runs all services of a subject', () => {
    const { unit, browser } = testsOf('protection') ?? { unit: [], browser: [] };
    expect(unit).toEqual(
      expect.arrayContaining(['src/services/protection/', 'src/shell/protection/']),
    );
    expect(browser).toContain('e2e/protection/limits.spec.ts');
  });

  it('runs the journeys of an area', () => {
    expect(testsOf('lotto')?.browser).toContain('areas/lotto/lotto.spec.ts');
  });

  it('refuses any other name', () => {
    expect(testsOf('toString')).toBeUndefined();
    expect(testsOf('nothing')).toBeUndefined();
  });
});
