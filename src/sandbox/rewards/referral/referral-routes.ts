import type { Calls } from '../../platform/http/context';
import { newRoutes } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';
import type { Referrals } from './referrals';
import type { PlayerReader } from '../../sign-in/session/session-of-call';

interface Parts extends PlayerReader {
  readonly referrals: Referrals;
}

/** The friends whom the player has invited. */
function referralRoutes(parts: Parts) {
  const routes = newRoutes();
  routes.get('/', async (context) =>
    context.json(await parts.referrals.ofPlayer(await playerOf(context, parts))),
  );
  return routes;
}

export const calls: Calls<Parts> = { '/web-api/promo/referral': referralRoutes };
