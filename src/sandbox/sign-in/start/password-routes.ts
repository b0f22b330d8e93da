import * as v from 'valibot';
import type { Calls } from '../../platform/http/context';
import { admitVisitor } from '../../site/guard/admit-visitor';
import { newRoutes, requireBody } from '../../platform/http/context';
import { playerSessionOf } from '../session/session-of-call';
import type { Feed } from '../../betting/feed/feed';
import type { PlayerPasswords } from '../session/passwords/player-passwords';
import type { VisitorLimits } from '../../platform/counts/visitor-limits';
import type { PlayerReader } from '../session/session-of-call';
import type { RecentProofPorts } from '../two-step/recent-proof';
import type { VisitorGate } from '../../site/guard/admit-visitor';
import { requireRecentProof } from '../two-step/recent-proof';

const passwordSchema = v.object({ password: v.pipe(v.string(), v.maxLength(200)) });

interface Parts extends PlayerReader, RecentProofPorts, VisitorGate {
  readonly feed: Feed;
  readonly passwords: PlayerPasswords;
  readonly visitorLimits: VisitorLimits;
}

/** `/web-api/user/password`: a signed-in player, who has proved who they are, chooses another password. */
function passwordRoutes(parts: Parts) {
  const routes = newRoutes();
  const { feed, passwords } = parts;

  routes.post('/', async (context) => {
    const session = await playerSessionOf(context, parts);
    const { password } = await requireBody(context, passwordSchema);
    await requireRecentProof(parts, session);
    const demanded = admitVisitor(context, parts, parts.visitorLimits.newPasswords);
    if (demanded) return demanded;
    await passwords.change({ playerId: session.playerId, password, kept: session });
    // The player's other pages ask about their session at once.
    feed.publishPlayerStatus(session.playerId);
    return context.json({});
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/user/password': passwordRoutes };
