import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import { namedPlayer } from '../../player/players/named-player';
import { ApiFault } from '../../platform/http/fault';
import type { FreeSpins } from './free-spins';
import type { FreeSpinOffers } from './free-spin-offers';
import type { PlayerFinder } from '../../player/players/named-player';
import { USUAL_GAME } from './usual-spins';

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000));
const grantSchema = v.object({
  /** The slug of a game of reels. */
  game: v.optional(v.string(), USUAL_GAME),
  spins: count,
  /** Seconds from now. */
  endsIn: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000_000)), 86_400),
});

const changeSchema = v.object({
  /** Null: the operator's own terms come back. */
  terms: v.nullable(
    v.object({
      version: v.exactOptional(count),
      spins: v.exactOptional(count),
      days: v.exactOptional(count),
    }),
  ),
});

interface Parts extends PlayerFinder {
  readonly freeSpins: FreeSpins;
  readonly freeSpinOffers: FreeSpinOffers;
  readonly now: () => number;
}

/** QA's calls for free spins: grants some to a player, and the terms of an offer from now on. */
export function freeSpinControlRoutes(parts: Parts) {
  const routes = newRoutes();
  const { freeSpins, freeSpinOffers, now } = parts;

  routes.post('/players/:login/free-spins', async (context) => {
    const playerId = await namedPlayer(context, parts);
    const { endsIn, ...wanted } = await requireBody(context, grantSchema);
    const endsAt = Math.floor(now() + endsIn * 1000);
    await freeSpins.give(playerId, { ...wanted, endsAt, taken: null });
    return context.json({});
  });

  routes.post('/free-spin-offers/:offer', async (context) => {
    const { offer } = context.req.param();
    const { terms } = await requireBody(context, changeSchema);
    if (!freeSpinOffers.change(offer, terms)) throw new ApiFault(404, 'not-found');
    return context.json({});
  });

  return routes;
}
