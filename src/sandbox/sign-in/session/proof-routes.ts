import * as v from 'valibot';
import type { Calls } from '../../platform/http/context';
import { addressOf, newRoutes, playerSessionOf, requireBody } from '../../platform/http/context';
import type { Operator } from '../../operator';
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

/** `/web-api/user/proof`: a signed-in player proves again who they are. */
function proofRoutes(operator: Operator) {
  const routes = newRoutes();
  const { sessions, twoSteps } = operator;

  routes.post('/', async (context) => {
    const session = await playerSessionOf(context, operator);
    const proof = await requireBody(context, proofSchema);
    if ('flowId' in proof) {
      const { flowId: flow, code: given } = proof;
      const code = given.replaceAll(/\s/g, '');
      await twoSteps.answerProof(session, { flow, code, address: addressOf(context) });
    } else {
      const throttled = await checkTypedProof(context, operator, session.playerId, proof);
      if (throttled) return throttled;
    }
    await sessions.prove(session.id);
    return context.json({});
  });

  /** Sends a code to the phone of a player whose second step that is, once the password was right. */
  routes.post('/code', async (context) => {
    const session = await playerSessionOf(context, operator);
    const given = await requireBody(context, sendSchema);
    const throttled = await checkPassword(context, operator, session.playerId, given.password);
    return throttled ?? context.json(await twoSteps.beginProof(session, addressOf(context)));
  });

  return routes;
}

export const calls: Calls = { '/web-api/user/proof': proofRoutes };
