import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import { betView } from './bet-rows';
import type { Bets } from './bets';
import type { LiveHold } from './live-hold';
import type { Placing } from './place';

const placingSchema = v.object({
  /** Milliseconds. */
  liveDelay: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000))),
  isVipAccepted: v.optional(v.boolean()),
});

interface Parts {
  readonly bets: Bets;
  readonly liveHold: LiveHold;
  readonly placing: Placing;
}

/** QA's calls for the live delay, VIP bets, and the bets of a placement. */
export function placingControlRoutes({ bets, liveHold, placing }: Parts) {
  const routes = newRoutes();

  routes.post('/placing', async (context) => {
    const { liveDelay, isVipAccepted } = await requireBody(context, placingSchema);
    if (liveDelay !== undefined) liveHold.delay = liveDelay;
    if (isVipAccepted !== undefined) placing.isVipAccepted = isVipAccepted;
    return context.json({ liveDelay: liveHold.delay, isVipAccepted: placing.isVipAccepted });
  });

  routes.get('/placements/:refId', async (context) => {
    const placed = await bets.allByRef(context.req.param('refId'));
    return context.json({
      count: placed.length,
      bets: placed.map((bet) => betView(bet, context.get('language'))),
    });
  });

  return routes;
}
