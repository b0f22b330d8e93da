import type { Feed } from './feed';
import type { SessionReader } from '../../sign-in/session/session-of-call';
import type { Calls } from '../../platform/http/context';
import { feedNameOf, newRoutes } from '../../platform/http/context';
import { sessionOf } from '../../sign-in/session/session-of-call';
import { eventStream } from '../../platform/http/text-streams';

interface Parts extends SessionReader {
  readonly feed: Feed;
}

/** `/feed-api/v1`: the stream of events. */
function feedRoutes(parts: Parts) {
  const routes = newRoutes();

  routes.get('/stream', async (context) => {
    const session = await sessionOf(context, parts);
    // A browser's EventSource sends the last number when it reconnects.
    const lastId = context.req.header('Last-Event-ID') ?? context.req.query('since');
    const since = lastId && /^\d{1,15}$/.test(lastId) ? Number(lastId) : null;
    const receiver = {
      playerId: session?.playerId ?? null,
      sessionId: session?.id ?? null,
      feed: feedNameOf(context) ?? null,
    };
    return eventStream(parts.feed.open(receiver, since));
  });

  return routes;
}

export const calls: Calls<Parts> = { '/feed-api/v1': feedRoutes };
