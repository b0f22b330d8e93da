import { newAppealSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import type { SiteAccess } from './site-access';
import type { Appeals } from './appeals';
import type { Feed } from '../../betting/feed/feed';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import type { Calls } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';

const url = v.pipe(v.string(), v.maxLength(8000));
const redirectSchema = v.object({ url });
const blockSchema = v.object({ auth: v.boolean(), url });

interface Parts extends PlayerReader {
  readonly access: SiteAccess;
  readonly appeals: Appeals;
  readonly feed: Feed;
}

/** Redirects, blocks and the state of maintenance. */
function accessRoutes({ access }: Parts) {
  const routes = newRoutes();
  routes.post('/redirects-api/api/v1/redirect-light', async (context) => {
    const request = await requireBody(context, redirectSchema);
    return context.json(access.redirectOf(request.url));
  });
  routes.post('/blocks-api/api/v2/block', async (context) => {
    const request = await requireBody(context, blockSchema);
    return context.json(access.blockOf(request.url, request.auth));
  });
  routes.get('/bff-api/config/state', (context) =>
    context.json({ maintenance: access.maintenance }),
  );
  return routes;
}

/** `/web-api/user/block-appeals`: a player's appeals against a ban. */
function appealRoutes(parts: Parts) {
  const routes = newRoutes();
  const { appeals, feed } = parts;
  routes.get('/', async (context) => {
    const playerId = await playerOf(context, parts);
    return context.json(await appeals.of(playerId));
  });
  routes.post('/', async (context) => {
    const playerId = await playerOf(context, parts);
    await appeals.send(playerId, await requireBody(context, newAppealSchema));
    // For the player's other tabs and devices.
    feed.publishPlayerStatus(playerId);
    return context.json(await appeals.of(playerId));
  });
  return routes;
}

export const calls: Calls<Parts> = {
  '/': accessRoutes,
  '/web-api/user/block-appeals': appealRoutes,
};
