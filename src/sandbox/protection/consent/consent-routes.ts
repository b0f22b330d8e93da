import * as v from 'valibot';
import type { Calls } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { timeSchema } from '../../platform/http/inputs';
import type { ConsentLog } from './consent-log';
import { forgetOneTapOffer } from '../../sign-in/social/one-tap-routes';

const agreementSchema = v.object({
  cookiesAgreeTime: v.pipe(timeSchema, v.integer()),
  cookiesAgreeType: v.picklist([1, 2, 3, 4]),
});
/** The types that agree to functional cookies. */
const FUNCTIONAL: ReadonlySet<number> = new Set([2, 3]);
const word = v.pipe(v.string(), v.maxLength(64));
const batchSchema = v.object({
  visitor: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  counters: v.record(v.pipe(v.string(), v.regex(/^(?:[1-9]|1[01])$/)), word),
  events: v.pipe(v.array(v.record(word, v.union([v.number(), word]))), v.maxLength(200)),
});

/** Type 4 is a social network's counter, type 8 a search engine's. */
const COUNTERS = [
  { type: 1, code: 'tag-1' },
  { type: 4, code: 'social-4' },
  { type: 8, code: 'search-8' },
];

interface Parts {
  readonly consent: ConsentLog;
}

/** `/web-api/agreements`: agreements to cookies. */
function agreementRoutes({ consent }: Parts) {
  const routes = newRoutes();
  routes.post('/cookies', async (context) => {
    const agreement = await requireBody(context, agreementSchema);
    consent.agree(agreement);
    // Scripts can't remove it.
    if (!FUNCTIONAL.has(agreement.cookiesAgreeType)) forgetOneTapOffer(context);
    return context.json({});
  });
  return routes;
}

/** `/analytics-api/v1`: counters and events. */
function analyticsRoutes({ consent }: Parts) {
  const routes = newRoutes();
  routes.use(async (_context, next) => {
    consent.calls += 1;
    await next();
  });
  routes.get('/counters', (context) => context.json({ counters: COUNTERS }));
  routes.post('/events', async (context) => {
    consent.collect(await requireBody(context, batchSchema));
    return context.json({});
  });
  return routes;
}

/** QA's calls for agreements and collected analytics. */
export function consentControlRoutes({ consent }: Parts) {
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

export const calls: Calls<Parts> = {
  '/web-api/agreements': agreementRoutes,
  '/analytics-api/v1': analyticsRoutes,
};
