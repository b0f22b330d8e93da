import { newRoutes } from '../../platform/http/context';
import { namedPlayer } from '../players/named-player';
import type { Uploads } from './uploads';
import type { UploadTickets } from './upload-tickets';
import type { PlayerFinder } from '../players/named-player';

interface Parts extends PlayerFinder {
  readonly uploads: Uploads;
  readonly uploadTickets: UploadTickets;
}

/** QA's calls for players' files. */
export function uploadControlRoutes(parts: Parts) {
  const routes = newRoutes();
  const { uploads, uploadTickets } = parts;

  routes.get('/uploads', async (context) => context.json({ uploads: await uploads.list() }));

  routes.post('/players/:login/upload-tickets/expire', async (context) => {
    const playerId = await namedPlayer(context, parts);
    return context.json({ expired: await uploadTickets.expire(playerId) });
  });

  return routes;
}
