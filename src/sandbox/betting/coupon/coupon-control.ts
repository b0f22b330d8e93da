import { toMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { ApiFault } from '../../platform/http/fault';
import { newRoutes, requireBody } from '../../platform/http/context';
import type { Accounts } from '../../money/accounts/accounts';
import type { Database } from '../../platform/database/database';
import type { Placing } from '../placing/place';
import type { Players } from '../../player/players/players';
import type { Prepaid } from '../../money/accounts/prepaid';
import type { PromoCodes, PromoEffect } from './promo-codes';
import type { World } from '../engine/world';
import type { LiveHold } from '../placing/live-hold';
import { lockPlayer } from '../../platform/database/lock-player';

const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000_000));
const prepaidSchema = v.object({ amount: v.pipe(amount, v.gtValue(0)) });
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

const banSchema = v.object({
  id: v.string(),
  isBannedExpress: v.optional(v.boolean(), false),
  isDisabledBanker: v.optional(v.boolean(), false),
});
const placingSchema = v.object({
  /** Milliseconds. */
  liveDelay: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000))),
  isVipAccepted: v.optional(v.boolean()),
});

interface Parts {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly placing: Placing;
  readonly players: Players;
  readonly prepaid: Prepaid;
  readonly promoCodes: PromoCodes;
  readonly world: World;
  readonly now: () => number;
  readonly liveHold: LiveHold;
}

/** QA's calls for prepaid money, promo codes, bans and the live delay. */
export function couponControlRoutes(parts: Parts) {
  const routes = newRoutes();
  const { accounts, database, placing, players, prepaid, promoCodes, world, now } = parts;

  const mainAccountOf = async (login: string) => {
    const playerId = await players.findByLogin(login);
    const own = playerId === undefined ? [] : await accounts.ofPlayer(playerId);
    const main = own.find(({ type }) => type === 0);
    if (!main) throw new ApiFault(404, 'not-found');
    return main;
  };

  routes.post('/players/:login/prepaid', async (context) => {
    const { playerId, currency } = await mainAccountOf(context.req.param('login'));
    const body = await requireBody(context, prepaidSchema);
    const minor = toMinor(body.amount, currency.scale);
    if (minor === 0) throw new ApiFault(400, 'bad-request');
    await database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      await prepaid.give(queries, playerId, currency, minor);
    });
    return context.json({ amount: body.amount });
  });

  routes.post('/promo-codes', async (context) => {
    const body = await requireBody(context, promoSchema);
    const { code, isOffered, login, endsIn } = body;
    const playerId = login === undefined ? null : ((await players.findByLogin(login)) ?? null);
    if (login !== undefined && playerId === null) throw new ApiFault(404, 'not-found');
    const endsAt = endsIn === undefined ? null : Math.floor(now() + endsIn * 1000);
    const effect = effectOf(body);
    await promoCodes.put({ code, effect, isOffered, playerId, endsAt });
    return context.json({ code, effect, isOffered, endsAt });
  });

  routes.post('/bans', async (context) => {
    const { id, ...ban } = await requireBody(context, banSchema);
    const match = world.line.outcome(id, now())?.match;
    if (!match || !world.line.game(match.id)) throw new ApiFault(404, 'not-found');
    const { bans } = match.changes;
    await world.changeGame(now(), match.id, { bans: { ...bans, [id]: ban } });
    return context.json({ id, ...ban });
  });

  routes.post('/placing', async (context) => {
    const { liveDelay, isVipAccepted } = await requireBody(context, placingSchema);
    if (liveDelay !== undefined) parts.liveHold.delay = liveDelay;
    if (isVipAccepted !== undefined) placing.isVipAccepted = isVipAccepted;
    return context.json({
      liveDelay: parts.liveHold.delay,
      isVipAccepted: placing.isVipAccepted,
    });
  });

  return routes;
}
