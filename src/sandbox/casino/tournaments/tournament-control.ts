import { toMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import type { SiteContext } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { Players } from '../../player/players/players';
import type { Tournaments } from './tournaments';
import { FUND_CURRENCY } from './tournament-rows';

const seconds = (least: number, otherwise: number) =>
  v.optional(v.pipe(v.number(), v.minValue(least), v.maxValue(10_000_000)), otherwise);
/** Decimals of the fund's currency. */
const money = (least: number, otherwise: number) =>
  v.optional(v.pipe(v.number(), v.minValue(least), v.maxValue(1_000_000)), otherwise);
const makeSchema = v.object({
  /** Seconds until it starts, and from its start to its end. */
  startsIn: seconds(0, 0),
  length: seconds(1, 3600),
  entry: money(0.01, 1),
  seed: money(0, 10),
});
const disqualifySchema = v.object({
  login: v.pipe(v.string(), v.maxLength(100)),
  reason: v.picklist(['several-accounts', 'rules-broken']),
});

function idOf(context: SiteContext): number {
  const id = Number(context.req.param('id'));
  if (!Number.isSafeInteger(id)) throw new ApiFault(404, 'not-found');
  return id;
}

interface Parts {
  readonly now: () => number;
  readonly players: Players;
  readonly tournaments: Tournaments;
}

/** QA's calls for tournaments: one on slots, its end, its settlement, and what may go wrong with it. */
export function tournamentControlRoutes({ now, players, tournaments }: Parts) {
  const routes = newRoutes();

  routes.post('/', async (context) => {
    const { startsIn, length, entry, seed } = await requireBody(context, makeSchema);
    const startsAt = Math.floor(now() + startsIn * 1000);
    const id = await tournaments.make({
      startsAt,
      endsAt: startsAt + Math.floor(length * 1000),
      entry: toMinor(entry, FUND_CURRENCY.scale),
      seed: toMinor(seed, FUND_CURRENCY.scale),
    });
    return context.json({ id });
  });

  routes.post('/:id/close', async (context) => {
    await tournaments.close(idOf(context));
    return context.json({});
  });

  routes.post('/:id/settle', async (context) => {
    await tournaments.settle(idOf(context));
    return context.json({});
  });

  routes.post('/:id/cancel', async (context) => {
    await tournaments.cancel(idOf(context));
    return context.json({});
  });

  routes.post('/:id/disqualify', async (context) => {
    const { login, reason } = await requireBody(context, disqualifySchema);
    const playerId = await players.findByLogin(login);
    if (playerId === undefined) throw new ApiFault(404, 'not-found');
    await tournaments.disqualify(idOf(context), playerId, reason);
    return context.json({});
  });

  return routes;
}
