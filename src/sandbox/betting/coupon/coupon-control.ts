import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { World } from '../engine/world';

const banSchema = v.object({
  id: v.string(),
  isBannedExpress: v.optional(v.boolean(), false),
  isDisabledBanker: v.optional(v.boolean(), false),
});

interface Parts {
  readonly world: World;
  readonly now: () => number;
}

/** QA's call for outcomes that are banned from an express, or as a banker. */
export function couponControlRoutes({ world, now }: Parts) {
  const routes = newRoutes();

  routes.post('/', async (context) => {
    const { id, ...ban } = await requireBody(context, banSchema);
    const match = world.line.outcome(id, now())?.match;
    if (!match || !world.line.game(match.id)) throw new ApiFault(404, 'not-found');
    const { bans } = match.changes;
    await world.changeGame(now(), match.id, { bans: { ...bans, [id]: ban } });
    return context.json({ id, ...ban });
  });

  return routes;
}
