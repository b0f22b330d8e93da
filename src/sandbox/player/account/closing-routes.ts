import type { Calls } from '../../platform/http/context';
import { newRoutes } from '../../platform/http/context';
import { playerSessionOf } from '../../sign-in/session/session-of-call';
import type { Feed } from '../../betting/feed/feed';
import type { Holds } from '../../protection/holds/holds';
import type { Players } from '../players/players';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import type { RecentProofPorts } from '../../sign-in/two-step/recent-proof';
import { requireRecentProof } from '../../sign-in/two-step/recent-proof';

/** How long a closed account stays closed at least, so that nobody comes back in a bad hour. */
export const COOL_OFF = 7 * 86_400_000;

interface Parts extends PlayerReader, RecentProofPorts {
  readonly feed: Feed;
  readonly holds: Holds;
  readonly now: () => number;
  readonly players: Players;
}

/** `/web-api/user/close`: a player closes their account, which support can open again later. */
function closingRoutes(parts: Parts) {
  const routes = newRoutes();
  const { feed, holds, now, players } = parts;

  routes.post('/', async (context) => {
    const session = await playerSessionOf(context, parts);
    await requireRecentProof(parts, session);
    const { playerId } = session;
    await players.close(playerId, Math.floor(now()) + COOL_OFF);
    await holds.lookAround(playerId);
    feed.publishPlayerStatus(playerId);
    return context.json({});
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/user/close': closingRoutes };
