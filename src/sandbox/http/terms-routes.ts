import * as v from 'valibot';
import type { Operator } from '../operator';
import { textsIn } from '../texts';
import { timeSchema } from './inputs';
import { newRoutes, playerOf, requireBody } from './site';

const confirmSchema = v.object({ updatedAt: timeSchema });

/** `/web-api/api-v3/v2/user/agreement-rules`: the terms, and who has agreed to them. */
export function termsRoutes(operator: Operator) {
  const routes = newRoutes();
  const { terms } = operator;

  routes.get('/status', async (context) => {
    const { isChanged, updatedAt } = await terms.statusOf(await playerOf(context, operator));
    return context.json({ result: isChanged, updatedAt });
  });

  routes.get('/', async (context) => {
    const { updatedAt } = await terms.statusOf(await playerOf(context, operator));
    return context.json({ updatedAt, ...textsIn(context.get('language')).terms });
  });

  routes.post('/confirm', async (context) => {
    const playerId = await playerOf(context, operator);
    const { updatedAt } = await requireBody(context, confirmSchema);
    await terms.confirm(playerId, updatedAt);
    return context.json({});
  });

  return routes;
}
