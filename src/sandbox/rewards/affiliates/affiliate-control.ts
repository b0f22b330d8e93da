import * as v from 'valibot';
import type { SiteContext } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { Affiliates } from './affiliates';

const reasonSchema = v.object({
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)),
});

interface Parts {
  readonly affiliates: Affiliates;
}

/** QA's calls for those who want to be partners: who waits, and a decision about each. */
export function affiliateControlRoutes({ affiliates }: Pick<Parts, 'affiliates'>) {
  const routes = newRoutes();
  routes.get('/partner-applications', async (context) =>
    context.json({ applications: await affiliates.waiting() }),
  );
  routes.get('/partner-applications/:number', async (context) =>
    context.json(await affiliates.find(numberOf(context))),
  );
  routes.post('/partner-applications/:number/accept', async (context) =>
    context.json(await affiliates.accept(numberOf(context))),
  );
  routes.post('/partner-applications/:number/decline', async (context) => {
    const { reason } = await requireBody(context, reasonSchema);
    return context.json(await affiliates.decline(numberOf(context), reason));
  });
  return routes;
}

function numberOf(context: SiteContext): number {
  const number = Number(context.req.param('number'));
  if (!Number.isSafeInteger(number)) throw new ApiFault(404, 'not-found');
  return number;
}
