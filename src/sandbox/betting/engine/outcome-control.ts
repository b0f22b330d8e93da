import * as v from 'valibot';
import type { GameChanges } from '../match/game-changes';
import { ApiFault } from '../../platform/http/fault';
import type { SiteContext } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import type { World } from './world';
import type { Feed } from '../feed/feed';

const idSchema = v.object({ id: v.string() });
const priceSchema = v.object({
  id: v.string(),
  /** null releases a fixed price. */
  coef: v.nullable(v.pipe(v.number(), v.minValue(1.01), v.maxValue(1000))),
});

interface Parts {
  readonly world: World;
  readonly feed: Feed;
  readonly now: () => number;
}

/** QA's calls for the price and the suspension of an outcome. */
export function outcomeRoutes({ world, feed, now }: Parts) {
  const routes = newRoutes();

  const change = async (
    context: SiteContext,
    id: string,
    changed: (changes: GameChanges) => Partial<GameChanges>,
  ): Promise<Response> => {
    const found = world.line.outcome(id, now());
    if (!found || !world.line.game(found.match.id)) throw new ApiFault(404, 'not-found');
    const { match, outcome } = found;
    await world.changeGame(now(), match.id, changed(match.changes));
    feed.publishOdds(world.line.reprice(now(), match.id), []);
    return context.json({ id, coef: outcome.coef, isBlocked: outcome.isBlocked });
  };

  routes.post('/price', async (context) => {
    const { id, coef } = await requireBody(context, priceSchema);
    return change(context, id, ({ coefs }) => {
      const { [id]: _before, ...others } = coefs;
      const rounded = coef === null ? null : Math.round(coef * 1000) / 1000;
      return { coefs: rounded === null ? others : { ...others, [id]: rounded } };
    });
  });

  routes.post('/suspend', async (context) => {
    const { id } = await requireBody(context, idSchema);
    return change(context, id, ({ suspended }) => ({
      suspended: [...new Set([...suspended, id])],
    }));
  });

  routes.post('/resume', async (context) => {
    const { id } = await requireBody(context, idSchema);
    return change(context, id, ({ suspended }) => ({
      suspended: suspended.filter((held) => held !== id),
    }));
  });

  return routes;
}
