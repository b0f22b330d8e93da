import { sign, verify } from 'hono/jwt';
import type { Database } from '../../platform/database/database';
import { keptSecret } from '../../platform/database/kept-secret';
import type { Session } from './sessions';

export const TOKEN_LIFETIME = 600;

/** Short-lived bearer tokens for a session. */
export class Tokens {
  readonly #secret: string;
  readonly #now: () => number;
  /** Seconds; QA may shorten it. */
  lifetime = TOKEN_LIFETIME;

  private constructor(secret: string, now: () => number) {
    this.#secret = secret;
    this.#now = now;
  }

  /** Opens the tokens; the signing secret is stored, so that tokens survive a restart. */
  static async open(database: Database, now: () => number): Promise<Tokens> {
    return new Tokens(await keptSecret(database, 'token-secret'), now);
  }

  issue({ id, playerId }: Session): Promise<string> {
    const iat = Math.floor(this.#now() / 1000);
    const claims = { sub: String(playerId), ses: id, iat, exp: iat + this.lifetime };
    return sign(claims, this.#secret, 'HS256');
  }

  /** The session of a token; undefined if the token is forged, malformed or expired. */
  async read(token: string): Promise<Session | undefined> {
    try {
      // The library uses the machine's clock; the operator's may differ.
      const unchecked = { alg: 'HS256', exp: false, iat: false, nbf: false } as const;
      const { exp, ses, sub } = await verify(token, this.#secret, unchecked);
      const isLive = typeof exp === 'number' && exp * 1000 > this.#now();
      return isLive && typeof ses === 'string' ? { id: ses, playerId: Number(sub) } : undefined;
    } catch {
      return undefined;
    }
  }
}
