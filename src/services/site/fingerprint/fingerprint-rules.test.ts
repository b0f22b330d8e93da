import { describe, expect, it } from 'vitest';
import { keptFingerprint, restMs } from './fingerprint-rules';

const NOW = 5000;
const kept = (token: unknown, expiresAt: unknown): string =>
  JSON.stringify({ token, componentsData: '{}', expiresAt });

describe('a stored fingerprint', () => {
  it('is valid until it expires', () => {
    expect(keptFingerprint(kept('abc', 5001), NOW)).toEqual({
      token: 'abc',
      componentsData: '{}',
      expiresAt: 5001,
    });
    expect(keptFingerprint(kept('abc', 5000), NOW)).toBeNull();
  });

  it('is valid in a header: 1 to 500 visible characters', () => {
    for (const token of ['!', '~', 'x'.repeat(500)]) {
      expect(keptFingerprint(kept(token, 9000), NOW)?.token).toBe(token);
    }
    for (const token of ['', 'a b', 'a\n', '\nb', 'é', 'x'.repeat(501), '\u007f', 'a\r\nb: c']) {
      expect(keptFingerprint(kept(token, 9000), NOW)).toBeNull();
    }
  });

  it.each([null, '', '{', 'null', '7', '{}', '{"token":7,"expiresAt":9000}', '{"token":"abc"}'])(
    'is ignored if storage has %s',
    (text) => {
      expect(keptFingerprint(text, NOW)).toBeNull();
    },
  );
});

describe('the wait for an expiry', () => {
  it('is what is left of it, a second at least and a day at most', () => {
    expect([0, 5999, 6000, 7000].map((expiresAt) => restMs(expiresAt, NOW))).toEqual([
      1000, 1000, 1000, 2000,
    ]);
    expect(restMs(NOW + 86_400_000, NOW)).toBe(86_400_000);
    expect(restMs(NOW + 86_400_001, NOW)).toBe(86_400_000);
  });
});
