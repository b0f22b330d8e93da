import * as v from 'valibot';
import { newRoutes, requireBody } from '../http/context';
import { ApiFault } from '../http/fault';
import type { Operator } from '../operator';

const flowSchema = v.object({
  flowId: v.pipe(v.string(), v.maxLength(100)),
  /** Lets its code expire. */
  isExpired: v.optional(v.literal(true)),
});

/** QA's call for codes that were sent. */
export function challengeControlRoutes({ challenges }: Operator) {
  const routes = newRoutes();
  routes.post('/challenges', async (context) => {
    const { flowId, isExpired } = await requireBody(context, flowSchema);
    if (isExpired) await challenges.expire(flowId);
    const view = await challenges.viewOf(flowId);
    if (!view) throw new ApiFault(404, 'not-found');
    return context.json(view);
  });
  return routes;
}
