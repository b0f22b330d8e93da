import { couponContent } from '../../coupon/later-parts';
import { AT_REST, COUPON_KEY, defineGroup } from '../service-group';
import type { PortsOf } from '../service-group';

const declared = {
  services: ['coupon', 'coupon-settings', 'server-clock'],
  needs: ['api', 'boot', 'clock', 'log', 'moves', 'page', 'routeRules', 'storage', 'translate'],
} as const;

/** What these services are given. */
export type CouponServicePorts = PortsOf<typeof declared>;

/** The coupon, and what it must know first: how its player bets, and the operator's time. */
export const couponServices = defineGroup({
  ...declared,
  gives: 'couponStore',
  starts: [{ on: 'stored', key: COUPON_KEY }, AT_REST],
  load: async ({ boot, moves, routeRules }) => {
    const [{ startCouponServices }] = await Promise.all([
      import('../coupon-services'),
      couponContent.load(boot.language),
      // The first move need not wait for what leads from page to page.
      moves.load(),
      routeRules.load(),
    ]);
    return startCouponServices;
  },
});
