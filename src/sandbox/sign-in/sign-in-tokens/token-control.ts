import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import { namedPlayer } from '../../player/players/named-player';
import type { SignInTokens } from './sign-in-tokens';
import type { PlayerFinder } from '../../player/players/named-player';

const linkSchema = v.object({
  /** The link has run out already. */
  isExpired: v.optional(v.literal(true)),
});

interface Parts extends PlayerFinder {
  readonly signInTokens: SignInTokens;
}

/** QA's call for a link that signs in. */
export function tokenControlRoutes(parts: Parts) {
  const routes = newRoutes();
  routes.post('/players/:login/sign-in-link', async (context) => {
    const playerId = await namedPlayer(context, parts);
    const { isExpired } = await requireBody(context, linkSchema);
    return context.json(await parts.signInTokens.sendLink(playerId, isExpired ? 0 : undefined));
  });
  return routes;
}
