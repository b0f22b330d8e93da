import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { PlayerFinder } from '../../player/players/named-player';
import type { PromoCodes, PromoEffect } from './promo-codes';

const promoEntries = {
  code: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9]{3,20}$/)),
  isOffered: v.optional(v.boolean(), false),
  /** The only player whom it is for. */
  login: v.optional(v.string()),
  /** Seconds from now. */
  endsIn: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000_000))),
};
const promoSchema = v.union([
  v.object({
    ...promoEntries,
    /** Percents of the net win. */
    percent: v.pipe(v.number(), v.gtValue(0), v.maxValue(30)),
  }),
  v.object({
    ...promoEntries,
    /** Prepaid money, in initial stakes of the currency. */
    stakes: v.pipe(v.number(), v.gtValue(0), v.maxValue(100)),
  }),
  v.object({
    ...promoEntries,
    /** The stake of a free bet, in initial stakes of the currency. */
    freeStakes: v.pipe(v.number(), v.minValue(0.1), v.maxValue(100)),
  }),
]);

function effectOf(body: v.InferOutput<typeof promoSchema>): PromoEffect {
  if ('percent' in body) return { kind: 'hyper-bonus', percent: body.percent };
  return 'stakes' in body
    ? { kind: 'prepaid', stakes: body.stakes }
    : { kind: 'free-bet', stakes: body.freeStakes };
}

interface Parts extends PlayerFinder {
  readonly promoCodes: PromoCodes;
  readonly now: () => number;
}

/** QA's call for promo codes. */
export function promoControlRoutes({ players, promoCodes, now }: Parts) {
  const routes = newRoutes();

  routes.post('/', async (context) => {
    const body = await requireBody(context, promoSchema);
    const { code, isOffered, login, endsIn } = body;
    const playerId = login === undefined ? null : ((await players.findByLogin(login)) ?? null);
    if (login !== undefined && playerId === null) throw new ApiFault(404, 'not-found');
    const endsAt = endsIn === undefined ? null : Math.floor(now() + endsIn * 1000);
    const effect = effectOf(body);
    await promoCodes.put({ code, effect, isOffered, playerId, endsAt });
    return context.json({ code, effect, isOffered, endsAt });
  });

  return routes;
}
