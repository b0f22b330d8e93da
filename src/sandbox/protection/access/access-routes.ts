import { newAppealSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import type { Operator } from '../../operator';
import type { Calls } from '../../platform/http/context';
import { newRoutes, playerOf, requireBody } from '../../platform/http/context';

const url = v.pipe(v.string(), v.maxLength(8000));
const redirectSchema = v.object({ url });
const blockSchema = v.object({ auth: v.boolean(), url });

/** Redirects, blocks and the state of maintenance. */
function accessRoutes({ access }: Operator) {
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
function appealRoutes(operator: Operator) {
  const routes = newRoutes();
  const { appeals, feed } = operator;
  routes.get('/', async (context) => {
    const playerId = await playerOf(context, operator);
    return context.json(await appeals.of(playerId));
  });
  routes.post('/', async (context) => {
    const playerId = await playerOf(context, operator);
    await appeals.send(playerId, await requireBody(context, newAppealSchema));
    // For the player's other tabs and devices.
    feed.publishPlayerStatus(playerId);
    return context.json(await appeals.of(playerId));
  });
  return routes;
}

export const calls: Calls = { '/': accessRoutes, '/web-api/user/block-appeals': appealRoutes };
