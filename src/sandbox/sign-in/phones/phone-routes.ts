import * as v from 'valibot';
import { phoneEntries, requirePhone } from '../challenges/phone-input';
import type { Calls, SiteContext } from '../../platform/http/context';
import { addressOf, newRoutes, requireBody } from '../../platform/http/context';
import { playerOf, playerSessionOf } from '../session/session-of-call';
import type { Feed } from '../../betting/feed/feed';
import type { Holds } from '../../protection/holds/holds';
import type { PlayerPhones } from './player-phones';
import type { PlayerReader } from '../session/session-of-call';
import type { RecentProofPorts } from '../two-step/recent-proof';
import type { ProofCheckPorts } from '../start/give-proof';
import { checkTypedProof } from '../start/give-proof';
import { typedProofEntries } from '../start/proof-routes';
import { requireRecentProof } from '../two-step/recent-proof';

const phoneSchema = v.object(phoneEntries);
const answerSchema = v.object({
  flowId: v.pipe(v.string(), v.maxLength(100)),
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
});
const proofSchema = v.object(typedProofEntries);

interface Parts extends PlayerReader, RecentProofPorts, ProofCheckPorts {
  readonly feed: Feed;
  readonly holds: Holds;
  readonly phones: PlayerPhones;
}

/** `/web-api/user/phone`: the player's own phone number. Those who change it must have proved who they are. */
function phoneRoutes(parts: Parts) {
  const routes = newRoutes();
  const { feed, holds, phones } = parts;

  const askerOf = async (context: SiteContext) => ({
    session: await playerSessionOf(context, parts),
    language: context.get('language'),
    address: addressOf(context),
  });

  routes.get('/', async (context) => context.json(await phones.of(await playerOf(context, parts))));

  routes.post('/', async (context) => {
    const asker = await askerOf(context);
    const subject = requirePhone(await requireBody(context, phoneSchema));
    await requireRecentProof(parts, asker.session);
    return context.json(await phones.begin(asker, subject));
  });

  routes.post('/remove', async (context) => {
    const asker = await askerOf(context);
    // Before the proof, so that nobody gives it in vain.
    await phones.refuseNeeded(asker.session.playerId);
    await requireRecentProof(parts, asker.session);
    return context.json(await phones.beginRemoval(asker));
  });

  // The proof at the beginning is enough: only the session that gave it can confirm.
  routes.post('/confirm', async (context) => {
    const asker = await askerOf(context);
    const { flowId, code } = await requireBody(context, answerSchema);
    const next = await phones.confirm(asker, flowId, code.replaceAll(/\s/g, ''));
    // The player's contacts and protection are others now.
    if (next.step === 'done') {
      await holds.look(asker.session.playerId);
      feed.publishPlayerStatus(asker.session.playerId);
    }
    return context.json(next);
  });

  /** For a player who has the present number no more: they prove who they are without it. */
  routes.post('/without-old', async (context) => {
    const session = await playerSessionOf(context, parts);
    const proof = await requireBody(context, proofSchema);
    const throttled = await checkTypedProof(context, parts, session.playerId, proof);
    if (throttled) return throttled;
    const done = await phones.confirmWithoutOld(session);
    await holds.look(session.playerId);
    feed.publishPlayerStatus(session.playerId);
    return context.json(done);
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/user/phone': phoneRoutes };
