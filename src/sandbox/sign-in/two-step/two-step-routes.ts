import * as v from 'valibot';
import type { Calls } from '../../platform/http/context';
import { addressOf, newRoutes, requireBody } from '../../platform/http/context';
import { playerOf, playerSessionOf } from '../session/session-of-call';
import type { Feed } from '../../betting/feed/feed';
import type { TwoStepSetup } from './two-step-setup';
import type { PlayerReader } from '../session/session-of-call';
import type { RecentProofPorts } from './recent-proof';
import { requireRecentProof } from './recent-proof';

const codeSchema = v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) });

const beginSchema = v.object({
  /** By an authenticator app, or by codes to the player's phone. */
  by: v.optional(v.picklist(['totp', 'sms']), 'totp'),
});

interface Parts extends PlayerReader, RecentProofPorts {
  readonly feed: Feed;
  readonly twoStepSetup: TwoStepSetup;
}

/** `/web-api/user/two-step`: the player's own second step. Those who change it must have proved who they are. */
function twoStepRoutes(parts: Parts) {
  const routes = newRoutes();
  const { feed, twoStepSetup } = parts;

  routes.get('/', async (context) =>
    context.json(await twoStepSetup.of(await playerOf(context, parts))),
  );

  routes.post('/begin', async (context) => {
    const session = await playerSessionOf(context, parts);
    const { by } = await requireBody(context, beginSchema);
    await requireRecentProof(parts, session);
    return context.json(await twoStepSetup.begin(session, by, addressOf(context)));
  });

  // The proof at the beginning is enough: only the session that gave it can confirm.
  routes.post('/confirm', async (context) => {
    const session = await playerSessionOf(context, parts);
    const { code } = await requireBody(context, codeSchema);
    const recoveryCodes = await twoStepSetup.confirm(session, {
      code,
      address: addressOf(context),
    });
    // The player's protection is another now.
    feed.publishPlayerStatus(session.playerId);
    return context.json({ recoveryCodes });
  });

  routes.post('/recovery-codes', async (context) => {
    const session = await playerSessionOf(context, parts);
    await requireRecentProof(parts, session);
    return context.json({ recoveryCodes: await twoStepSetup.renewCodes(session.playerId) });
  });

  routes.delete('/', async (context) => {
    const session = await playerSessionOf(context, parts);
    await requireRecentProof(parts, session);
    await twoStepSetup.turnOff(session.playerId);
    feed.publishPlayerStatus(session.playerId);
    return context.json(await twoStepSetup.of(session.playerId));
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/user/two-step': twoStepRoutes };
