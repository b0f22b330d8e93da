import * as v from 'valibot';
import type { Feed } from '../../betting/feed/feed';
import type { Database } from '../../platform/database/database';
import { newRoutes, requireBody } from '../../platform/http/context';
import type { PlayerFinder } from '../players/named-player';
import { namedPlayer } from '../players/named-player';
import { changeUserConfig } from './user-config';

const userConfigSchema = v.object({
  user_hide_balance: v.optional(v.boolean()),
  user_msg_count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
});

interface Parts extends PlayerFinder {
  readonly database: Database;
  readonly feed: Feed;
}

/** QA's call for a player's config. */
export function configControlRoutes(parts: Parts) {
  const routes = newRoutes();
  const { database, feed } = parts;

  routes.post('/players/:login/user-config', async (context) => {
    const playerId = await namedPlayer(context, parts);
    const change = await requireBody(context, userConfigSchema);
    await changeUserConfig(database, playerId, change);
    feed.publishPlayerStatus(playerId);
    return context.json(change);
  });

  return routes;
}
