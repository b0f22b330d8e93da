import type { CountStore } from './count-store';

interface CountOptions {
  /** Under which the counts are kept over a restart; no two have the same. */
  readonly name: string;
  readonly withinMs: number;
  /** Whether the keys name nobody, so that they are kept as they are; they are hashed otherwise. */
  readonly isPlain?: boolean;
}

/** Counts events of a time window by key. */
export class RecentCounts {
  readonly #store: CountStore;
  readonly #name: string;
  readonly #windowMs: number;
  readonly #isPlain: boolean;
  /** Times by key, in order; the most recent key is last. */
  readonly #times: Map<string, readonly number[]>;

  constructor(store: CountStore, { name, withinMs, isPlain = false }: CountOptions) {
    this.#store = store;
    this.#name = name;
    this.#windowMs = withinMs;
    this.#isPlain = isPlain;
    this.#times = store.begin(name, () => this.#times.clear());
  }

  of(key: string, now: number): number {
    return this.#recent(this.#kept(key), now).length;
  }

  /** When the count falls below a number; `now` if it is below. */
  freeAt(key: string, below: number, now: number): number {
    const times = this.#recent(this.#kept(key), now);
    const last = times[times.length - below];
    return last === undefined ? now : last + this.#windowMs;
  }

  add(key: string, now: number): void {
    const kept = this.#kept(key);
    this.#set(kept, [...this.#recent(kept, now), now]);
    this.#sweep(now);
  }

  /** Removes an event of a time. */
  undo(key: string, at: number): void {
    const kept = this.#kept(key);
    const times = this.#times.get(kept) ?? [];
    const place = times.lastIndexOf(at);
    if (place !== -1) this.#set(kept, times.toSpliced(place, 1));
  }

  forget(key: string): void {
    const kept = this.#kept(key);
    if (this.#times.has(kept)) this.#set(kept, []);
  }

  /** The keys that were counted, as they are kept. */
  keys(): string[] {
    return [...this.#times.keys()];
  }

  #kept(key: string): string {
    return this.#isPlain ? key : this.#store.keyOf(key);
  }

  #set(kept: string, times: readonly number[]): void {
    this.#times.delete(kept);
    if (times.length > 0) this.#times.set(kept, times);
    const until = (times.at(-1) ?? 0) + this.#windowMs;
    this.#store.keep({ name: this.#name, key: kept, times, until });
  }

  #recent(kept: string, now: number): readonly number[] {
    return (this.#times.get(kept) ?? []).filter((at) => at > now - this.#windowMs);
  }

  /** Drops expired keys, the oldest first: clients choose the keys, so their number is unbounded. */
  #sweep(now: number): void {
    for (const [kept, times] of this.#times) {
      if ((times.at(-1) ?? 0) > now - this.#windowMs) return;
      this.#times.delete(kept);
    }
  }
}
