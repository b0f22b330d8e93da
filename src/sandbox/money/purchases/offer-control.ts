import { fromMinor, toMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { POOL_PRODUCTS } from '../stakes/product-stakes';
import type { PoolProduct } from '../stakes/product-stakes';
import { CURRENCIES } from '../../betting/catalog/currencies';
import type { SiteContext } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import { amountSchema, idSchema } from '../../platform/http/inputs';
import type { Feed } from '../../betting/feed/feed';
import type { Offers } from './offers';

const kinds = Object.keys(POOL_PRODUCTS) as PoolProduct[];
const offerSchema = v.object({
  kind: v.picklist(kinds),
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** Of a line, a decimal of the currency. */
  price: v.pipe(v.number(), v.gtValue(0), v.maxValue(1_000_000)),
  iso: v.optional(v.picklist(CURRENCIES.map(({ iso }) => iso)), 'EUR'),
  /** Seconds. */
  closesIn: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000_000)), 3600),
});
const settleSchema = v.object({
  /** Decimals of the offer's currency, by the purchase's id; other purchases are lost. */
  prizes: v.optional(v.array(v.object({ id: idSchema, amount: amountSchema })), []),
});

function idOf(context: SiteContext): number {
  const id = Number(context.req.param('id'));
  if (!Number.isSafeInteger(id)) throw new ApiFault(404, 'not-found');
  return id;
}

interface Parts {
  readonly feed: Feed;
  readonly now: () => number;
  readonly offers: Offers;
}

/** QA's calls for offers. */
export function offerRoutes(parts: Parts) {
  const routes = newRoutes();
  const { feed, now, offers } = parts;

  const view = async (context: SiteContext, id: number): Promise<Response> => {
    const { currency, pool, open } = await offers.state(id);
    const money = fromMinor(pool, currency.scale);
    return context.json({ id, ref: `offer-${id}`, iso: currency.iso, pool: money, open });
  };

  routes.post('/', async (context) => {
    const { kind, title, price, iso, closesIn } = await requireBody(context, offerSchema);
    const currency = CURRENCIES.find((each) => each.iso === iso);
    const minor = currency ? toMinor(price, currency.scale) : 0;
    if (!currency || minor === 0) throw new ApiFault(400, 'bad-request');
    const closesAt = now() + closesIn * 1000;
    return view(context, await offers.make({ kind, title, price: minor, currency, closesAt }));
  });

  routes.get('/:id', async (context) => view(context, idOf(context)));

  routes.post('/:id/settle', async (context) => {
    const { prizes } = await requireBody(context, settleSchema);
    const id = idOf(context);
    const players = await offers.settle(id, (stakeId, scale) =>
      toMinor(prizes.find((prize) => prize.id === stakeId)?.amount ?? 0, scale),
    );
    for (const playerId of players) feed.publishPlayer(playerId, []);
    return view(context, id);
  });

  routes.post('/:id/cancel', async (context) => {
    const id = idOf(context);
    for (const playerId of await offers.cancel(id)) feed.publishPlayer(playerId, []);
    return view(context, id);
  });

  return routes;
}
