import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { badgeOf, KIT_PATTERNS } from './badge';

describe('what a side is recognised by', () => {
  test('a kit has its pattern and two colours', () => {
    expect(badgeOf('stripes d31f2d ffffff', 'Sunderland')).toEqual({
      kind: 'kit',
      pattern: 'stripes',
      colours: ['#d31f2d', '#ffffff'],
    });
  });

  test('a flag has its code', () => {
    expect(badgeOf('flag gb-eng', 'England')).toEqual({ kind: 'flag', code: 'gb-eng' });
  });

  test.each([
    [undefined, 'Karachi Kites', 'KK'],
    [undefined, 'M. Lindqvist', 'ML'],
    [undefined, 'Quartz', 'QU'],
    [undefined, 'Зенит', 'ЗЕ'],
    ['checks d31f2d ffffff', 'Boavista FC', 'BF'],
    ['stripes red white', 'Barcelona', 'BA'],
    ['flag <b>', 'India', 'IN'],
    [undefined, '—', ''],
  ])('%s and the name %s give the letters %s', (written, name, letters) => {
    expect(badgeOf(written, name)).toEqual({ kind: 'letters', letters });
  });
});

test('the sprite of badges has each pattern once', () => {
  const sprite = readFileSync(new URL('../../../public/badges.svg', import.meta.url), 'utf8');
  const kits = [...sprite.matchAll(/<symbol id="kit-([\w-]+)"/g)].map(([, id]) => id);
  expect(kits.toSorted()).toEqual([...KIT_PATTERNS].toSorted());
});
