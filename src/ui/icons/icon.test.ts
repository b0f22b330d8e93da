import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SIGN_ICONS, SPORT_ICONS, sportIcon } from './icon';

test('the icon sprite holds a symbol for each name, and no other', () => {
  const sprite = readFileSync(new URL('../../../public/icons.svg', import.meta.url), 'utf8');
  const ids = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map((match) => match[1]);
  expect(new Set(ids)).toEqual(new Set([...SPORT_ICONS, ...SIGN_ICONS]));
  expect(ids.length).toBe(SPORT_ICONS.length + SIGN_ICONS.length);
});

test('a sport without an icon has the default one', () => {
  expect(sportIcon('football')).toBe('football');
  expect(sportIcon('kabaddi')).toBe('sport');
});
