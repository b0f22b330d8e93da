import { Subject } from 'rxjs';
import type { KeyValueStore } from '../../../src/services/ports';

/** One browser's storage; each change of one tab is an event in all others. */
export interface SharedStorage {
  readonly kept: Map<string, string>;
  tab(): KeyValueStore;
}

export function createSharedStorage(kept = new Map<string, string>()): SharedStorage {
  const tabs = new Set<Subject<string | null>>();
  return {
    kept,
    tab: () => {
      const changes$ = new Subject<string | null>();
      tabs.add(changes$);
      const notify = (key: string): void => {
        for (const other of tabs) if (other !== changes$) other.next(key);
      };
      return {
        changes$,
        get: (key) => kept.get(key) ?? null,
        keys: () => [...kept.keys()],
        set: (key, value) => {
          if (kept.get(key) !== value) {
            kept.set(key, value);
            notify(key);
          }
          return true;
        },
        remove: (key) => {
          if (kept.delete(key)) notify(key);
        },
      };
    },
  };
}

/** Storage that takes nothing: full, forbidden or absent. */
export function createLostStorage(): KeyValueStore {
  return {
    get: () => null,
    set: () => false,
    remove: () => {},
    keys: () => [],
    changes$: new Subject<string | null>(),
  };
}
