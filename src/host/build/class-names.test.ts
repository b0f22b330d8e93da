import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

const root = join(import.meta.dirname, '../../..');

test('a class is named by itself and its file, alike in every build', () => {
  const nameOf = classNames('/site');
  const row = nameOf('row', '/site/areas/sports/row.module.css');
  expect(row).toMatch(/^row_[\da-z]{5}$/);
  expect(classNames('/elsewhere')('row', '/elsewhere/areas/sports/row.module.css')).toBe(row);
  expect(nameOf('row', '/site/areas/sports/row.module.css?used')).toBe(row);
  expect(nameOf('row', '/site/areas/office/row.module.css')).not.toBe(row);
});

test('two style sheets of the site never have the same names', () => {
  const files = ['areas', 'src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.module.css'))
      .map((name) => join(root, folder, name)),
  );
  const names = files.map((file) => classNames(root)('row', file));
  expect(files.length).toBeGreaterThan(50);
  expect(new Set(names).size).toBe(files.length);
});
