import * as v from 'valibot';
import { ApiFault } from '../http/fault';
import type { SiteContext } from '../http/site';
import { newRoutes, requireBody } from '../http/site';
import type { Operator } from '../operator';

const freezeSchema = v.object({ isFrozen: v.boolean() });

/** What may befall a player's accounts and what they have agreed to. */
export function accountControlRoutes({ accounts, feed, players, terms }: Operator) {
  const routes = newRoutes();

  const playerOf = async (context: SiteContext): Promise<number> => {
    const playerId = await players.findByLogin(context.req.param('login') ?? '');
    if (playerId === undefined) throw new ApiFault(404, 'not-found');
    return playerId;
  };

  routes.post('/players/:login/terms', async (context) => {
    const { updatedAt } = await terms.change(await playerOf(context));
    return context.json({ updatedAt });
  });

  routes.post('/players/:login/freeze', async (context) => {
    const playerId = await playerOf(context);
    const { isFrozen } = await requireBody(context, freezeSchema);
    await accounts.freeze(playerId, isFrozen);
    feed.publishPlayer(playerId, []);
    return context.json({ isFrozen });
  });

  return routes;
}
