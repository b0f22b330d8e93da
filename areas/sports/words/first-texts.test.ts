import { expect, test } from 'vitest';
import type { Screen } from '../screens/screen';
import { firstTexts, hasTextsOf } from './first-texts';
import { loadTexts } from './load-texts';

const list = { kind: 'list', section: 'line' } as Screen;
const game = { kind: 'game', section: 'live', gameId: 1 } as Screen;

/** The code of what a page may begin with, but for the titles of screens, which servers write. */
const SOURCES: Readonly<Record<string, string>> = import.meta.glob(
  [
    '../{app,line,lists,menu,page,screens,words}/**/*.{ts,tsx}',
    '!../**/*.test.*',
    '!../page/page-title.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

test('P121 the page of a list begins without the texts of later screens, and with all that it may show', async () => {
  const texts = await loadTexts('en');
  const first = firstTexts(texts, list);
  expect(firstTexts(texts, list)).toBe(first);
  expect(hasTextsOf(first, list)).toBe(true);
  expect(hasTextsOf(first, game)).toBe(false);
  expect(firstTexts(texts, game)).toBe(texts);
  const left = Object.keys(texts).filter((key) => !Object.hasOwn(first, key));
  expect(left).toContain('game');
  const uses = new RegExp(`['\`](?:${left.join('|')})\\.`);
  const users = Object.entries(SOURCES).filter(([, code]) => uses.test(code));
  expect(Object.keys(SOURCES).length).toBeGreaterThan(40);
  expect(users.map(([file]) => file)).toEqual([]);
});
