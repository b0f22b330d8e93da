import * as v from 'valibot';
import { namedPlayer, newRoutes, requireBody } from '../http/context';
import type { Operator } from '../operator';
import { USUAL_GAME } from './usual-spins';

const grantSchema = v.object({
  /** The slug of a game of reels. */
  game: v.optional(v.string(), USUAL_GAME),
  spins: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
  /** Seconds from now. */
  endsIn: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000_000)), 86_400),
});

/** QA's call for free spins: grants some to a player. */
export function freeSpinControlRoutes(operator: Operator) {
  const routes = newRoutes();
  const { freeSpins, now } = operator;

  routes.post('/players/:login/free-spins', async (context) => {
    const playerId = await namedPlayer(context, operator);
    const { endsIn, ...wanted } = await requireBody(context, grantSchema);
    await freeSpins.give(playerId, { ...wanted, endsAt: Math.floor(now() + endsIn * 1000) });
    return context.json({});
  });

  return routes;
}
