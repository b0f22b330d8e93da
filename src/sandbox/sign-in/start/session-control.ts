import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import type { PlayerFinder } from '../../player/players/named-player';
import { namedPlayer } from '../../player/players/named-player';
import type { Sessions } from '../session/sessions';

interface Parts extends PlayerFinder {
  readonly sessions: Sessions;
}

/** QA's calls that end a player's sessions, and what proved that they are there. */
export function sessionControlRoutes(parts: Parts) {
  const routes = newRoutes();
  const { sessions } = parts;

  routes.post('/players/:login/proof/expire', async (context) => {
    await requireBody(context, v.object({}));
    await sessions.ageProofs(await namedPlayer(context, parts));
    return context.json({});
  });

  routes.post('/players/:login/sign-out', async (context) => {
    await sessions.endAll(await namedPlayer(context, parts));
    return context.json({});
  });

  return routes;
}
