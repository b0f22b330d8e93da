import * as v from 'valibot';
import { newRoutes, requireBody } from '../http/context';
import { ApiFault } from '../http/fault';
import type { Operator } from '../operator';

const flowSchema = v.object({
  flowId: v.pipe(v.string(), v.maxLength(100)),
  /** Lets its code expire. */
  isExpired: v.optional(v.literal(true)),
});

const budgetSchema = v.object({
  /** Messages within an hour to the numbers of one prefix. */
  most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
});

/** QA's calls for codes that were sent, and for the operator's count of messages by prefix. */
export function challengeControlRoutes({ challenges }: Operator) {
  const routes = newRoutes();
  routes.post('/challenges', async (context) => {
    const { flowId, isExpired } = await requireBody(context, flowSchema);
    if (isExpired) await challenges.expire(flowId);
    const view = await challenges.viewOf(flowId);
    if (!view) throw new ApiFault(404, 'not-found');
    return context.json(view);
  });
  routes.get('/sms-prefixes', (context) => context.json(challenges.prefixUse()));
  routes.post('/sms-prefixes', async (context) => {
    challenges.setMostByPrefix((await requireBody(context, budgetSchema)).most);
    return context.json(challenges.prefixUse());
  });
  return routes;
}
