import { randomUUID } from 'node:crypto';

const LIFETIME = 3_600_000;

/** Tokens of the devices whose fingerprint is known. */
export class Fingerprints {
  readonly #known = new Map<string, number>();
  readonly #now: () => number;
  /** Milliseconds; QA may shorten it. */
  lifetime = LIFETIME;

  constructor(now: () => number) {
    this.#now = now;
  }

  issue(): { token: string; expiresAt: number } {
    const token = `fp-${randomUUID()}`;
    const expiresAt = this.#now() + this.lifetime;
    this.#known.set(token, expiresAt);
    return { token, expiresAt };
  }

  isKnown(token: string): boolean {
    return (this.#known.get(token) ?? 0) > this.#now();
  }

  /** Invalidates all tokens. */
  forget(): void {
    this.#known.clear();
  }

  clear(): void {
    this.forget();
    this.lifetime = LIFETIME;
  }
}
