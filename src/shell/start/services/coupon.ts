import { createCouponApi } from '../../../api/operator/coupon-operator';
import { createLoadOutcomes, createPlacementApi } from '../../../api/operator/operator';
import { createCoupon } from '../../../services/coupon';
import type { CouponStore } from '../../../services/coupon';
import { createCouponSettings } from '../../../services/coupon-settings';
import { createServerClock } from '../../../services/server-clock';
import { createPageLocks } from '../ports/page-locks';
import type { CouponServicePorts } from '../groups/coupon';

/**
 * Starts the coupon, and before it what it must know already: how its player bets, and the operator's time.
 * @returns what the panel reads.
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
