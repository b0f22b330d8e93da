import type { Operator } from '../../operator';
import type { Calls } from '../../platform/http/context';
import { feedNameOf, newRoutes, sessionOf } from '../../platform/http/context';
import { eventStream } from '../../platform/http/text-streams';

/** `/feed-api/v1`: the stream of events. */
function feedRoutes(operator: Operator) {
  const routes = newRoutes();

  routes.get('/stream', async (context) => {
    const session = await sessionOf(context, operator);
    // A browser's EventSource sends the last number when it reconnects.
    const lastId = context.req.header('Last-Event-ID') ?? context.req.query('since');
    const since = lastId && /^\d{1,15}$/.test(lastId) ? Number(lastId) : null;
    const receiver = {
      playerId: session?.playerId ?? null,
      sessionId: session?.id ?? null,
      feed: feedNameOf(context) ?? null,
    };
    return eventStream(operator.feed.open(receiver, since));
  });

  return routes;
}

export const calls: Calls = { '/feed-api/v1': feedRoutes };
