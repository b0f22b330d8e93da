import type { Calls } from '../../platform/http/context';
import { newRoutes, playerSessionOf } from '../../platform/http/context';
import type { Operator } from '../../operator';
import { requireRecentProof } from '../../sign-in/session/recent-proof';

/** How long a closed account stays closed at least, so that nobody comes back in a bad hour. */
export const COOL_OFF = 7 * 86_400_000;

/** `/web-api/user/close`: a player closes their account, which support can open again later. */
function closingRoutes(operator: Operator) {
  const routes = newRoutes();
  const { feed, holds, now, players } = operator;

  routes.post('/', async (context) => {
    const session = await playerSessionOf(context, operator);
    await requireRecentProof(operator, session);
    const { playerId } = session;
    await players.close(playerId, Math.floor(now()) + COOL_OFF);
    await holds.lookAround(playerId);
    feed.publishPlayerStatus(playerId);
    return context.json({});
  });

  return routes;
}

export const calls: Calls = { '/web-api/user/close': closingRoutes };
