import { createPlacementApi } from '../../../api/operator/placement';
import { createStartPlacement } from '../../../services/coupon/placement';
import type { StartPlacement } from '../../../services/coupon/placement';
import { createPageLocks } from '../ports/page-locks';
import type { CouponServicePorts } from '../groups/coupon';

/** Creates the function that starts the placement of the page's coupon. */
export function placementOf({
  api,
  storage,
  clock,
}: Pick<CouponServicePorts, 'api' | 'clock' | 'storage'>): StartPlacement {
  return createStartPlacement({
    placement: createPlacementApi(api),
    locks: createPageLocks(storage, clock),
  });
}
