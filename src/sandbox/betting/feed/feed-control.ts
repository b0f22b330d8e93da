import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import type { Feed } from './feed';

const dropSchema = v.object({ forget: v.optional(v.boolean(), false) });

interface Parts {
  readonly feed: Feed;
}

/** QA's call that ends all connections to the feed. */
export function feedControlRoutes({ feed }: Parts) {
  const routes = newRoutes();

  routes.post('/drop', async (context) =>
    context.json({ dropped: feed.drop(await requireBody(context, dropSchema)) }),
  );

  return routes;
}
