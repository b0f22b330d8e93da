import { partnerApplicationSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { mailSchema } from '../../platform/http/mail-input';
import { admitVisitor } from '../../site/guard/admit-visitor';
import type { Calls } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import type { Affiliates } from './affiliates';
import type { VisitorLimits } from '../../platform/counts/visitor-limits';
import type { VisitorGate } from '../../site/guard/admit-visitor';

const applicationSchema = v.object({ ...partnerApplicationSchema.entries, mail: mailSchema });

interface Parts extends VisitorGate {
  readonly affiliates: Affiliates;
  readonly visitorLimits: VisitorLimits;
}

/** `/web-api/partners/applications`: who wants to lead visitors to the site; for guests too. */
function affiliateRoutes(parts: Parts) {
  const routes = newRoutes();
  const { affiliates, visitorLimits } = parts;
  routes.post('/', async (context) => {
    const application = await requireBody(context, applicationSchema);
    const demanded = admitVisitor(context, parts, visitorLimits.partnerApplications);
    if (demanded) return demanded;
    await affiliates.apply(application, context.get('language'));
    return context.json({});
  });
  return routes;
}

export const calls: Calls<Parts> = { '/web-api/partners/applications': affiliateRoutes };
