/** Counts events of a time window by key. */
export class RecentCounts {
  readonly #windowMs: number;
  /** Times by key, in order; the most recent key is last. */
  readonly #times = new Map<string, number[]>();

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  of(key: string, now: number): number {
    return this.#recent(key, now).length;
  }

  /** When the count falls below a number; `now` if it is below. */
  freeAt(key: string, below: number, now: number): number {
    const times = this.#recent(key, now);
    const last = times[times.length - below];
    return last === undefined ? now : last + this.#windowMs;
  }

  add(key: string, now: number): void {
    const times = [...this.#recent(key, now), now];
    this.#times.delete(key);
    this.#times.set(key, times);
    this.#sweep(now);
  }

  /** Removes an event of a time. */
  undo(key: string, at: number): void {
    const times = this.#times.get(key) ?? [];
    const place = times.lastIndexOf(at);
    if (place === -1) return;
    if (times.length === 1) this.#times.delete(key);
    else this.#times.set(key, times.toSpliced(place, 1));
  }

  forget(key: string): void {
    this.#times.delete(key);
  }

  clear(): void {
    this.#times.clear();
  }

  #recent(key: string, now: number): readonly number[] {
    return (this.#times.get(key) ?? []).filter((at) => at > now - this.#windowMs);
  }

  /** Drops expired keys, the oldest first: clients choose the keys, so their number is unbounded. */
  #sweep(now: number): void {
    for (const [key, times] of this.#times) {
      if ((times.at(-1) ?? 0) > now - this.#windowMs) return;
      this.#times.delete(key);
    }
  }
}
