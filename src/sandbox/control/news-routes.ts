import * as v from 'valibot';
import { ApiFault } from '../http/fault';
import { newRoutes, requireBody } from '../http/site';
import type { SiteContext } from '../http/site';
import type { Operator } from '../operator';

const conversionSchema = v.object({ status: v.picklist([0, 1, 2]) });
const teamCashSchema = v.object({
  accepted: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
});

/** What players are told of once. */
export function newsRoutes({ feed, news, players }: Operator) {
  const routes = newRoutes();

  const playerOf = async (context: SiteContext): Promise<number> => {
    const playerId = await players.findByLogin(context.req.param('login') ?? '');
    if (playerId === undefined) throw new ApiFault(404, 'not-found');
    return playerId;
  };

  routes.post('/players/:login/conversion', async (context) => {
    const { status } = await requireBody(context, conversionSchema);
    await news.setConversion(await playerOf(context), status);
    return context.json({ status });
  });

  routes.post('/players/:login/team-cash', async (context) => {
    const { accepted } = await requireBody(context, teamCashSchema);
    const playerId = await playerOf(context);
    await news.setAccepted(playerId, accepted);
    feed.publishPlayer(playerId, []);
    return context.json({ accepted });
  });

  return routes;
}
