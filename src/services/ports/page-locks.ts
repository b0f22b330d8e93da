import type { Clock } from '@grandstand/bus-contracts';
import type { KeyValueStore } from '.';
import { createTabLocks } from './tab-locks';
import type { TabLocks, TabTurns } from './tab-locks';

/** The unique name of this page. */
const PAGE = crypto.randomUUID();
/** The locks that this page holds. */
const HELD = new Set<string>();

/** Creates the locks that all tabs of the browser share. */
export function createPageLocks(store: KeyValueStore, clock: Clock): TabLocks & TabTurns {
  return createTabLocks({
    // Undefined in an insecure context.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    store,
    clock,
    tab: PAGE,
    held: HELD,
  });
}
