import { newIdeaSchema } from '@grandstand/bus-contracts/player';
import type { Calls } from '../../platform/http/context';
import { newRoutes, playerOf, requireBody } from '../../platform/http/context';
import type { Operator } from '../../operator';

/** `/web-api/ideas`: the player's ideas, and those that all players see. */
function ideaRoutes(operator: Operator) {
  const routes = newRoutes();
  const { ideas } = operator;

  routes.get('/', async (context) => {
    const playerId = await playerOf(context, operator);
    return context.json({
      own: await ideas.of(playerId),
      published: await ideas.published(context.get('language')),
    });
  });

  routes.post('/', async (context) => {
    const playerId = await playerOf(context, operator);
    const idea = await requireBody(context, newIdeaSchema);
    return context.json({ ideaId: await ideas.send(playerId, idea) });
  });

  return routes;
}

export const calls: Calls = { '/web-api/ideas': ideaRoutes };
