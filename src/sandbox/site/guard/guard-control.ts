import * as v from 'valibot';
import { demandSchema } from './demands';
import { newRoutes, requireBody } from '../../platform/http/context';
import type { Demands } from './demands';
import type { Captchas } from './captchas';
import type { Fingerprints } from './fingerprints';

const lifetimeSchema = v.object({
  /** Milliseconds. */
  lifetime: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(86_400_000)),
});

interface Parts {
  readonly demands: Demands;
  readonly captchas: Captchas;
  readonly fingerprints: Fingerprints;
}

/** QA's calls for captchas and fingerprints. */
export function guardRoutes({ demands, captchas, fingerprints }: Parts) {
  const routes = newRoutes();

  routes.get('/demands', (context) => context.json({ demands: demands.list() }));
  routes.post('/demands', async (context) => {
    demands.add(await requireBody(context, demandSchema));
    return context.json({ demands: demands.list() });
  });
  routes.delete('/demands', (context) => {
    demands.clear();
    return context.json({ demands: [] });
  });

  routes.get('/captchas', (context) =>
    context.json({
      captchas: captchas.list().map(({ id, text, terms: [one, other] }) => ({
        id,
        text,
        sum: one + other,
      })),
    }),
  );
  routes.post('/captchas', async (context) => {
    captchas.lifetime = (await requireBody(context, lifetimeSchema)).lifetime;
    return context.json({ lifetime: captchas.lifetime });
  });

  routes.post('/fingerprints', async (context) => {
    fingerprints.lifetime = (await requireBody(context, lifetimeSchema)).lifetime;
    return context.json({ lifetime: fingerprints.lifetime });
  });
  routes.post('/fingerprints/forget', (context) => {
    fingerprints.forget();
    return context.json({});
  });

  return routes;
}
