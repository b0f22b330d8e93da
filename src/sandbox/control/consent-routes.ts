import { newRoutes } from '../http/site';
import type { Operator } from '../operator';

/** What visitors agreed to, and what of them was counted. */
export function consentControlRoutes({ consent }: Operator) {
  const routes = newRoutes();
  routes.get('/consent', (context) =>
    context.json({
      agreements: consent.agreements(),
      analytics: { calls: consent.calls, batches: consent.batches() },
    }),
  );
  routes.post('/consent/forget', (context) => {
    consent.clear();
    return context.json({});
  });
  return routes;
}
