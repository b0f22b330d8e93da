import * as v from 'valibot';
import { newRoutes, requireBody } from '../http/context';
import { ApiFault } from '../http/fault';
import type { CountStore } from './count-store';

const changeSchema = v.object({
  /** Left out: all limits. */
  names: v.optional(v.array(v.string())),
  most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
});

interface Parts {
  readonly counts: CountStore;
}

/** QA's calls for the limits that are counted by network, device, player and in all. */
export function countControlRoutes({ counts }: Pick<Parts, 'counts'>) {
  const routes = newRoutes();
  routes.get('/visitor-limits', (context) => context.json({ limits: counts.mosts() }));
  routes.post('/visitor-limits', async (context) => {
    const { names, most } = await requireBody(context, changeSchema);
    if (!counts.change(names, most)) throw new ApiFault(404, 'not-found');
    return context.json({ limits: counts.mosts() });
  });
  return routes;
}
