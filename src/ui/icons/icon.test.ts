import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICON_NAMES, sportIcon } from './icon';

test('the icon sprite holds a symbol for each name, and no other', () => {
  const sprite = readFileSync(new URL('../../../public/icons.svg', import.meta.url), 'utf8');
  const ids = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map((match) => match[1]);
  expect(new Set(ids)).toEqual(new Set(ICON_NAMES));
  expect(ids.length).toBe(ICON_NAMES.length);
});

test('a sport without an icon has the default one', () => {
  expect(sportIcon('football')).toBe('football');
  expect(sportIcon('kabaddi')).toBe('sport');
});
