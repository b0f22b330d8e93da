import type { Clock } from '@grandstand/bus-contracts';
import type { KeyValueStore } from '../../../services/ports';
import { createTabLocks } from '../../../services/ports/tab-locks';
import type { TabLocks, TabTurns } from '../../../services/ports/tab-locks';

/** A name for this page that no other has. */
const PAGE = crypto.randomUUID();
/** Of all the locks that are made for it. */
const HELD = new Set<string>();

/** The locks that this page shares with the browser's other tabs. */
export function createPageLocks(store: KeyValueStore, clock: Clock): TabLocks & TabTurns {
  return createTabLocks({
    // Only a page that came over a safe connection has them.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    store,
    clock,
    tab: PAGE,
    held: HELD,
  });
}
