import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { VIEWPORT_PADDING } from '../../src/shell/layout/viewport';
import { WIDTHS } from '../../src/ui/theme/widths';

const root = join(import.meta.dirname, '../..');
const sheets = ['src', 'areas'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => join(room, path))
    // Programs of partners are as wide as their frames.
    .filter((path) => !path.startsWith(join('src', 'outside'))),
);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const tokens = read('src/ui/theme/tokens.css');

/** The pixels of a token by default. */
const pixels = (token: string): number =>
  Number(new RegExp(String.raw`--${token}:\s*(\d+)px`).exec(tokens)?.[1]);

describe('the numbers of the layout are defined once each', () => {
  test('LAY-10 every sheet changes only at the named widths', () => {
    const known: readonly number[] = Object.values(WIDTHS);
    const requested = sheets.flatMap((path) =>
      [...read(path).matchAll(/@media[^{]*?\(([^)]*width[^)]*)\)/g)].map(([, query = '']) => ({
        path,
        query,
      })),
    );
    const strange = requested.filter(({ query }) => {
      // A breakpoint begins above its width: at the width itself only one side holds.
      const [, width = ''] = /^width (?:<=|>) (\d+)px$/.exec(query) ?? [];
      return !known.includes(Number(width));
    });
    expect(strange).toEqual([]);
    const used = new Set(requested.map(({ query }) => Number(/\d+/.exec(query)?.[0])));
    expect([...used].sort((a, b) => b - a)).toEqual(
      known.filter((width) => width !== WIDTHS.page).sort((a, b) => b - a),
    );
    expect(pixels('size-page')).toBe(WIDTHS.page);
  });

  test('LAY-10 the widths are those of the specification', () => {
    const { page, compact, low, drawer } = WIDTHS;
    expect([page, compact, low, drawer]).toEqual([1920, 1366, 1100, 1024]);
  });

  test('every variable that a sheet uses is defined: without it a rule does nothing, and says nothing', () => {
    const defined = new Set(
      sheets.flatMap((path) => [...read(path).matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)),
    );
    const unknown = sheets.flatMap((path) =>
      [...read(path).matchAll(/var\((--[\w-]+)\)/g)]
        .filter(([, name]) => !defined.has(name))
        .map(([use]) => `${path}: ${use}`),
    );
    expect(unknown).toEqual([]);
  });

  test('LAY-09 the free space at the edges is the same in sheets and modules', () => {
    expect(VIEWPORT_PADDING).toEqual({ top: 10, side: 10, bottom: 52 });
    for (const [side, width] of Object.entries(VIEWPORT_PADDING)) {
      expect(pixels(`viewport-${side}`), side).toBe(width);
      const users = sheets.filter((path) => read(path).includes(`var(--viewport-${side})`));
      expect(users, side).not.toEqual([]);
    }
  });
});

test('no rule styles `*` after `:has()`: a browser would compute the styles of the whole page again for each element that comes or goes', () => {
  const rules = sheets.flatMap((path) =>
    [...read(path).matchAll(/^.*:has\(.*\).*[\s>+~]\*\s*[,{]/gm)].map(
      ([rule]) => `${path}: ${rule}`,
    ),
  );
  expect(rules).toEqual([]);
});

test('no rule begins with `:has()`: a browser would ask it of every element', () => {
  const rules = sheets.flatMap((path) =>
    [...read(path).matchAll(/^\s*\*?:has\(.*/gm)].map(([rule]) => `${path}: ${rule}`),
  );
  expect(rules).toEqual([]);
});
