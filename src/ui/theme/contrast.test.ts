import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The colours of a theme, as its block in tokens.css sets them. */
function colours(theme: 'dark' | 'light'): ReadonlyMap<string, string> {
  const block = css.split(`[data-theme='${theme}'] {`)[1]?.split('}')[0] ?? '';
  return new Map(
    [...block.matchAll(/--color-([\w-]+):\s*(#[\da-f]{6})/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  );
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['page', 'surface-1', 'surface-2', 'surface-3'];

/** Pairs of text and background. */
const TEXT_PAIRS: readonly (readonly [text: string, ...grounds: string[]])[] = [
  ['text', ...GROUNDS, 'surface-hover', 'up-surface', 'down-surface', 'danger-surface'],
  ['text-muted', ...GROUNDS],
  ['accent-text', ...GROUNDS],
  ['live', ...GROUNDS],
  ['up', 'surface-1', 'surface-2', 'surface-3', 'up-surface'],
  ['down', 'surface-1', 'surface-2', 'surface-3', 'down-surface'],
  ['danger', ...GROUNDS, 'danger-surface'],
  ['success', ...GROUNDS, 'success-surface'],
  ['info', ...GROUNDS, 'info-surface'],
  ['on-accent', 'accent', 'accent-hover'],
  ['on-inverse', 'inverse'],
  ['on-danger', 'danger-fill'],
];

/** Edges of fields and the focus ring: 3:1 against their background. */
const EDGE_PAIRS: readonly (readonly [edge: string, ...grounds: string[]])[] = [
  ['border-strong', 'surface-1', 'surface-2'],
  ['focus', ...GROUNDS],
];

describe.each(['dark', 'light'] as const)('the %s theme', (theme) => {
  const palette = colours(theme);
  const ratio = (a: string, b: string): number =>
    contrast(palette.get(a) ?? '#000000', palette.get(b) ?? '#000000');

  test.each(TEXT_PAIRS)('%s has 4.5:1 or better wherever it is text', (text, ...grounds) => {
    const poor = grounds.filter((ground) => ratio(text, ground) < 4.5);
    expect(poor.map((ground) => `${ground}: ${ratio(text, ground).toFixed(2)}`)).toEqual([]);
  });

  test.each(EDGE_PAIRS)('%s has 3:1 or better', (edge, ...grounds) => {
    const poor = grounds.filter((ground) => ratio(edge, ground) < 3);
    expect(poor.map((ground) => `${ground}: ${ratio(edge, ground).toFixed(2)}`)).toEqual([]);
  });

  test('sets the same colours as the other theme', () => {
    const other = colours(theme === 'dark' ? 'light' : 'dark');
    expect([...palette.keys()]).toEqual([...other.keys()]);
  });
});

test('SET-01 the device’s light theme equals the one that a player chooses', () => {
  const declarations = (selector: string): string[] =>
    (css.split(`${selector} {`)[1]?.split('}')[0] ?? '').split(';').map((line) => line.trim());
  const chosen = declarations("[data-theme='light']");
  expect(chosen).toContain('color-scheme: light');
  const followed = css.split('@media (prefers-color-scheme: light) {')[1] ?? '';
  expect(followed.trim().startsWith(':root:not([data-theme]) {')).toBe(true);
  expect(declarations(':root:not([data-theme])')).toEqual(chosen);
});

test('a game’s picture is visible on its ground: each charge at 3:1 or better on each', () => {
  const numbered = (name: string): string[] =>
    [...css.matchAll(new RegExp(`--color-${name}-\\d+:\\s*(#[\\da-f]{6})`, 'g'))].map(
      ([, hex = '']) => hex,
    );
  const [grounds, charges] = [numbered('crest'), numbered('charge')];
  expect([grounds.length, charges.length]).toEqual([8, 5]);
  const ratios = grounds.flatMap((ground) => charges.map((charge) => contrast(ground, charge)));
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3);
});

test('components use colours of tokens alone', () => {
  const folder = new URL('..', import.meta.url);
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.module.css'),
  );
  const coloured = sheets.filter((name) =>
    /#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(readFileSync(new URL(name, folder), 'utf8')),
  );
  expect(sheets.length).toBeGreaterThan(5);
  expect(coloured).toEqual([]);
});
