/** The listeners of each key. */
export class ListenersByKey<Key> {
  readonly #listeners = new Map<Key, Set<() => void>>();

  add(key: Key, listener: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(key);
    };
  }

  keys(): Iterable<Key> {
    return this.#listeners.keys();
  }

  notify(key: Key): void {
    for (const listener of this.#listeners.get(key) ?? []) listener();
  }
}
