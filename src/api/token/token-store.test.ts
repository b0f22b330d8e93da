import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '@grandstand/bus-contracts/testing';
import { createTokenStore, parseToken } from './token';
import type { Token } from './token';

const LAST_MS = 8.64e15;

function jwt(claims: unknown): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.s`;
}

/** A token of exactly so many characters. */
function tokenOf(length: number): Token {
  const bare = jwt({ exp: 900 });
  return { raw: bare + 's'.repeat(length - bare.length), expiresAt: 900_000, userId: undefined };
}

/** A browser's cookies; one that is full keeps nothing new. */
function jar(isFull = false) {
  const kept = new Map<string, string>();
  const expiries: number[] = [];
  return {
    kept,
    expiries,
    get: (name: string) => kept.get(name),
    set: (name: string, value: string, { expires }: { expires: number }) => {
      expiries.push(expires);
      if (!isFull) kept.set(name, value);
    },
    remove: (name: string) => void kept.delete(name),
  };
}

describe('a token', () => {
  it('has an expiry that a date can represent, and its player if it names one', () => {
    expect(parseToken(jwt({ exp: 900, sub: 'anna' }))).toMatchObject({
      expiresAt: 900_000,
      userId: 'anna',
    });
    expect(parseToken(jwt({ exp: 900, sub: 7 }))?.userId).toBeUndefined();
    expect(parseToken(jwt({ exp: LAST_MS / 1000 }))?.expiresAt).toBe(LAST_MS);
    for (const exp of [0, -1, LAST_MS / 1000 + 1, '900', null]) {
      expect(parseToken(jwt({ exp }))).toBeUndefined();
    }
  });

  it.each([7, null, 'text', [900]])('is invalid with the claims %j', (claims) => {
    expect(parseToken(jwt(claims))).toBeUndefined();
  });

  it.each([undefined, null, 7, '', 'a.b', 'a.b.c.d', 'a.b.c d'])('is not %j', (raw) => {
    expect(parseToken(raw)).toBeUndefined();
  });
});

describe('the stored token', () => {
  const token = tokenOf(200);

  it('is kept in the cookie user_token until it expires', () => {
    const cookies = jar();
    const clock = createVirtualClock(800_000);
    const store = createTokenStore({ cookies, clock });
    expect(store.write(token)).toBe(true);
    expect([...cookies.kept]).toEqual([['user_token', token.raw]]);
    expect(cookies.expiries).toEqual([900_000]);
    expect(store.read()).toEqual(token);
    expect(createTokenStore({ cookies, clock: createVirtualClock(899_999) }).read()).toEqual(token);
    expect(createTokenStore({ cookies, clock: createVirtualClock(900_000) }).read()).toBe(
      undefined,
    );
  });

  it('is this page’s alone if the browser stores no cookie', () => {
    const cookies = jar(true);
    const store = createTokenStore({ cookies, clock: createVirtualClock(0) });
    expect(store.write(token)).toBe(false);
    expect(store.read()).toEqual(token);
    store.remove();
    expect(store.read()).toBeUndefined();
  });

  it('is the cookie’s again as soon as that is stored', () => {
    const cookies = jar();
    const store = createTokenStore({ cookies, clock: createVirtualClock(0) });
    expect(store.write(tokenOf(4087))).toBe(false);
    expect(store.write(token)).toBe(true);
    cookies.kept.clear();
    expect(store.read()).toBeUndefined();
  });

  it('is of 4,096 characters with its name at most in a cookie; a longer one replaces the old one', () => {
    const cookies = jar();
    const store = createTokenStore({ cookies, clock: createVirtualClock(0) });
    expect(store.write(tokenOf(4085))).toBe(true);
    expect(cookies.kept.get('user_token')).toHaveLength(4085);
    const long = tokenOf(4086);
    expect(store.write(long)).toBe(false);
    expect(cookies.kept.size).toBe(0);
    expect(store.read()).toEqual(long);
  });

  it('is gone when it is removed', () => {
    const cookies = jar();
    const store = createTokenStore({ cookies, clock: createVirtualClock(0) });
    store.write(token);
    store.remove();
    expect([cookies.kept.size, store.read()]).toEqual([0, undefined]);
  });
});
