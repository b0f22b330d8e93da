import { describe, expect, test } from 'vitest';
import { base32, stepOfCode, totpCode } from './totp';

const SECRET = base32(Buffer.from('12345678901234567890'));

describe('the codes of an authenticator app', () => {
  test('have their secret in base32', () => {
    expect(SECRET).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  });

  // The last six of the eight digits in appendix B of RFC 6238.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at %i s', (seconds, code) => {
    expect(totpCode(SECRET, seconds * 1000)).toBe(code);
  });

  test('are right one step before and after their own, and at no other time', () => {
    const now = 1_111_111_111_000;
    const stepAfter = (steps: number) => {
      return stepOfCode(SECRET, totpCode(SECRET, now), now + steps * 30_000);
    };
    const own = Math.floor(now / 30_000);
    expect([-2, -1, 0, 1, 2].map(stepAfter)).toEqual([undefined, own, own, own, undefined]);
    expect(stepOfCode(SECRET, '', now)).toBeUndefined();
    expect(stepOfCode(SECRET, '０５０４７１', now)).toBeUndefined();
  });
});
