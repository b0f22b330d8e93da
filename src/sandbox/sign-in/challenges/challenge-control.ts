import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { Challenges } from './challenges';

const flowSchema = v.object({
  flowId: v.pipe(v.string(), v.maxLength(100)),
  /** Lets its code expire. */
  isExpired: v.optional(v.literal(true)),
});

/** How many there may be within an hour. */
const budgetSchema = v.object({
  most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
});

interface Parts {
  readonly challenges: Challenges;
}

/** QA's calls for codes that were sent, and for the operator's counts of messages by prefix and of requests by network. */
export function challengeControlRoutes({ challenges }: Parts) {
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
  routes.get('/code-requests', (context) => context.json({ most: challenges.mostByNetwork }));
  routes.post('/code-requests', async (context) => {
    challenges.setMostByNetwork((await requireBody(context, budgetSchema)).most);
    return context.json({ most: challenges.mostByNetwork });
  });
  return routes;
}
