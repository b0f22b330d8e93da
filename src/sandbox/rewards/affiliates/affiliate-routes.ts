import { partnerApplicationSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { mailSchema } from '../../sign-in/challenges/mail-input';
import { admitVisitor } from '../../platform/counts/admit-visitor';
import type { Calls } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import type { Operator } from '../../operator';

const applicationSchema = v.object({ ...partnerApplicationSchema.entries, mail: mailSchema });

/** `/web-api/partners/applications`: who wants to lead visitors to the site; for guests too. */
function affiliateRoutes(operator: Operator) {
  const routes = newRoutes();
  const { affiliates, visitorLimits } = operator;
  routes.post('/', async (context) => {
    const application = await requireBody(context, applicationSchema);
    const demanded = admitVisitor(context, operator, visitorLimits.partnerApplications);
    if (demanded) return demanded;
    await affiliates.apply(application, context.get('language'));
    return context.json({});
  });
  return routes;
}

export const calls: Calls = { '/web-api/partners/applications': affiliateRoutes };
