import type { Calls } from '../../platform/http/context';
import { newRoutes } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';
import type { Cashback } from './cashback';
import type { Lotto } from '../../draws/lotto/lotto';
import type { PlayerReader } from '../../sign-in/session/session-of-call';

interface Parts extends PlayerReader {
  readonly cashback: Cashback;
  readonly lotto: Lotto;
}

/** The cashback of the player. */
function cashbackRoutes(parts: Parts) {
  const routes = newRoutes();
  routes.get('/', async (context) =>
    context.json(await parts.cashback.ofPlayer(await playerOf(context, parts))),
  );
  return routes;
}

/** The points of the player, and what they were given and taken for. */
function pointsRoutes(parts: Parts) {
  const routes = newRoutes();
  routes.get('/', async (context) => {
    const playerId = await playerOf(context, parts);
    await parts.lotto.refresh();
    return context.json(await parts.cashback.pointsOf(playerId));
  });
  return routes;
}

export const calls: Calls<Parts> = {
  '/web-api/promo/cashback': cashbackRoutes,
  '/web-api/promo/points': pointsRoutes,
};
