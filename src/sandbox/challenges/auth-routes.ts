import * as v from 'valibot';
import type { Calls } from '../http/context';
import { addressOf, newRoutes, requireBody } from '../http/context';
import type { Operator } from '../operator';
import { linkAfterCode } from '../social/returned-person';
import { refuseBarred, startAfterFirstStep, startSession } from '../session/start-session';

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

/** `/web-api/auth`: the codes of a sign-in. */
function authRoutes(operator: Operator, isSecure: boolean) {
  const routes = newRoutes();
  const { challenges, twoSteps } = operator;

  routes.post('/confirm', async (context) => {
    const { flowId: flow, code, remember } = await requireBody(context, answerSchema);
    const isSecond = await twoSteps.isFlow(flow);
    const playerId = isSecond
      ? await twoSteps.answer(flow, code)
      : (await challenges.answer(flow, code)).playerId;
    await refuseBarred(operator, playerId);
    const signIn = { playerId, isRemembered: remember, isSecure };
    const start = isSecond ? startSession : startAfterFirstStep;
    const started = await start(context, operator, signIn);
    const nextFlow = 'step' in started ? started.flowId : undefined;
    await linkAfterCode(context, operator, { flow, playerId, nextFlow });
    return context.json(started);
  });

  routes.post('/resend', async (context) => {
    const flow = await requireBody(context, flowSchema);
    return context.json(await challenges.resend(flow.flowId, addressOf(context)));
  });

  return routes;
}

export const calls: Calls = { '/web-api/auth': authRoutes };
