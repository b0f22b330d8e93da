import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lettersOf } from './letters-of';
import { KIT_PATTERNS } from './kit-patterns';

test.each([
  ['Karachi Kites', 'KK'],
  ['M. Lindqvist', 'ML'],
  ['Quartz', 'QU'],
  ['Зенит', 'ЗЕ'],
  ['—', ''],
])('the letters of %s are %s', (name, letters) => {
  expect(lettersOf(name)).toBe(letters);
});

test('the sprite of badges has each pattern once', () => {
  const sprite = readFileSync(new URL('../../../public/badges.svg', import.meta.url), 'utf8');
  const kits = [...sprite.matchAll(/<symbol id="kit-([\w-]+)"/g)].map(([, id]) => id);
  expect(kits.length).toBe(KIT_PATTERNS.length);
  expect(new Set(kits)).toEqual(new Set(KIT_PATTERNS));
});
