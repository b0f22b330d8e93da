import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import { namedPlayer } from '../../player/players/named-player';
import type { SiteAccess } from './site-access';
import type { Appeals } from './appeals';
import type { Feed } from '../../betting/feed/feed';
import type { Holds } from '../holds/holds';
import type { SiteRules } from '../../site/site/site-rules';
import type { PlayerFinder } from '../../player/players/named-player';

const path = v.pipe(v.string(), v.startsWith('/'));
const code = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
/** Seconds from now; a negative number is in the past. */
const fromNow = v.optional(v.pipe(v.number(), v.minValue(-1_000_000), v.maxValue(10_000_000)));

const blockSchema = v.object({
  reason: code,
  path: v.optional(path, '/*'),
  who: v.optional(v.picklist(['all', 'guests', 'players']), 'all'),
});
const redirectSchema = v.object({
  path,
  to: v.optional(v.nullable(v.string()), null),
  reason: v.optional(v.nullable(code), null),
  breadcrumbs: v.optional(v.array(v.string()), []),
});
const maintenanceSchema = v.object({
  isActive: v.optional(v.boolean(), true),
  startsIn: fromNow,
  endsIn: fromNow,
  notifyStartsIn: fromNow,
  notifyEndsIn: fromNow,
  isWebOpen: v.optional(v.boolean(), false),
});
const siteSchema = v.object({
  banAddress: v.optional(v.string()),
  redirectHosts: v.optional(v.array(v.string())),
});
const banSchema = v.object({ level: code, version: v.optional(code, 1) });
interface Parts extends PlayerFinder {
  readonly access: SiteAccess;
  readonly appeals: Appeals;
  readonly feed: Feed;
  readonly holds: Holds;
  readonly siteRules: SiteRules;
  readonly now: () => number;
}

/** QA's calls for blocks, redirects, maintenance and bans. */
export function accessControlRoutes(parts: Parts) {
  const routes = newRoutes();
  const { access, appeals, feed, holds, siteRules } = parts;

  routes.get('/blocks', (context) => context.json({ blocks: access.blocks }));
  routes.post('/blocks', async (context) => {
    access.block(await requireBody(context, blockSchema));
    return context.json({ blocks: access.blocks });
  });
  routes.delete('/blocks', (context) => {
    access.clearBlocks();
    return context.json({ blocks: [] });
  });

  routes.get('/redirects', (context) => context.json({ redirects: access.redirects }));
  routes.post('/redirects', async (context) => {
    access.redirect(await requireBody(context, redirectSchema));
    return context.json({ redirects: access.redirects });
  });
  routes.delete('/redirects', (context) => {
    access.clearRedirects();
    return context.json({ redirects: [] });
  });

  routes.post('/maintenance', async (context) => {
    const body = await requireBody(context, maintenanceSchema);
    const at = (seconds: number | undefined): number | null =>
      seconds === undefined ? null : Math.floor(parts.now() + seconds * 1000);
    access.maintenance = {
      started_at: at(body.startsIn),
      ended_at: at(body.endsIn),
      notify_started_at: at(body.notifyStartsIn),
      notify_ended_at: at(body.notifyEndsIn),
      isActive: body.isActive,
      web_state: body.isWebOpen ? 0 : 1,
    };
    return context.json({ maintenance: access.maintenance });
  });
  routes.delete('/maintenance', (context) => {
    access.maintenance = null;
    return context.json({ maintenance: null });
  });

  routes.post('/access', async (context) => {
    Object.assign(siteRules, await requireBody(context, siteSchema));
    const { banAddress, redirectHosts } = siteRules;
    return context.json({ banAddress, redirectHosts });
  });

  routes.post('/players/:login/ban', async (context) => {
    const playerId = await namedPlayer(context, parts);
    const ban = await requireBody(context, banSchema);
    await appeals.ban(playerId, ban);
    if (ban.level > 0) await holds.lookAround(playerId);
    feed.publishPlayerStatus(playerId, ban);
    return context.json(ban);
  });

  return routes;
}
