import { newIdeaSchema } from '@grandstand/bus-contracts/player';
import type { Calls } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';
import type { Ideas } from './ideas';
import type { PlayerReader } from '../../sign-in/session/session-of-call';

interface Parts extends PlayerReader {
  readonly ideas: Ideas;
}

/** `/web-api/ideas`: the player's ideas, and those that all players see. */
function ideaRoutes(parts: Parts) {
  const routes = newRoutes();
  const { ideas } = parts;

  routes.get('/', async (context) => {
    const playerId = await playerOf(context, parts);
    return context.json({
      own: await ideas.of(playerId),
      published: await ideas.published(context.get('language')),
    });
  });

  routes.post('/', async (context) => {
    const playerId = await playerOf(context, parts);
    const idea = await requireBody(context, newIdeaSchema);
    return context.json({ ideaId: await ideas.send(playerId, idea) });
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/ideas': ideaRoutes };
