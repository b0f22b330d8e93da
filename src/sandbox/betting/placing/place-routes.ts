import type { Language } from '@grandstand/bus-contracts';
import type { Calls } from '../../platform/http/context';
import { newRoutes, readBody } from '../../platform/http/context';
import { ApiFault, faultView } from '../../platform/http/fault';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import { playerOf } from '../../sign-in/session/session-of-call';
import { sentCouponSchema } from '../coupon/coupon-schema';
import type { Feed } from '../feed/feed';
import type { StoredBet } from './bet-rows';
import { betView } from './bet-rows';
import type { PlacementResult, Placing } from './place';

interface Parts extends PlayerReader {
  readonly placing: Placing;
  readonly feed: Feed;
}

/** `/web-api/coupon`: places coupons, and returns the result of a placement. */
function placeRoutes(parts: Parts) {
  const routes = newRoutes();
  const { placing, feed } = parts;

  routes.post('/place', async (context) => {
    const playerId = await playerOf(context, parts);
    const coupon = await readBody(context, sentCouponSchema);
    if (!coupon) throw new ApiFault(422, 'bad-coupon');
    const placed = await placing.place(playerId, coupon, context.get('onBooked'));
    const ids = betsOf(placed).map(({ bet }) => String(bet.id));
    if (placed.isNew && ids.length > 0) feed.publishPlayer(playerId, ids);
    return context.json(resultView(placed, context.get('language')));
  });

  routes.get('/by-ref/:refId', async (context) => {
    const playerId = await playerOf(context, parts);
    const result = await placing.byRef(playerId, context.req.param('refId'));
    if (!result) throw new ApiFault(404, 'not-found');
    return context.json(resultView(result, context.get('language')));
  });

  return routes;
}

/** The bets of a placed coupon. */
function betsOf(result: PlacementResult): readonly StoredBet[] {
  if (result.kind === 'bet') return [result.bet];
  return result.singles.flatMap((single) => ('bet' in single ? [single.bet] : []));
}

/** A placement's result in an answer: a bet, or a bet or a refusal for each single of a batch. */
function resultView(result: PlacementResult, language: Language) {
  if (result.kind === 'bet') return { bet: betView(result.bet, language) };
  return {
    singles: result.singles.map((single) =>
      'bet' in single
        ? { bet: betView(single.bet, language) }
        : { marketId: single.marketId, ...faultView(single.fault, language) },
    ),
  };
}

export const calls: Calls<Parts> = { '/web-api/coupon': placeRoutes };
