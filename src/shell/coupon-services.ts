import type { Clock } from '@grandstand/bus-contracts';
import type { ApiClient } from '../api';
import { createCouponApi } from '../api/coupon-operator';
import { createLoadOutcomes, createPlacementApi } from '../api/operator';
import { createCoupon } from '../services/coupon';
import { createCouponSettings } from '../services/coupon-settings';
import type { KeyValueStore, PageEvents } from '../services/ports';
import { createTabLocks } from '../services/tab-locks';
import type { JoinLater } from './start-later';

interface CouponPorts {
  readonly join: JoinLater;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly storage: KeyValueStore;
  readonly page: PageEvents;
  readonly translate: (key: string) => string;
}

/** Starts the coupon, and before it its settings: a coupon that is read must know already how its player bets. */
export function startCouponServices(ports: CouponPorts): void {
  const { join, clock, api, storage, page, translate } = ports;
  createCouponSettings({ bus: join('coupon-settings'), store: storage });
  createCoupon({
    bus: join('coupon'),
    clock,
    store: storage,
    locks: createTabLocks({
      // Only a page that came over a safe connection has them.
      locks: 'locks' in navigator ? navigator.locks : undefined,
      store: storage,
      clock,
      tab: crypto.randomUUID(),
    }),
    placement: createPlacementApi(api),
    operator: createCouponApi(api),
    loadOutcomes: createLoadOutcomes(api),
    restored$: page.restored$,
    isPressed: () => navigator.userActivation?.isActive ?? false,
    newRefId: () => crypto.randomUUID(),
    translate,
  });
}
