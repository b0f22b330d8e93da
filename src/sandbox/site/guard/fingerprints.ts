import { createHmac, randomUUID } from 'node:crypto';

const LIFETIME = 3_600_000;

interface Known {
  readonly device: string;
  readonly expiresAt: number;
}

/** Tokens of the devices whose fingerprint is known. Of a fingerprint a keyed hash is kept, in memory, as long as its token. */
export class Fingerprints {
  readonly #known = new Map<string, Known>();
  readonly #key: Uint8Array;
  readonly #now: () => number;
  /** Milliseconds; QA may shorten it. */
  lifetime = LIFETIME;

  /** @param key The same after a restart: what limits have counted of a device is kept. */
  constructor(key: Uint8Array, now: () => number) {
    this.#key = key;
    this.#now = now;
  }

  issue(visitorId: string): { token: string; expiresAt: number } {
    const token = `fp-${randomUUID()}`;
    const expiresAt = this.#now() + this.lifetime;
    const device = createHmac('sha256', this.#key).update(visitorId).digest('base64url');
    this.#sweep();
    this.#known.set(token, { device, expiresAt });
    return { token, expiresAt };
  }

  isKnown(token: string): boolean {
    return this.deviceOf(token) !== undefined;
  }

  /** The device of a token, the same for all its tokens; undefined: the token is unknown or has expired. */
  deviceOf(token: string): string | undefined {
    const known = this.#known.get(token);
    return known && known.expiresAt > this.#now() ? known.device : undefined;
  }

  /** Invalidates all tokens. */
  forget(): void {
    this.#known.clear();
  }

  clear(): void {
    this.forget();
    this.lifetime = LIFETIME;
  }

  /** Drops expired tokens, the oldest first: visitors may ask for any number of them. */
  #sweep(): void {
    for (const [token, { expiresAt }] of this.#known) {
      if (expiresAt > this.#now()) return;
      this.#known.delete(token);
    }
  }
}
