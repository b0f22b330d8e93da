import { describe, expect, it } from 'vitest';
import { createGroupCache, keepMs } from './group-cache';

describe('a config group', () => {
  it.each([
    [null, 600_000],
    ['', 600_000],
    ['no-store', 600_000],
    ['max-age=60', 600_000],
    ['max-age=600', 600_000],
    ['max-age=601', 601_000],
    ['public, max-age=700', 700_000],
    ['public,max-age=700', 700_000],
    ['Max-Age=700', 700_000],
    ['max-age=900', 900_000],
    ['max-age=901', 900_000],
    ['s-max-age=700', 600_000],
    ['max-age=soon', 600_000],
  ])('is kept 600 to 900 s: with "%s" %s ms', (cacheControl, ms) => {
    expect(keepMs(cacheControl)).toBe(ms);
  });

  it('is valid until its time is over, and gone when the cache is cleared', () => {
    const cache = createGroupCache<string>();
    cache.set('a', 'one', 1000);
    expect([cache.get('a', 999), cache.get('a', 1000), cache.get('b', 0)]).toEqual([
      'one',
      undefined,
      undefined,
    ]);
    cache.clear();
    expect(cache.get('a', 0)).toBeUndefined();
  });
});
