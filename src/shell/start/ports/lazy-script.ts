import type { LazyScript } from '../../../services/declaration/service-ports';

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
