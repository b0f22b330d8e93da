import * as v from 'valibot';
import { namedPlayer, newRoutes, requireBody } from '../../platform/http/context';
import { ALL_SPORTS } from '../../betting/catalog/sports';
import type { Operator } from '../../operator';
import { changeSportRules } from './sport-rules';
import { changeUserConfig } from './user-config';

const freezeSchema = v.object({ isFrozen: v.boolean() });
const conversionSchema = v.object({ status: v.picklist([0, 1, 2]) });
const teamCashSchema = v.object({
  accepted: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
});
const userConfigSchema = v.object({
  user_hide_balance: v.optional(v.boolean()),
  user_msg_count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
});

const sportIds = v.optional(v.array(v.picklist(ALL_SPORTS.map(({ id }) => id))));
const sportRulesSchema = v.object({
  disallowLine: sportIds,
  disallowLive: sportIds,
  isCCLine: v.optional(v.boolean()),
  isCClive: v.optional(v.boolean()),
});

/** QA's calls for a player's terms, accounts, config and notices. */
export function playerControlRoutes(operator: Operator) {
  const routes = newRoutes();
  const { accounts, database, feed, news, terms } = operator;

  routes.post('/players/:login/terms', async (context) => {
    const { updatedAt } = await terms.change(await namedPlayer(context, operator));
    return context.json({ updatedAt });
  });

  routes.post('/players/:login/freeze', async (context) => {
    const playerId = await namedPlayer(context, operator);
    const { isFrozen } = await requireBody(context, freezeSchema);
    await accounts.freeze(playerId, isFrozen);
    feed.publishPlayer(playerId, []);
    feed.publishPlayerStatus(playerId);
    return context.json({ isFrozen });
  });

  routes.post('/players/:login/user-config', async (context) => {
    const playerId = await namedPlayer(context, operator);
    const change = await requireBody(context, userConfigSchema);
    await changeUserConfig(database, playerId, change);
    feed.publishPlayerStatus(playerId);
    return context.json(change);
  });

  routes.post('/players/:login/sports', async (context) => {
    const playerId = await namedPlayer(context, operator);
    const change = await requireBody(context, sportRulesSchema);
    await changeSportRules(database, playerId, change);
    feed.publishPlayerStatus(playerId);
    return context.json(change);
  });

  routes.post('/players/:login/conversion', async (context) => {
    const { status } = await requireBody(context, conversionSchema);
    await news.setConversion(await namedPlayer(context, operator), status);
    return context.json({ status });
  });

  routes.post('/players/:login/team-cash', async (context) => {
    const { accepted } = await requireBody(context, teamCashSchema);
    const playerId = await namedPlayer(context, operator);
    await news.setAccepted(playerId, accepted);
    feed.publishPlayer(playerId, []);
    return context.json({ accepted });
  });

  return routes;
}
