import * as v from 'valibot';
import type { Calls } from '../../platform/http/context';
import { addressOf, newRoutes, requireBody } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { Challenges } from '../challenges/challenges';
import type { BarPorts, SignInPorts } from '../start/start-session';
import type { SocialPorts } from '../social/returned-person';
import { signInFacts } from '../session/sign-in-facts';
import { linkAfterCode } from '../social/returned-person';
import { refuseBarred, startAfterFirstStep, startSession } from '../start/start-session';

const flowId = v.pipe(v.string(), v.maxLength(100));
const flowSchema = v.object({ flowId });
const answerSchema = v.object({
  flowId,
  /** A code; in the second step after a code by SMS, the password. */
  code: v.pipe(v.string(), v.maxLength(200)),
  remember: v.optional(v.boolean(), false),
});

interface Parts extends BarPorts, SignInPorts, SocialPorts {
  readonly challenges: Challenges;
}

/** `/web-api/auth`: the codes of a sign-in. */
function authRoutes(parts: Parts) {
  const routes = newRoutes();
  const { challenges, signIns, twoSteps } = parts;

  routes.post('/confirm', async (context) => {
    const { flowId: flow, code: given, remember } = await requireBody(context, answerSchema);
    const first = await twoSteps.firstStepOf(flow);
    const method = first?.method ?? 'code';
    const code = first?.way === 'password' ? given : given.replaceAll(/\s/g, '');
    const answered = first
      ? twoSteps
          .answer({ flow, code, address: addressOf(context) })
          .then((playerId) => ({ playerId, isByPhone: false }))
      : challenges.answer({ flow, code, address: addressOf(context) }).then((passed) => ({
          playerId: passed.playerId,
          isByPhone: passed.channel === 'phone',
        }));
    const { playerId, isByPhone } = await answered.catch(async (error: unknown) => {
      if (error instanceof ApiFault && error.code === 'wrong_code') {
        const whose = first?.playerId ?? (await challenges.playerOf(flow));
        await signIns.recordFailure(whose, signInFacts(context, method));
      }
      throw error;
    });
    await refuseBarred(parts, playerId);
    const signIn = { playerId, method, isByPhone, isRemembered: remember };
    const start = first ? startSession : startAfterFirstStep;
    const started = await start(context, parts, signIn);
    const nextFlow = 'step' in started ? started.flowId : undefined;
    await linkAfterCode(context, parts, { flow, playerId, nextFlow });
    return context.json(started);
  });

  routes.post('/resend', async (context) => {
    const flow = await requireBody(context, flowSchema);
    return context.json(await challenges.resend(flow.flowId, addressOf(context)));
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/auth': authRoutes };
