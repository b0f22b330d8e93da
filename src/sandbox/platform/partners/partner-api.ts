import { type Partner, PARTNERS } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import type { SiteContext } from '../http/context';
import { newRoutes, requireBody } from '../http/context';
import { ApiFault } from '../http/fault';
import type { PartnerCalls } from './partner-calls';
import type { Partners } from './partners';

const helloSchema = v.object({
  origin: v.pipe(v.string(), v.maxLength(200), v.url()),
  version: v.pipe(v.string(), v.maxLength(100)),
});
const downSchema = v.object({ name: v.picklist(PARTNERS), isDown: v.boolean() });

export interface PartnerReader {
  readonly partnerCalls: PartnerCalls;
}

interface Parts extends PartnerReader {
  readonly partners: Partners;
}

/** The partner that a call is from; refuses a call that is not signed as it should be. */
export async function partnerOf(
  { req }: SiteContext,
  { partnerCalls }: PartnerReader,
): Promise<Partner> {
  const { pathname, search } = new URL(req.url);
  const checked = await partnerCalls.check({
    method: req.method,
    path: pathname + search,
    header: (name) => req.header(name),
    body: new Uint8Array(await req.arrayBuffer()),
  });
  if ('partner' in checked) return checked.partner;
  throw new ApiFault(401, 'unauthorized', { reason: checked.refusal });
}

/** `/partner-api/v1`: how partners' programs say that they have started. */
export function partnerApi(parts: Parts) {
  const routes = newRoutes();
  routes.post('/hello', async (context) => {
    const partner = await partnerOf(context, parts);
    parts.partners.hello(partner, await requireBody(context, helloSchema));
    return context.json({});
  });
  return routes;
}

/** QA's calls for partners. */
export function partnerControlRoutes({ partners }: Parts) {
  const routes = newRoutes();
  routes.get('/partners', (context) => context.json({ partners: partners.list() }));
  routes.post('/partners', async (context) => {
    const { name, isDown } = await requireBody(context, downSchema);
    partners.setDown(name, isDown);
    return context.json({ partners: partners.list() });
  });
  return routes;
}
