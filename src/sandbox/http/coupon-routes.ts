import type { Operator } from '../operator';
import { betView } from '../placing/bet-rows';
import { sentCouponSchema } from '../placing/coupon-schema';
import { placeCoupon } from '../placing/place';
import { ApiFault } from './fault';
import { newRoutes, playerOf, readBody } from './site';

/** `/web-api/coupon`: placing, and asking what became of it. */
export function couponRoutes(operator: Operator) {
  const routes = newRoutes();
  const ports = { ...operator, line: operator.world.line };

  routes.post('/place', async (context) => {
    const playerId = await playerOf(context, operator);
    const coupon = await readBody(context, sentCouponSchema);
    if (!coupon) throw new ApiFault(422, 'bad-coupon');
    const { bet, isNew } = await placeCoupon(ports, playerId, coupon);
    const view = betView(bet, context.get('language'));
    if (isNew) operator.feed.publishPlayer(playerId, [view.id]);
    return context.json({ bet: view });
  });

  routes.get('/by-ref/:refId', async (context) => {
    const playerId = await playerOf(context, operator);
    const bet = await operator.bets.byRef(playerId, context.req.param('refId'));
    if (!bet) throw new ApiFault(404, 'not-found');
    return context.json({ bet: betView(bet, context.get('language')) });
  });

  return routes;
}
