import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CURRENCIES } from './currencies';

const LIST = readFileSync(
  new URL('../../../../tests/public-data/currency-minor-units.csv', import.meta.url),
  'utf8',
);
const MINOR_UNITS = new Map(
  LIST.trim()
    .split('\n')
    .map((line) => line.split(',') as [string, string]),
);

it('each currency has the digits of the public list', () => {
  expect(CURRENCIES.map(({ iso, scale }) => [iso, String(scale)])).toEqual(
    CURRENCIES.map(({ iso }) => [iso, MINOR_UNITS.get(iso)]),
  );
});
