import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import type { Tokens } from './tokens';

const tokenSchema = v.object({
  lifetime: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(86_400)),
});

interface Parts {
  readonly tokens: Tokens;
}

/** QA's call for how long bearer tokens live. */
export function lifetimeRoutes({ tokens }: Parts) {
  const routes = newRoutes();

  routes.post('/', async (context) => {
    tokens.lifetime = (await requireBody(context, tokenSchema)).lifetime;
    return context.json({ lifetime: tokens.lifetime });
  });

  return routes;
}
