import { couponContent } from '../../coupon/later-parts';
import { isCouponKey } from '../../../services/coupon/storage/keys';
import { SETTINGS_KEY } from '../../../services/coupon-settings/storage-key';
import { AT_REST, defineGroup } from '../service-group';
import type { PortsOf, StartRule } from '../service-group';

const declared = {
  services: ['coupon', 'coupon-settings', 'server-clock'],
  needs: ['api', 'boot', 'clock', 'log', 'moves', 'page', 'routeRules', 'storage', 'translate'],
} as const;

/** Starts a group at once if an earlier visit stored a coupon or its settings. */
export const STORED_COUPON = {
  on: 'stored',
  isKey: (key) => isCouponKey(key) || key === SETTINGS_KEY,
} as const satisfies StartRule;

/** What these services are given. */
export type CouponServicePorts = PortsOf<typeof declared>;

/** The coupon, and what it must know first: how its player bets, and the operator's time. */
export const couponServices = defineGroup({
  ...declared,
  gives: 'couponStore',
  starts: [STORED_COUPON, AT_REST],
  load: async ({ boot, moves, routeRules }) => {
    const [{ startCouponServices }] = await Promise.all([
      import('../services/coupon'),
      couponContent.load(boot.language),
      // The first move need not wait for what leads from page to page.
      moves.load(),
      routeRules.load(),
    ]);
    return startCouponServices;
  },
});
