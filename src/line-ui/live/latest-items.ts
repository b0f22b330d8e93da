import { ListenersByKey } from './listeners-by-key';

interface ItemsOptions<Key, Item> {
  /** The last item of a key, regardless of its age. */
  readonly last: (key: Key) => Item | undefined;
  readonly listen: (key: Key, listener: () => void) => () => void;
}

/** The last items of a stream, without those that are older than an answer on the page. */
export class LatestItems<Key, Item extends { readonly at: number }> {
  readonly #last: ItemsOptions<Key, Item>['last'];
  readonly #listen: ItemsOptions<Key, Item>['listen'];
  readonly #cells = new ListenersByKey<Key>();
  /** The time up to which the items of a key are ignored. */
  readonly #aside = new Map<Key, number>();

  constructor({ last, listen }: ItemsOptions<Key, Item>) {
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

  /** The time of the newest item among the keys with listeners; 0 without one. */
  newestAt(): number {
    return Math.max(0, ...[...this.#cells.keys()].map((key) => this.#last(key)?.at ?? 0));
  }

  /** Ignores the items of a key up to a time: a newer answer was received. */
  setAside(key: Key, until: number): void {
    const item = this.get(key);
    if (!item || item.at > until) return;
    this.#aside.set(key, until);
    this.#cells.notify(key);
  }
}
