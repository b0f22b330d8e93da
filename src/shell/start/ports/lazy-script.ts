/** A script that is fetched when it is first needed. */
export interface LazyScript<T> {
  load(): Promise<T>;
  /** The script's export; undefined until it is fetched. */
  readonly loaded: T | undefined;
}

/** Creates a lazy script; the browser fetches it once. */
export function createLazyScript<T>(fetchScript: () => Promise<T>): LazyScript<T> {
  let loaded: T | undefined;
  return {
    load: async () => (loaded = await fetchScript()),
    get loaded() {
      return loaded;
    },
  };
}
