import type { Clock } from '@grandstand/bus-contracts';
import type { KeyValueStore } from '.';

/** Locks that one tab holds at a time. */
export interface TabLocks {
  /** Runs the task while it holds the named lock; null, without running it, if another task holds the lock. */
  withLock<T>(name: string, task: () => Promise<T>): Promise<T | null>;
}

/** Turns that tabs take one after another. */
export interface TabTurns {
  /** Runs the task when no other has that name; where that takes longer than `waitMs`, beside the other: it may hang. */
  inTurn<T>(name: string, waitMs: number, task: () => Promise<T>): Promise<T>;
}

/** A lease outlives a killed tab by this at the most. */
const LEASE_MS = 20_000;
const RENEWAL_MS = 5000;
/** Time after which two tabs that write a lease at once both see the last write. */
const SETTLING_MS = 30;
/** How often a waiting tab checks whether the lease is free. */
const POLL_MS = 100;

export interface TabLocksPorts {
  /** The browser's own; undefined where it has none. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly store: KeyValueStore;
  readonly clock: Clock;
  /** A name for this tab that no other has. */
  readonly tab: string;
  /** The present tasks of this tab: a lease is the whole tab's, and does not distinguish them. */
  readonly held: Set<string>;
}

/** Web Locks, which end with their tab; a lease in storage where the browser has none. */
export function createTabLocks(ports: TabLocksPorts): TabLocks & TabTurns {
  const { locks, clock } = ports;
  return locks ? browserLocks(locks, clock) : leases(ports);
}

function browserLocks(locks: Pick<LockManager, 'request'>, clock: Clock): TabLocks & TabTurns {
  return {
    withLock: async (name, task) =>
      locks.request(name, { ifAvailable: true }, async (lock) => (lock ? task() : null)),

    async inTurn(name, waitMs, task) {
      const waiting = new AbortController();
      const cancel = clock.after(waitMs, () => waiting.abort());
      /** Whether the lock was granted before the wait ended. */
      let isRun = false;
      try {
        return await locks.request(name, { signal: waiting.signal }, () => {
          isRun = true;
          return task();
        });
      } catch (error) {
        // The task's own error; else the turn did not come, or the browser gives this page none.
        if (isRun) throw error;
        return await task();
      } finally {
        cancel();
      }
    },
  };
}

function leases({ store, clock, tab, held }: TabLocksPorts): TabLocks & TabTurns {
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => void clock.after(ms, resolve));

  async function withLease<T>(name: string, task: () => Promise<T>): Promise<T | null> {
    const key = `lock.${name}`;
    const isFree = (): boolean => {
      const [owner, until] = (store.get(key) ?? '').split(' ');
      return !owner || owner === tab || !(Number(until) > clock.now());
    };
    const writeLease = (): void => void store.set(key, `${tab} ${clock.now() + LEASE_MS}`);
    if (!isFree()) return null;
    writeLease();
    await pause(SETTLING_MS);
    if (!isFree()) return null;
    let cancel = (): void => {};
    const renew = (): void => {
      writeLease();
      cancel = clock.after(RENEWAL_MS, renew);
    };
    renew();
    try {
      return await task();
    } finally {
      cancel();
      if (isFree()) store.remove(key);
    }
  }

  const withLock: TabLocks['withLock'] = async (name, task) => {
    if (held.has(name)) return null;
    held.add(name);
    try {
      return await withLease(name, task);
    } finally {
      held.delete(name);
    }
  };

  return {
    withLock,
    async inTurn(name, waitMs, task) {
      const until = clock.now() + waitMs;
      do {
        const done = await withLock(name, async () => ({ value: await task() }));
        if (done) return done.value;
        await pause(POLL_MS);
      } while (clock.now() < until);
      return task();
    },
  };
}
