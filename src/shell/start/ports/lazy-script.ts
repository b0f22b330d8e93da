/** A script of the page that is fetched when it is first asked for. */
export interface LazyScript<T> {
  load(): Promise<T>;
  /** What it exports; undefined until it was fetched. */
  readonly loaded: T | undefined;
}

/** Makes a script that is fetched when it is first asked for; browsers fetch it once. */
export function createLazyScript<T>(fetchScript: () => Promise<T>): LazyScript<T> {
  let loaded: T | undefined;
  return {
    load: async () => (loaded = await fetchScript()),
    get loaded() {
      return loaded;
    },
  };
}
