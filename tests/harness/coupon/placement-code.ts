import { EMPTY, NEVER } from 'rxjs';
import type { Observable } from 'rxjs';
import type { PlacementApi } from '../../../src/api';
import { createStartPlacement } from '../../../src/services/betting/coupon/start-placement';
import type { PlacementCode } from '../../../src/services/betting/coupon/placement/late-placement';
import type { TabLocks } from '../../../src/services/ports/tab-locks';

interface Source {
  readonly placement: PlacementApi;
  readonly locks: TabLocks;
  /** It is fetched when it is needed, instead of being there from the start. */
  readonly isLate?: boolean | undefined;
  readonly online$?: Observable<boolean> | undefined;
}

/** The code of the placement, as a page's coupon gets it. */
export function placementFrom({
  isLate = false,
  online$ = NEVER,
  ...operator
}: Source): PlacementCode {
  const start = createStartPlacement({
    ...operator,
    page: { online$ },
    words: {
      title: async (match) => match,
      reason: async (problem) => JSON.stringify(problem),
    },
  });
  return { start: isLate ? null : start, load: async () => start, idle$: EMPTY };
}
