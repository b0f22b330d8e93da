import type { FreeSpinsView } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { findTitle } from '../../casino/casino/titles';
import type { Calls } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';
import { textIdSchema } from '../../platform/http/inputs';
import type { FreeSpins } from './free-spins';
import type { FreeSpinOffers } from './free-spin-offers';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import { mayReach } from '../promotion/offer-standing';
import type { FreeSpinGrant } from './free-spin-rows';

const takeSchema = v.object({
  offer: v.pipe(v.string(), v.maxLength(40)),
  /** Of the terms that the player saw. */
  hash: v.pipe(v.string(), v.hash(['sha256'])),
});
const giveUpSchema = v.object({ id: textIdSchema });

interface Parts extends PlayerReader {
  readonly freeSpins: FreeSpins;
  readonly freeSpinOffers: FreeSpinOffers;
  readonly now: () => number;
}

/** `/web-api/promo`: the free spins of the player. */
function freeSpinRoutes(parts: Parts) {
  const routes = newRoutes();
  const { database, freeSpins, freeSpinOffers, now } = parts;

  routes.get('/free-spins', async (context) => {
    const playerId = await playerOf(context, parts);
    const isBarred = !(await mayReach(database, playerId, 'page', now()));
    const grants = await freeSpins.of(playerId);
    return context.json({ isBarred, freeSpins: grants.map(viewOf) });
  });

  routes.post('/free-spins/take', async (context) => {
    const playerId = await playerOf(context, parts);
    const { offer, hash } = await requireBody(context, takeSchema);
    return context.json(viewOf(await freeSpinOffers.take(playerId, offer, hash)));
  });

  routes.post('/free-spins/give-up', async (context) => {
    const playerId = await playerOf(context, parts);
    const { id } = await requireBody(context, giveUpSchema);
    await freeSpins.giveUp(playerId, id);
    return context.json({});
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/promo': freeSpinRoutes };

/** Free spins as their player reads them. */
function viewOf({ id, game, currency, taken, ...grant }: FreeSpinGrant): FreeSpinsView {
  const title = findTitle(game);
  return {
    id: String(id),
    gameId: title?.id ?? 0,
    slug: game,
    game: title?.name ?? game,
    iso: currency.iso,
    scale: currency.scale,
    ...grant,
    offer: taken && { id: taken.terms.offer, version: taken.terms.version, hash: taken.hash },
  };
}
