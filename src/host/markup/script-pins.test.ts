import { expect, test } from 'vitest';
import { scriptPins } from './script-pins';

const AREAS = [
  { name: 'sports', url: 'https://areas.test/sports', origin: 'https://areas.test' },
  { name: 'casino', url: 'https://casino.test/casino', origin: 'https://casino.test' },
];
const FILE = '/assets/sports/a.js';
const URL_OF_FILE = 'https://areas.test/assets/sports/a.js';
const pinOf = (hash: string): string | undefined =>
  scriptPins(AREAS, { sports: { [FILE]: { hash } } })?.[URL_OF_FILE];

test.each([
  `sha256-${'a'.repeat(43)}=`,
  `sha384-${'B/+9'.repeat(16)}`,
  `sha512-${'z'.repeat(86)}==`,
])('P85 a hash is pinned to the absolute URL: %s', (hash) => expect(pinOf(hash)).toBe(hash));

test.each([
  '',
  'sha256-',
  'sha256-abc',
  'md5-1B2M2Y8AsgTpgAmY7PhCfg==',
  'SHA256-x',
  `sha256-${'a'.repeat(43)}`,
  `sha256-${'a'.repeat(43)}==`,
  `sha384-${'-'.repeat(64)}`,
  `sha256-${'a'.repeat(43)}= sha256-abc`,
  ` sha256-${'a'.repeat(43)}=`,
])('P85 an invalid hash admits no script: "%s"', (hash) =>
  expect(pinOf(hash)).toBe(`sha256-${'A'.repeat(43)}=`),
);

test('a page has no hashes of the texts of other languages', () => {
  const hash = `sha256-${'a'.repeat(43)}=`;
  const scripts = {
    sports: {
      '/a.js': { hash },
      '/en.js': { hash, language: 'en' },
      '/ru.js': { hash, language: 'ru' },
    },
  };
  const pathsOf = (language?: 'ru'): string[] =>
    Object.keys(scriptPins(AREAS, scripts, language) ?? {}).map((url) => new URL(url).pathname);
  expect(pathsOf('ru')).toEqual(['/a.js', '/ru.js']);
  expect(pathsOf()).toEqual(['/a.js', '/en.js', '/ru.js']);
});

test('an area without pins is not pinned', () => {
  expect(scriptPins(AREAS, {})).toBeUndefined();
  expect(scriptPins(AREAS, { casino: {} })).toBeUndefined();
});
