import { calls as combinationCalls } from './combination-routes';
import { calls as couponCalls } from './coupon-routes';
import { calls as offerCalls } from './offer-routes';
import { Accumulators } from './accumulators';
import { couponControlRoutes } from './coupon-control';
import { SharedCoupons } from './shared-coupons';
import type { Line } from '../engine/line';
import type { World } from '../engine/world';
import type { Database } from '../../platform/database/database';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly world: World;
  readonly line: Line;
  readonly now: () => number;
}

export const couponRoom = defineRoom({
  name: 'betting/coupon',
  what: 'a coupon before it is placed: its form, legs, bounds and terms; check, accumulators, generated bets, sharing',
  needs: ['database', 'world', 'line', 'now'],
  open: ({ database, world, line, now }: Needs) => ({
    accumulators: new Accumulators(line, { now, seed: world.plan }),
    sharedCoupons: new SharedCoupons(database, line, now),
  }),
  calls: [couponCalls, offerCalls, combinationCalls],
  control: [{ '/bans': couponControlRoutes }],
});
