import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import { namedPlayer } from './named-player';
import { ALL_SPORTS } from '../../betting/sports/sports';
import type { Accounts } from '../../money/accounts/accounts';
import type { Database } from '../../platform/database/database';
import type { Feed } from '../../betting/feed/feed';
import type { PlayerNews } from './player-news';
import type { PlayerTerms } from './terms';
import type { PlayerFinder } from './named-player';
import { changeSportRules } from '../../betting/sport-rules/sport-rules';

const freezeSchema = v.object({ isFrozen: v.boolean() });
const conversionSchema = v.object({ status: v.picklist([0, 1, 2]) });
const teamCashSchema = v.object({
  accepted: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
});

const sportIds = v.optional(v.array(v.picklist(ALL_SPORTS.map(({ id }) => id))));
const sportRulesSchema = v.object({
  disallowLine: sportIds,
  disallowLive: sportIds,
  isCCLine: v.optional(v.boolean()),
  isCClive: v.optional(v.boolean()),
});

interface Parts extends PlayerFinder {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly feed: Feed;
  readonly news: PlayerNews;
  readonly terms: PlayerTerms;
}

/** QA's calls for a player's terms, accounts, sports and notices. */
export function playerControlRoutes(parts: Parts) {
  const routes = newRoutes();
  const { accounts, database, feed, news, terms } = parts;

  routes.post('/players/:login/terms', async (context) => {
    const { updatedAt } = await terms.change(await namedPlayer(context, parts));
    return context.json({ updatedAt });
  });

  routes.post('/players/:login/freeze', async (context) => {
    const playerId = await namedPlayer(context, parts);
    const { isFrozen } = await requireBody(context, freezeSchema);
    await accounts.freeze(playerId, isFrozen);
    feed.publishPlayer(playerId, []);
    feed.publishPlayerStatus(playerId);
    return context.json({ isFrozen });
  });

  routes.post('/players/:login/sports', async (context) => {
    const playerId = await namedPlayer(context, parts);
    const change = await requireBody(context, sportRulesSchema);
    await changeSportRules(database, playerId, change);
    feed.publishPlayerStatus(playerId);
    return context.json(change);
  });

  routes.post('/players/:login/conversion', async (context) => {
    const { status } = await requireBody(context, conversionSchema);
    await news.setConversion(await namedPlayer(context, parts), status);
    return context.json({ status });
  });

  routes.post('/players/:login/team-cash', async (context) => {
    const { accepted } = await requireBody(context, teamCashSchema);
    const playerId = await namedPlayer(context, parts);
    await news.setAccepted(playerId, accepted);
    feed.publishPlayer(playerId, []);
    return context.json({ accepted });
  });

  return routes;
}
