import type { Calls, SiteContext } from '../../platform/http/context';
import { newRoutes, playerOf, playerSessionOf } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { Operator } from '../../operator';
import type { Session } from '../session/sessions';

/** The number of a session, in the path. */
function numberOf(context: SiteContext): number {
  const number = Number(context.req.param('number'));
  if (!Number.isSafeInteger(number)) throw new ApiFault(404, 'not-found');
  return number;
}

/** `/web-api/user/sessions` and `/sign-ins`: where the player is and was signed in. */
function securityRoutes(operator: Operator) {
  const routes = newRoutes();
  const { feed, sessions, signIns } = operator;
  const list = async (session: Session) => ({ sessions: await sessions.listFor(session) });

  routes.get('/sessions', async (context) =>
    context.json(await list(await playerSessionOf(context, operator))),
  );

  routes.delete('/sessions/:number', async (context) => {
    const session = await playerSessionOf(context, operator);
    if (!(await sessions.endOne(session.playerId, numberOf(context)))) {
      throw new ApiFault(404, 'not-found');
    }
    // The pages of the ended session ask about it at once.
    feed.publishPlayerStatus(session.playerId);
    return context.json(await list(session));
  });

  routes.post('/sessions/end-others', async (context) => {
    const session = await playerSessionOf(context, operator);
    await sessions.endOthers(session);
    feed.publishPlayerStatus(session.playerId);
    return context.json(await list(session));
  });

  routes.get('/sign-ins', async (context) =>
    context.json({ attempts: await signIns.historyOf(await playerOf(context, operator)) }),
  );

  return routes;
}

export const calls: Calls = { '/web-api/user': securityRoutes };
