import type { Clock } from '@grandstand/bus-contracts';
import type { KeyValueStore } from './ports';

/** What one tab may do at a time. */
export interface TabLocks {
  /** Runs the task under a name; null, without running it, where another task has that name. */
  withLock<T>(name: string, task: () => Promise<T>): Promise<T | null>;
}

/** A lease outlives a killed tab by this at the most. */
const LEASE_MS = 20_000;
const RENEWAL_MS = 5000;
/** So long two tabs that write a lease at once take to see who wrote last. */
const SETTLING_MS = 30;

export interface TabLocksPorts {
  /** The browser's own; undefined where it has none. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly store: KeyValueStore;
  readonly clock: Clock;
  /** A name for this tab that no other has. */
  readonly tab: string;
}

/** Web Locks, which end with their tab; a lease in storage where the browser has none. */
export function createTabLocks({ locks, store, clock, tab }: TabLocksPorts): TabLocks {
  if (locks) {
    return {
      withLock: async (name, task) =>
        locks.request(name, { ifAvailable: true }, async (lock) => (lock ? task() : null)),
    };
  }
  return {
    withLock: async (name, task) => {
      const key = `lock.${name}`;
      const isFree = (): boolean => {
        const [owner, until] = (store.get(key) ?? '').split(' ');
        return !owner || owner === tab || !(Number(until) > clock.now());
      };
      const take = (): void => void store.set(key, `${tab} ${clock.now() + LEASE_MS}`);
      if (!isFree()) return null;
      take();
      await new Promise<void>((resolve) => void clock.after(SETTLING_MS, resolve));
      if (!isFree()) return null;
      let cancel = (): void => {};
      const renew = (): void => {
        take();
        cancel = clock.after(RENEWAL_MS, renew);
      };
      renew();
      try {
        return await task();
      } finally {
        cancel();
        if (isFree()) store.remove(key);
      }
    },
  };
}
