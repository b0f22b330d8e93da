import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import type { Cashback } from './cashback';

const endSchema = v.object({
  /** The id of the period: one that has ended is not ended again. */
  period: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

interface Parts {
  readonly cashback: Cashback;
}

/** QA's calls for cashback: the present period, and its end. The mode is a member of the site's rules. */
export function cashbackControlRoutes({ cashback }: Parts) {
  const routes = newRoutes();

  routes.get('/', async (context) => context.json(await cashback.present()));

  routes.post('/end', async (context) => {
    const { period } = await requireBody(context, endSchema);
    await cashback.end(period);
    return context.json(await cashback.present());
  });

  return routes;
}
