import type { PlayGuard } from '../../protection/limits/play-guard';
import type { Calls, SiteContext } from '../../platform/http/context';
import { addressOf, newRoutes, requireBody } from '../../platform/http/context';
import { playerOf, playerSessionOf } from '../session/session-of-call';
import { ApiFault } from '../../platform/http/fault';
import type { Passkeys } from './passkeys';
import type { Guesses } from '../../platform/counts/guesses';
import type { BarPorts, SessionStartPorts } from '../start/start-session';
import type { PlayerReader } from '../session/session-of-call';
import type { RecentProofPorts } from '../two-step/recent-proof';
import { browserName } from '../session/browser-name';
import { requireRecentProof } from '../two-step/recent-proof';
import { refuseBarred, startSession } from '../start/start-session';
import { textsIn } from '../../site/texts';
import { nameSchema, newPasskeySchema, signedSchema } from './passkey-input';

/** The id of a passkey, in the path. */
function idOf(context: SiteContext): number {
  const id = Number(context.req.param('id'));
  if (!Number.isSafeInteger(id)) throw new ApiFault(404, 'not-found');
  return id;
}

interface Parts extends BarPorts, SessionStartPorts, PlayerReader, RecentProofPorts {
  readonly guard: PlayGuard;
  readonly passkeys: Passkeys;
  readonly guesses: Guesses;
}

/** `/web-api/auth/passkey`: a sign-in by passkey. */
function signInRoutes(parts: Parts) {
  const routes = newRoutes();
  const { passkeys } = parts;

  routes.post('/options', async (context) =>
    context.json(await passkeys.beginSignIn(addressOf(context))),
  );

  routes.post('/', async (context) => {
    const { flowId, response, remember } = await requireBody(context, signedSchema);
    const { signature } = response.response;
    const guess = { kind: 'passkey', secret: signature, address: addressOf(context) } as const;
    const playerId = await parts.guesses.compare(guess, () => passkeys.signIn(flowId, response));
    await refuseBarred(parts, playerId);
    // Both steps at once: the player has the authenticator, which has verified them by PIN or body.
    const method = 'passkey';
    const signIn = { playerId, method, isRemembered: remember } as const;
    return context.json(await startSession(context, parts, signIn));
  });

  return routes;
}

/** `/web-api/user/passkeys`: the player's own. Those who add or remove one must have proved who they are. */
function ownRoutes(parts: Parts) {
  const routes = newRoutes();
  const { passkeys } = parts;
  const list = async (playerId: number) => ({ passkeys: await passkeys.of(playerId) });

  routes.get('/', async (context) => context.json(await list(await playerOf(context, parts))));

  routes.post('/options', async (context) => {
    const session = await playerSessionOf(context, parts);
    await requireRecentProof(parts, session);
    return context.json(await passkeys.beginAdding(session));
  });

  routes.post('/', async (context) => {
    const session = await playerSessionOf(context, parts);
    const { flowId, response } = await requireBody(context, newPasskeySchema);
    const browser = browserName(context.req.header('User-Agent') ?? '');
    const name = browser || textsIn(context.get('language')).passkey;
    await passkeys.add(session, { flowId, response, name });
    return context.json(await list(session.playerId));
  });

  routes.post('/:id', async (context) => {
    const playerId = await playerOf(context, parts);
    const { name } = await requireBody(context, nameSchema);
    await passkeys.rename(playerId, idOf(context), name);
    return context.json(await list(playerId));
  });

  routes.delete('/:id', async (context) => {
    const session = await playerSessionOf(context, parts);
    await requireRecentProof(parts, session);
    await passkeys.remove(session.playerId, idOf(context));
    return context.json(await list(session.playerId));
  });

  return routes;
}

export const calls: Calls<Parts> = {
  '/web-api/auth/passkey': signInRoutes,
  '/web-api/user/passkeys': ownRoutes,
};
