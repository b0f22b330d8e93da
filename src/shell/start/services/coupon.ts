import { createCouponApi } from '../../../api/operator/coupon-operator';
import { createLoadOutcomes, createPlacementApi } from '../../../api/operator/operator';
import { createCoupon } from '../../../services/coupon';
import type { CouponStore } from '../../../services/coupon';
import { createCouponSettings } from '../../../services/coupon-settings';
import { createServerClock } from '../../../services/server-clock';
import { createPageLocks } from '../ports/page-locks';
import type { CouponServicePorts } from '../groups/coupon';

/**
 * Starts the coupon's settings, the operator's clock, and then the coupon, which reads both.
 * @returns the store that the panel reads.
 */
export function startCouponServices(ports: CouponServicePorts): CouponStore {
  const { join, clock, api, storage, page, translate, log } = ports;
  createCouponSettings({ bus: join('coupon-settings'), store: storage });
  createServerClock({ bus: join('server-clock') });
  const { store } = createCoupon({
    bus: join('coupon'),
    clock,
    store: storage,
    locks: createPageLocks(storage, clock),
    placement: createPlacementApi(api),
    operator: createCouponApi(api),
    loadOutcomes: createLoadOutcomes(api),
    restored$: page.restored$,
    newRefId: () => crypto.randomUUID(),
    translate,
    log,
  });
  return store;
}
