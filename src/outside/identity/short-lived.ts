import { randomBytes } from 'node:crypto';

interface ShortLivedOptions {
  readonly lifetimeMs: number;
  /** Beyond them the oldest is forgotten: anybody can make new ones. */
  readonly most: number;
  readonly now: () => number;
}

/** Things that are kept in memory for a short time, each under a name that can't be guessed. */
export class ShortLived<T> {
  readonly #options: ShortLivedOptions;
  readonly #kept = new Map<string, { readonly value: T; readonly until: number }>();

  constructor(options: ShortLivedOptions) {
    this.#options = options;
  }

  /** Keeps a thing; returns its name. */
  add(value: T): string {
    const { lifetimeMs, most, now } = this.#options;
    this.#sweep();
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= most && oldest !== undefined) this.#kept.delete(oldest);
    const name = randomBytes(32).toString('base64url');
    this.#kept.set(name, { value, until: now() + lifetimeMs });
    return name;
  }

  get(name: string): T | undefined {
    const found = this.#kept.get(name);
    return found && found.until > this.#options.now() ? found.value : undefined;
  }

  /** The thing, which can be taken once. */
  take(name: string): T | undefined {
    const value = this.get(name);
    this.#kept.delete(name);
    return value;
  }

  /** All live equally long, so that the first are over first. */
  #sweep(): void {
    const now = this.#options.now();
    for (const [name, { until }] of this.#kept) {
      if (until > now) return;
      this.#kept.delete(name);
    }
  }
}
