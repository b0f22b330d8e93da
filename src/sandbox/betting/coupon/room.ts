import { calls as couponCalls } from './coupon-routes';
import { calls as offerCalls } from './offer-routes';
import { calls as promoCalls } from './promo-routes';
import { Accumulators } from './accumulators';
import { couponControlRoutes } from './coupon-control';
import { PromoChecks } from './promo-checks';
import { PromoCodes } from './promo-codes';
import { SharedCoupons } from './shared-coupons';
import type { Line } from '../engine/line';
import type { World } from '../engine/world';
import type { Guesses } from '../../platform/counts/guesses';
import type { Database } from '../../platform/database/database';
import { promoCodeData } from './promo-code-data';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly world: World;
  readonly line: Line;
  readonly guesses: Guesses;
  readonly now: () => number;
}

export const couponRoom = defineRoom({
  name: 'betting/coupon',
  needs: ['database', 'world', 'line', 'guesses', 'now'],
  open: async ({ database, world, line, guesses, now }: Needs) => {
    const promoCodes = await PromoCodes.open(database, now);
    return {
      promoCodes,
      promoChecks: new PromoChecks({ database, promoCodes, guesses, now }),
      accumulators: new Accumulators(line, { now, seed: world.plan }),
      sharedCoupons: new SharedCoupons(database, line, now),
    };
  },
  calls: [couponCalls, offerCalls, promoCalls],
  control: [{ '/': couponControlRoutes }],
  reset: ({ promoCodes }: { readonly promoCodes: PromoCodes }) => ({
    refill: () => promoCodes.seed(),
  }),
  playerData:
    ({ database }: { readonly database: Database }) =>
    async ({ id }) => [{ name: 'promo-codes', data: await promoCodeData(database, id) }],
});
