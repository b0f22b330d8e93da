import type { Calls, SiteContext } from '../../platform/http/context';
import { newRoutes } from '../../platform/http/context';
import { playerOf, playerSessionOf } from '../session/session-of-call';
import { ApiFault } from '../../platform/http/fault';
import type { Feed } from '../../betting/feed/feed';
import type { SignIns } from './sign-ins';
import type { PlayerReader } from '../session/session-of-call';
import type { Session } from '../session/sessions';

/** The number of a session, in the path. */
function numberOf(context: SiteContext): number {
  const number = Number(context.req.param('number'));
  if (!Number.isSafeInteger(number)) throw new ApiFault(404, 'not-found');
  return number;
}

interface Parts extends PlayerReader {
  readonly feed: Feed;
  readonly signIns: SignIns;
}

/** `/web-api/user/sessions` and `/sign-ins`: where the player is and was signed in. */
function securityRoutes(parts: Parts) {
  const routes = newRoutes();
  const { feed, sessions, signIns } = parts;
  const list = async (session: Session) => ({ sessions: await sessions.listFor(session) });

  routes.get('/sessions', async (context) =>
    context.json(await list(await playerSessionOf(context, parts))),
  );

  routes.delete('/sessions/:number', async (context) => {
    const session = await playerSessionOf(context, parts);
    if (!(await sessions.endOne(session.playerId, numberOf(context)))) {
      throw new ApiFault(404, 'not-found');
    }
    // The pages of the ended session ask about it at once.
    feed.publishPlayerStatus(session.playerId);
    return context.json(await list(session));
  });

  routes.post('/sessions/end-others', async (context) => {
    const session = await playerSessionOf(context, parts);
    await sessions.endOthers(session);
    feed.publishPlayerStatus(session.playerId);
    return context.json(await list(session));
  });

  routes.get('/sign-ins', async (context) =>
    context.json({ attempts: await signIns.historyOf(await playerOf(context, parts)) }),
  );

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/user': securityRoutes };
