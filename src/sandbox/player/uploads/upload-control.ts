import { namedPlayer, newRoutes } from '../../platform/http/context';
import type { Operator } from '../../operator';

/** QA's calls for players' files. */
export function uploadControlRoutes(operator: Operator) {
  const routes = newRoutes();
  const { uploads, uploadTickets } = operator;

  routes.get('/uploads', async (context) => context.json({ uploads: await uploads.list() }));

  routes.post('/players/:login/upload-tickets/expire', async (context) => {
    const playerId = await namedPlayer(context, operator);
    return context.json({ expired: await uploadTickets.expire(playerId) });
  });

  return routes;
}
