import { newRoutes } from '../../platform/http/context';
import { betView } from './bet-rows';
import type { Bets } from './bets';

interface Parts {
  readonly bets: Bets;
}

/** QA's call for the bets of a placement. */
export function placingControlRoutes({ bets }: Parts) {
  const routes = newRoutes();

  routes.get('/placements/:refId', async (context) => {
    const placed = await bets.allByRef(context.req.param('refId'));
    return context.json({
      count: placed.length,
      bets: placed.map((bet) => betView(bet, context.get('language'))),
    });
  });

  return routes;
}
