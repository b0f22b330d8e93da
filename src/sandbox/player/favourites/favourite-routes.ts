import { favouriteSchema } from '@grandstand/bus-contracts';
import * as v from 'valibot';
import { ApiFault } from '../../platform/http/fault';
import type { Calls } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';
import type { Favourites } from './favourites';
import type { World } from '../../betting/engine/world';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import { favouritesQuerySchema } from '../../betting/line/favourite-keys';
import { namedFavourites } from './named-favourites';

const setSchema = v.object({ favourite: favouriteSchema, isOn: v.boolean() });
const joinSchema = v.object({ favourites: v.pipe(v.array(favouriteSchema), v.maxLength(500)) });

interface Parts extends PlayerReader {
  readonly favourites: Favourites;
  readonly world: World;
}

/** `/web-api/user/favourites`: the player's favourites. */
function favouriteRoutes(parts: Parts) {
  const routes = newRoutes();
  const { favourites } = parts;

  routes.get('/', async (context) => {
    const playerId = await playerOf(context, parts);
    return context.json({ favourites: await favourites.of(playerId) });
  });

  routes.post('/', async (context) => {
    const playerId = await playerOf(context, parts);
    const { favourite, isOn } = await requireBody(context, setSchema);
    return context.json({ favourites: await favourites.set(playerId, favourite, isOn) });
  });

  routes.post('/join', async (context) => {
    const playerId = await playerOf(context, parts);
    const body = await requireBody(context, joinSchema);
    return context.json(await favourites.join(playerId, body.favourites));
  });

  return routes;
}

/** `/line-api/v1/favourites`: the names of leagues and teams. */
function favouriteNameRoutes({ world: { line } }: Parts) {
  const routes = newRoutes();
  routes.get('/', (context) => {
    const requested = v.safeParse(favouritesQuerySchema, context.req.query('favourites'));
    if (!requested.success) throw new ApiFault(400, 'bad-request');
    return context.json({
      named: namedFavourites(requested.output, line, context.get('language')),
    });
  });
  return routes;
}

export const calls: Calls<Parts> = {
  '/web-api/user/favourites': favouriteRoutes,
  '/line-api/v1/favourites': favouriteNameRoutes,
};
