import type { Calls } from '../../platform/http/context';
import { newRoutes, playerOf } from '../../platform/http/context';
import type { Operator } from '../../operator';

/** The friends whom the player has invited. */
function referralRoutes(operator: Operator) {
  const routes = newRoutes();
  routes.get('/', async (context) =>
    context.json(await operator.referrals.ofPlayer(await playerOf(context, operator))),
  );
  return routes;
}

export const calls: Calls = { '/web-api/promo/referral': referralRoutes };
