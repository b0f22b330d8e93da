import { createVirtualClock, runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTokenStore, parseToken, TOKEN_COOKIE } from './token';
import type { Token, TokenStore } from './token';

const NOW = Date.UTC(2026, 7, 29, 12);
const encode = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const jwt = (claims: unknown): string => `${encode({ alg: 'none' })}.${encode(claims)}.c2ln`;
const inAnHour = NOW / 1000 + 3600;

function storeWith(raw?: string): { store: TokenStore; kept: Map<string, string> } {
  const kept = new Map<string, string>(raw === undefined ? [] : [[TOKEN_COOKIE, raw]]);
  const cookies = {
    get: (name: string) => kept.get(name),
    // Browsers drop it silently.
    set: (name: string, value: string) => {
      if (name.length + value.length < 4096) kept.set(name, value);
    },
    remove: (name: string) => void kept.delete(name),
  };
  return { store: createTokenStore({ cookies, clock: createVirtualClock(NOW) }), kept };
}

/** An independent implementation of reading a token. */
function oracle(raw: string): number | undefined {
  const parts = raw.split('.');
  if (parts.length !== 3 || parts.some((part) => part === '' || /[^A-Za-z0-9_-]/.test(part))) {
    return undefined;
  }
  // Such a length no bytes have; Buffer passes over the letter that is too many.
  if ((parts[1] ?? '').length % 4 === 1) return undefined;
  try {
    const bytes = Buffer.from(parts[1] ?? '', 'base64url');
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const claims: unknown = JSON.parse(text);
    const exp: unknown =
      typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'exp') : undefined;
    // 8.64e12 seconds is where a Date ends.
    return typeof exp === 'number' && exp * 1000 > NOW && exp <= 8.64e12 ? exp : undefined;
  } catch {
    return undefined;
  }
}

describe('a token', () => {
  it('is read with its expiry and its player', () => {
    expect(parseToken(jwt({ exp: inAnHour, sub: 'ann-1' }))).toEqual({
      raw: jwt({ exp: inAnHour, sub: 'ann-1' }),
      expiresAt: NOW + 3_600_000,
      userId: 'ann-1',
    });
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['two parts', 'a.b'],
    ['four parts', `${jwt({ exp: inAnHour })}.x`],
    ['a line break', `${jwt({ exp: inAnHour })}\r\nX-Evil: 1`],
    ['claims that are no JSON', `a.${encode('nope')}.c`],
    ['a letter too many', 'eyJhbGciOiJub25lIn0.eyJleHAiOjE3ODgwMDg0MDB90.c2ln'],
    ['claims that are null', jwt(null)],
    ['no expiry', jwt({ sub: 'ann-1' })],
    ['an expiry in words', jwt({ exp: '2099-01-01' })],
    ['an expiry before time', jwt({ exp: -5 })],
    ['an expiry beyond time', jwt({ exp: 1e300 })],
  ])('P14 counts as missing with %s', (_, raw) => {
    expect(parseToken(raw)).toBeUndefined();
  });

  it('P14 counts as missing in 50,000 malformed forms', () => {
    const claims = fc.oneof(
      fc.record({ exp: fc.oneof(fc.double(), fc.integer(), fc.string(), fc.constant(null)) }),
      fc.constant({ exp: inAnHour, sub: 'ann-1' }),
      fc.jsonValue(),
    );
    const valid = claims.map(jwt);
    const spoilt = fc
      .tuple(fc.constant(jwt({ exp: inAnHour })), fc.nat(), fc.string({ unit: 'binary' }))
      .map(([raw, at, part]) => raw.slice(0, at % raw.length) + part + raw.slice(at % raw.length));
    const cut = valid.chain((raw) => fc.nat(raw.length).map((end) => raw.slice(0, end)));
    const anything = fc.oneof(valid, spoilt, cut, fc.string(), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(anything, (raw) => {
        const token: Token | undefined = storeWith(raw).store.read();
        expect(token?.raw).toBe(oracle(raw) === undefined ? undefined : raw);
      }),
      { numRuns: runs(50_000) },
    );
  });

  it('counts as missing when it has expired', () => {
    expect(storeWith(jwt({ exp: NOW / 1000 })).store.read()).toBeUndefined();
    expect(storeWith(jwt({ exp: NOW / 1000 + 1 })).store.read()).toBeDefined();
  });

  it('P14 too long for a cookie holds for this page', () => {
    const { store, kept } = storeWith();
    const long = parseToken(jwt({ exp: inAnHour, pad: 'x'.repeat(4000) }))!;
    expect(store.write(long)).toBe(false);
    expect(kept.size).toBe(0);
    expect(store.read()).toEqual(long);
    store.remove();
    expect(store.read()).toBeUndefined();
  });
});
