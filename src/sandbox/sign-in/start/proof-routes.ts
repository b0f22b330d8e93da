import * as v from 'valibot';
import type { Calls } from '../../platform/http/context';
import { addressOf, newRoutes, requireBody } from '../../platform/http/context';
import { playerSessionOf } from '../session/session-of-call';
import type { PlayerReader } from '../session/session-of-call';
import type { ProofCheckPorts, PasswordCheckPorts } from './give-proof';
import { checkPassword, checkTypedProof } from './give-proof';

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const code = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** The entries of a proof that is typed. */
export const typedProofEntries = {
  password,
  /** Of the second step, or a recovery code: for players with two steps. */
  code: v.optional(code),
};

const proofSchema = v.union([
  /** The code that was sent for it, or a recovery code. */
  v.object({ flowId: v.pipe(v.string(), v.maxLength(100)), code }),
  v.object(typedProofEntries),
]);
const sendSchema = v.object({ password });

interface Parts extends PlayerReader, ProofCheckPorts, PasswordCheckPorts {}

/** `/web-api/user/proof`: a signed-in player proves again who they are. */
function proofRoutes(parts: Parts) {
  const routes = newRoutes();
  const { sessions, twoSteps } = parts;

  routes.post('/', async (context) => {
    const session = await playerSessionOf(context, parts);
    const proof = await requireBody(context, proofSchema);
    if ('flowId' in proof) {
      const { flowId: flow, code: given } = proof;
      const code = given.replaceAll(/\s/g, '');
      await twoSteps.answerProof(session, { flow, code, address: addressOf(context) });
    } else {
      const throttled = await checkTypedProof(context, parts, session.playerId, proof);
      if (throttled) return throttled;
    }
    await sessions.prove(session.id);
    return context.json({});
  });

  /** Sends a code to the phone of a player whose second step that is, once the password was right. */
  routes.post('/code', async (context) => {
    const session = await playerSessionOf(context, parts);
    const given = await requireBody(context, sendSchema);
    const throttled = await checkPassword(context, parts, session.playerId, given.password);
    return throttled ?? context.json(await twoSteps.beginProof(session, addressOf(context)));
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/user/proof': proofRoutes };
