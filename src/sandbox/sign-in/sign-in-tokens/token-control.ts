import * as v from 'valibot';
import { namedPlayer, newRoutes, requireBody } from '../../platform/http/context';
import type { Operator } from '../../operator';

const linkSchema = v.object({
  /** The link has run out already. */
  isExpired: v.optional(v.literal(true)),
});

/** QA's call for a link that signs in. */
export function tokenControlRoutes(operator: Operator) {
  const routes = newRoutes();
  routes.post('/players/:login/sign-in-link', async (context) => {
    const playerId = await namedPlayer(context, operator);
    const { isExpired } = await requireBody(context, linkSchema);
    return context.json(await operator.signInTokens.sendLink(playerId, isExpired ? 0 : undefined));
  });
  return routes;
}
