import { ListenersByKey } from './listeners-by-key';

interface HeardOptions<Key, Item> {
  /** The last item of a key, however long ago it came. */
  readonly last: (key: Key) => Item | undefined;
  readonly listen: (key: Key, listener: () => void) => () => void;
}

/** The last items of a stream, without those that an answer on the page is newer than. */
export class HeardItems<Key, Item extends { readonly at: number }> {
  readonly #last: HeardOptions<Key, Item>['last'];
  readonly #listen: HeardOptions<Key, Item>['listen'];
  readonly #cells = new ListenersByKey<Key>();
  /** The time up to which the changes of a key are set aside. */
  readonly #aside = new Map<Key, number>();

  constructor({ last, listen }: HeardOptions<Key, Item>) {
    this.#last = last;
    this.#listen = listen;
  }

  get(key: Key): Item | undefined {
    const item = this.#last(key);
    return item && item.at > (this.#aside.get(key) ?? -Infinity) ? item : undefined;
  }

  on(key: Key, listener: () => void): () => void {
    const endAside = this.#cells.add(key, listener);
    const endItems = this.#listen(key, listener);
    return () => {
      endAside();
      endItems();
    };
  }

  /** The time of the newest item under the keys that somebody listens to; 0 where there is none. */
  newestAt(): number {
    return Math.max(0, ...[...this.#cells.keys()].map((key) => this.#last(key)?.at ?? 0));
  }

  /** An answer has come that is newer than the changes of the key up to a time. */
  setAside(key: Key, until: number): void {
    const item = this.get(key);
    if (!item || item.at > until) return;
    this.#aside.set(key, until);
    this.#cells.tell(key);
  }
}
