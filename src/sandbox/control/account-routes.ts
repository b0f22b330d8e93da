import * as v from 'valibot';
import { ApiFault } from '../http/fault';
import type { SiteContext } from '../http/site';
import { newRoutes, requireBody } from '../http/site';
import type { Operator } from '../operator';
import { changeUserConfig } from '../players/user-config';

const freezeSchema = v.object({ isFrozen: v.boolean() });
const userConfigSchema = v.object({
  user_hide_balance: v.optional(v.boolean()),
  user_msg_count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
});

/** What may befall a player's accounts and what they have agreed to. */
export function accountControlRoutes({ accounts, database, feed, players, terms }: Operator) {
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

  routes.post('/players/:login/user-config', async (context) => {
    const playerId = await playerOf(context);
    const change = await requireBody(context, userConfigSchema);
    await changeUserConfig(database, playerId, change);
    feed.publishStanding(playerId);
    return context.json(change);
  });

  return routes;
}
