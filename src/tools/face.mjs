// Cuts the site's typeface out of its package into src/ui/theme/face: `npm run face`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { bin, run } from './run.mjs';

const NAME = 'Inter Tight';
const WEIGHTS = { min: 400, max: 750 };

/** The letters of the five languages and of names in the line, by the package's file that has them. */
const LETTERS = {
  latin: `${span(0x20, 0x7e)}${span(0xa0, 0xff)}ı–—‘’“”„†•…‹›€−↑↓`,
  // Turkish, Azerbaijani, and the other Latin alphabets of Europe.
  'latin-ext': `${span(0x100, 0x17f)}ƏəȘșȚț₸₽₼₴`,
  cyrillic: `${span(0x410, 0x44f)}ЁёЄєІіЇїҐґ№`,
  // Kazakh.
  'cyrillic-ext': 'ӘәҒғҚқҢңӨөҮүҰұҺһ',
};

const from = dirname(
  fileURLToPath(import.meta.resolve('@fontsource-variable/inter-tight/package.json')),
);
const to = fileURLToPath(new URL('../ui/theme/face', import.meta.url));

await mkdir(to, { recursive: true });
const rules = [];
for (const [part, letters] of Object.entries(LETTERS)) {
  const whole = await readFile(join(from, `files/inter-tight-${part}-wght-normal.woff2`));
  const file = `inter-tight-${part}.woff2`;
  await writeFile(
    join(to, file),
    await subsetFont(whole, letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
    }),
  );
  rules.push(`@font-face {
  font-family: '${NAME}';
  src: url('./${file}') format('woff2');
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  /* Text does not move: a page that is painted before the typeface is there keeps the device's. */
  font-display: optional;
  unicode-range: ${ranges(letters)};
}`);
}
const sheet = join(to, 'face.css');
await writeFile(sheet, `/* Written by \`npm run face\`. */\n\n${rules.join('\n\n')}\n`);
await run(bin('oxfmt'), [sheet]);
await writeFile(join(to, 'OFL.txt'), await readFile(join(from, 'LICENSE')));

/**
 * The characters from one number to another.
 * @param {number} first
 * @param {number} last
 */
function span(first, last) {
  const codes = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return String.fromCodePoint(...codes);
}

/**
 * @param {string} letters
 * @returns {string} Their numbers, as `unicode-range` has them.
 */
function ranges(letters) {
  const codes = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  /** @type {[number, number][]} */
  const runs = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && code <= run[1] + 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (/** @type {number} */ code) => code.toString(16).toUpperCase();
  return runs.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(', ');
}
