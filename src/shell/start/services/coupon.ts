import { createCouponApi } from '../../../api/operator/coupon-operator';
import { createLoadOutcomes } from '../../../api/operator/operator';
import { createCoupon } from '../../../services/betting/coupon';
import type { CouponStore } from '../../../services/betting/coupon';
import { createCouponSettings } from '../../../services/betting/coupon-settings';
import { createServerClock } from '../../../services/site/server-clock';
import { prepareForm } from '../../betting/coupon/prepare-form';
import type { Ports } from '../ports';
import type { Join } from '../service-group';
import type { placementOf } from './placement';

interface CouponServicePorts extends Pick<
  Ports,
  'api' | 'boot' | 'clock' | 'idle$' | 'log' | 'page' | 'storage' | 'translate'
> {
  readonly join: Join<'coupon' | 'coupon-settings' | 'server-clock'>;
}

/**
 * Starts the coupon's settings, the operator's clock, and then the coupon, which reads both.
 * @param placement left out for a guest, who places nothing: fetched when it is needed.
 * @returns the store that the panel reads.
 */
export function startCouponServices(
  ports: CouponServicePorts,
  placement: typeof placementOf | null,
): CouponStore {
  const { join, boot, clock, api, idle$, storage, page, translate, log } = ports;
  createCouponSettings({ bus: join('coupon-settings'), store: storage });
  createServerClock({ bus: join('server-clock') });
  const bus = join('coupon');
  // The parts are fetched again where they are shown, and report a failure.
  prepareForm(bus, boot.language, idle$).catch(() => {});
  const { store } = createCoupon({
    bus,
    clock,
    store: storage,
    placement: {
      start: placement?.(ports) ?? null,
      load: async () => (await import('./placement')).placementOf(ports),
      idle$,
    },
    operator: createCouponApi(api),
    loadOutcomes: createLoadOutcomes(api),
    loadExchange: async () =>
      (await import('../../../services/betting/coupon/exchange/exchange')).createExchange,
    restored$: page.restored$,
    newRefId: () => crypto.randomUUID(),
    translate,
    log,
  });
  return store;
}
