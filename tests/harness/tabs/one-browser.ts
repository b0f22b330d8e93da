import { settle } from '@grandstand/bus-contracts/testing';
import type { TestBus } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import type { KeyValueStore } from '../../../src/services/ports';
import type { TabLocks } from '../../../src/services/ports/tab-locks';

/** Storage and locks that the tabs of one browser share; word of a change travels when it is let. */
export interface OneBrowser {
  readonly kept: Map<string, string>;
  /** A tab's storage, its locks, and the effect of its end on them. */
  open(): { readonly storage: KeyValueStore; readonly locks: TabLocks; readonly kill: () => void };
  /** Delivers the changes of each tab to all others. */
  deliver(): void;
}

export function createOneBrowser(): OneBrowser {
  const kept = new Map<string, string>();
  const tabs = new Set<Subject<string | null>>();
  const underWay: (() => void)[] = [];
  const held = new Map<string, object>();
  return {
    kept,
    open: () => {
      const changes$ = new Subject<string | null>();
      const own = {};
      let isGone = false;
      tabs.add(changes$);
      const write = (change: () => void, key: string): void => {
        // A tab that was killed writes no more.
        if (isGone) return;
        change();
        for (const other of tabs) {
          if (other !== changes$) underWay.push(() => tabs.has(other) && other.next(key));
        }
      };
      return {
        storage: {
          changes$,
          get: (key) => kept.get(key) ?? null,
          keys: () => [...kept.keys()],
          set: (key, value) => {
            if (kept.get(key) !== value) write(() => kept.set(key, value), key);
            return true;
          },
          remove: (key) => {
            if (kept.has(key)) write(() => kept.delete(key), key);
          },
        },
        locks: {
          withLock: async (name, task) => {
            if (held.has(name)) return null;
            held.set(name, own);
            try {
              return await task();
            } finally {
              if (held.get(name) === own) held.delete(name);
            }
          },
        },
        kill: () => {
          isGone = true;
          tabs.delete(changes$);
          // The browser releases the locks of a tab.
          for (const [name, owner] of held) if (owner === own) held.delete(name);
        },
      };
    },
    deliver: () => {
      while (underWay.length > 0) underWay.shift()?.();
    },
  };
}

/** Runs two tabs' clocks side by side, word of their changes travelling between. */
export async function advanceAll(
  browser: OneBrowser,
  tests: readonly TestBus[],
  ms: number,
  step = 500,
): Promise<void> {
  for (let left = ms; left > 0; left -= step) {
    for (const { clock } of tests) await clock.advance(Math.min(step, left));
    browser.deliver();
    await settle();
  }
}
