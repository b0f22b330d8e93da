import { EMPTY } from 'rxjs';
import type { PlacementApi } from '../../../src/api';
import { createStartPlacement } from '../../../src/services/coupon/placement';
import type { PlacementCode } from '../../../src/services/coupon/placement/late-placement';
import type { TabLocks } from '../../../src/services/ports/tab-locks';

interface Source {
  readonly placement: PlacementApi;
  readonly locks: TabLocks;
  /** It is fetched when it is needed, instead of being there from the start. */
  readonly isLate?: boolean | undefined;
}

/** The code of the placement, as a page's coupon gets it. */
export function placementFrom({ isLate = false, ...operator }: Source): PlacementCode {
  const start = createStartPlacement(operator);
  return { start: isLate ? null : start, load: async () => start, idle$: EMPTY };
}
