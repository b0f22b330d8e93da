import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../testing/index';
import { pixelsToEm, safeColour, SKIN_COLOURS, SKIN_SIZES, skinSheet } from './skin';

const pair = (css_prop: string, css_value: string) => ({ css_prop, css_value });

describe('the skin', () => {
  test('CFG-02 sets custom properties, its pixels in em by 16', () => {
    expect(
      skinSheet([
        pair('--color-accent', '#0a84ff'),
        pair(' --radius ', ' 12px '),
        pair('--color-scrim', 'rgb(0 0 0 / 0.5)'),
        pair('--font-family', "'Open Sans', sans-serif"),
      ]),
    ).toBe(
      ":root{--color-accent:#0a84ff;--radius:0.75em;--color-scrim:rgb(0 0 0 / 0.5);--font-family:'Open Sans', sans-serif}",
    );
  });

  test('CFG-02 is empty without valid properties', () => {
    expect(skinSheet()).toBe('');
    expect(skinSheet([])).toBe('');
    expect(skinSheet([pair('--color-unknown', '#fff')])).toBe('');
  });

  test.each([
    ['16px', '1em'],
    ['12px', '0.75em'],
    ['1px', '0.0625em'],
    ['0.5px', '0.03125em'],
    ['.5px', '0.03125em'],
    ['4px 8px', '0.25em 0.5em'],
    ['2em', '2em'],
    ['12pxs', '12pxs'],
    ['a12px', 'a12px'],
  ])('CFG-02 writes %s as %s', (pixels, em) => {
    expect(pixelsToEm(pixels)).toBe(em);
  });

  test('has the colours and sizes of tokens.css, each of them', () => {
    const css = readFileSync(new URL('../../../src/ui/theme/tokens.css', import.meta.url), 'utf8');
    const dark = css.split("[data-theme='dark'] {")[1]?.split('}')[0] ?? '';
    const colours = [...dark.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name);
    expect(new Set(SKIN_COLOURS)).toEqual(new Set(colours));
    for (const size of SKIN_SIZES) expect(css).toContain(`${size}:`);
  });

  test.each([
    ['--color-accent', '#fff', '#fff'],
    ['--color-accent', '#ABCD', '#ABCD'],
    ['--color-accent', '#09afAF', '#09afAF'],
    ['--color-accent', '#09afAF80', '#09afAF80'],
    ['--color-accent', 'red', 'red'],
    ['--color-accent', 'hsla(120deg, 50%, 50%, .5)', 'hsla(120deg, 50%, 50%, .5)'],
    ['--radius', '0', '0'],
    ['--radius', '1.25em', '1.25em'],
    ['--radius', '12.5000px', '0.78125em'],
    ['--space-2', '1rem', '1rem'],
  ])('CFG-02 accepts %s: %s', (name, value, written) => {
    expect(skinSheet([pair(name, value)])).toBe(`:root{${name}:${written}}`);
  });

  test('CFG-02 accepts every colour and size of the site', () => {
    for (const name of SKIN_COLOURS) {
      expect(skinSheet([pair(`--color-${name}`, 'red')])).toBe(`:root{--color-${name}:red}`);
    }
    for (const name of SKIN_SIZES) {
      expect(skinSheet([pair(name, '0')])).toBe(`:root{${name}:0}`);
    }
  });

  test.each([
    ['color', 'red'],
    ['--color-accent', '#ggg'],
    ['--color-accent', '#gggggggg'],
    ['--color-accent', 'x'],
    ['--radius', '0x'],
    ['--radius', '1.xpx'],
    ['--color-accent', 'url(https://evil.test/a.png)'],
    ['--color-accent', 'URL(//evil.test)'],
    ['--color-accent', 'expression(alert(1))'],
    ['--color-accent', 'image-set("a.png" 1x)'],
    ['--color-accent', 'red;} body{display:none'],
    ['--color-accent', 'red</style><script>alert(1)</script>'],
    ['--color-accent', 'rgb(url(a))'],
    ['--color-accent', 'rgb(1,2,3) url(a)'],
    ['--color-accent', 'var(--x, url(a))'],
    ['--color-accent', String.raw`\75rl(a)`],
    ['--color-accent', '#12'],
    ['--color-accent', '#12345'],
    ['--color-accent', ''],
    ['--color-accent:red;--x', 'red'],
    ['--size-header', '0px'],
    ['--layer-notice', '-1'],
    ['--radius', 'calc(1px * 1e9)'],
    ['--radius', '-4px'],
    ['--radius', '99999px'],
    ['--radius', '4pt'],
    ['--font-family', 'x; } * { display: none'],
    ['--font-family', 'url(a.woff)'],
    ['--FONT-FAMILY', 'serif'],
    ['__proto__', 'red'],
    ['constructor', 'red'],
  ])('P81 CFG-02 refuses %s: %s', (name, value) => {
    expect(skinSheet([pair(name, value)])).toBe('');
  });

  test('P81 CFG-02 becomes one rule of known properties, for any input (2,000 runs)', () => {
    const name = fc.oneof(
      fc.constantFrom('--color-accent', '--radius', '--font-family', '--color-page'),
      fc.string(),
    );
    const value = fc.oneof(
      fc.constantFrom('url(a)', '}', '</style>', '/*', '*/', '@import', '\\', '#fff', '4px', 'a'),
      fc.string(),
    );
    const mixed = fc.array(value, { maxLength: 4 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, mixed)), (pairs) => {
        const sheet = skinSheet(pairs.map(([prop, text]) => pair(prop, text)));
        if (sheet === '') return;
        expect(sheet).toMatch(/^:root\{(?:--[a-z\d-]+:[\w #%.,'"()/-]+(?:;|\}$))+$/);
        expect(sheet).not.toMatch(/url|[<>\\@*]/i);
      }),
      { numRuns: runs(2000) },
    );
  });
});

test('a colour for the browser’s bar is one, or none', () => {
  expect(safeColour(' #123456 ')).toBe('#123456');
  expect(safeColour('red" onload="x')).toBeUndefined();
  expect(safeColour(undefined)).toBeUndefined();
});
