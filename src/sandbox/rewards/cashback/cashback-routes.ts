import type { Calls } from '../../platform/http/context';
import { newRoutes, playerOf } from '../../platform/http/context';
import type { Operator } from '../../operator';

/** The cashback of the player. */
function cashbackRoutes(operator: Operator) {
  const routes = newRoutes();
  routes.get('/', async (context) =>
    context.json(await operator.cashback.ofPlayer(await playerOf(context, operator))),
  );
  return routes;
}

/** The points of the player, and what they were given and taken for. */
function pointsRoutes(operator: Operator) {
  const routes = newRoutes();
  routes.get('/', async (context) => {
    const playerId = await playerOf(context, operator);
    await operator.lotto.refresh();
    return context.json(await operator.cashback.pointsOf(playerId));
  });
  return routes;
}

export const calls: Calls = {
  '/web-api/promo/cashback': cashbackRoutes,
  '/web-api/promo/points': pointsRoutes,
};
