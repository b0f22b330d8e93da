import type { Clock } from '@grandstand/bus-contracts';
import { jwtDecode } from 'jwt-decode';

/** The cookie that holds the player's token; nothing but this file reads or writes it. */
export const TOKEN_COOKIE = 'user_token';
/** The longest cookie that browsers keep, name and value together; a longer one is dropped silently. */
const MAX_COOKIE_LENGTH = 4096;
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

export interface Token {
  readonly raw: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** The user's id (`sub`); undefined where there is none. */
  readonly userId: string | undefined;
}

/** Reads a JWT; undefined for any text that is not a JWT with an expiry. */
export function parseToken(raw: unknown): Token | undefined {
  if (typeof raw !== 'string' || !JWT.test(raw)) return undefined;
  try {
    const claims: unknown = jwtDecode(raw);
    if (typeof claims !== 'object' || claims === null) return undefined;
    const { exp, sub } = claims as { exp?: unknown; sub?: unknown };
    const expiresAt = typeof exp === 'number' ? exp * 1000 : Number.NaN;
    // A cookie's expiry must be within the range of a Date.
    if (!(expiresAt > 0 && expiresAt <= 8.64e15)) return undefined;
    return { raw, expiresAt, userId: typeof sub === 'string' ? sub : undefined };
  } catch {
    return undefined;
  }
}

/** Where cookies are: the part of the services' cookie jar that a token needs. */
export interface TokenCookies {
  get(name: string): string | undefined;
  set(name: string, value: string, options: { expires: number }): void;
  remove(name: string): void;
}

export interface TokenStore {
  /** The token in the cookie; undefined where it is missing, malformed or expired. */
  read(): Token | undefined;
  /** Keeps a token until it expires; false where the browser did not keep the cookie, and only this page has it. */
  write(token: Token): boolean;
  remove(): void;
}

export function createTokenStore(ports: { cookies: TokenCookies; clock: Clock }): TokenStore {
  const { cookies, clock } = ports;
  let onlyHere: Token | undefined;

  return {
    read() {
      const token = parseToken(cookies.get(TOKEN_COOKIE)) ?? onlyHere;
      return token !== undefined && token.expiresAt > clock.now() ? token : undefined;
    },
    write(token) {
      const isShort = TOKEN_COOKIE.length + token.raw.length + 1 <= MAX_COOKIE_LENGTH;
      if (isShort) cookies.set(TOKEN_COOKIE, token.raw, { expires: token.expiresAt });
      else cookies.remove(TOKEN_COOKIE);
      const isKept = isShort && cookies.get(TOKEN_COOKIE) === token.raw;
      onlyHere = isKept ? undefined : token;
      return isKept;
    },
    remove() {
      onlyHere = undefined;
      cookies.remove(TOKEN_COOKIE);
    },
  };
}
