import * as v from 'valibot';
import type { Operator } from '../operator';
import { newRoutes, requireBody } from './site';

const deviceSchema = v.object({
  visitorId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  componentsData: v.pipe(v.string(), v.maxLength(50_000)),
});

/** `/web-api/fingerprint`: what device this is. The sandbox keeps nothing of it. */
export function fingerprintRoutes({ fingerprints }: Operator) {
  const routes = newRoutes();
  routes.post('/', async (context) => {
    await requireBody(context, deviceSchema);
    return context.json(fingerprints.issue());
  });
  return routes;
}
