import * as v from 'valibot';
import type { Calls } from '../../platform/http/context';
import { admitVisitor } from '../../platform/counts/admit-visitor';
import { newRoutes, playerSessionOf, requireBody } from '../../platform/http/context';
import type { Operator } from '../../operator';
import { requireRecentProof } from './recent-proof';

const passwordSchema = v.object({ password: v.pipe(v.string(), v.maxLength(200)) });

/** `/web-api/user/password`: a signed-in player, who has proved who they are, chooses another password. */
function passwordRoutes(operator: Operator) {
  const routes = newRoutes();
  const { feed, passwords } = operator;

  routes.post('/', async (context) => {
    const session = await playerSessionOf(context, operator);
    const { password } = await requireBody(context, passwordSchema);
    await requireRecentProof(operator, session);
    const demanded = admitVisitor(context, operator, operator.visitorLimits.newPasswords);
    if (demanded) return demanded;
    await passwords.change({ playerId: session.playerId, password, kept: session });
    // The player's other pages ask about their session at once.
    feed.publishPlayerStatus(session.playerId);
    return context.json({});
  });

  return routes;
}

export const calls: Calls = { '/web-api/user/password': passwordRoutes };
