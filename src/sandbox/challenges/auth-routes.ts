import * as v from 'valibot';
import type { Calls } from '../http/context';
import { addressOf, newRoutes, requireBody } from '../http/context';
import type { Operator } from '../operator';
import { refuseBarred, startSession } from '../session/start-session';

const flowId = v.pipe(v.string(), v.maxLength(100));
const flowSchema = v.object({ flowId });
const answerSchema = v.object({
  flowId,
  code: v.pipe(
    v.string(),
    v.maxLength(40),
    v.transform((code) => code.replaceAll(/\s/g, '')),
  ),
  remember: v.optional(v.boolean(), false),
});

/** `/web-api/auth`: the second step of a sign-in. */
function authRoutes(operator: Operator, isSecure: boolean) {
  const routes = newRoutes();
  const { challenges } = operator;

  routes.post('/confirm', async (context) => {
    const { flowId: flow, code, remember } = await requireBody(context, answerSchema);
    const { playerId } = await challenges.answer(flow, code);
    await refuseBarred(operator, playerId);
    return context.json(
      await startSession(context, operator, { playerId, isRemembered: remember, isSecure }),
    );
  });

  routes.post('/resend', async (context) => {
    const flow = await requireBody(context, flowSchema);
    return context.json(await challenges.resend(flow.flowId, addressOf(context)));
  });

  return routes;
}

export const calls: Calls = { '/web-api/auth': authRoutes };
