import { fromMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import type { Account } from '../accounts/accounts';
import { POOL_PRODUCTS } from '../stakes/product-stakes';
import type { PoolProduct } from '../stakes/product-stakes';
import type { Calls } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';
import { ApiFault } from '../../platform/http/fault';
import { idSchema, textIdSchema } from '../../platform/http/inputs';
import type { Feed } from '../../betting/feed/feed';
import type { PlayerLimits } from '../../protection/limits/player-limits';
import type { Purchases, Purchase } from './purchases';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import type { LimitLeft } from '../../protection/limits/limit-use';
import type { Quote, Wish } from './quote';

const kinds = Object.keys(POOL_PRODUCTS) as PoolProduct[];
const MAX_LINES = 100;
const MAX_LINE_LENGTH = 200;
const wishSchema = v.object({
  kind: v.picklist(kinds),
  ref: v.pipe(v.string(), v.regex(/^[\w:.-]{1,80}$/)),
  lines: v.pipe(v.array(v.pipe(v.string(), v.maxLength(MAX_LINE_LENGTH))), v.maxLength(MAX_LINES)),
});
const refIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,80}$/));
const quoteSchema = v.object({
  ...wishSchema.entries,
  refId: v.optional(refIdSchema),
  accountId: v.optional(idSchema),
});
const orderSchema = v.object({
  ...wishSchema.entries,
  refId: refIdSchema,
  accountId: idSchema,
  quote: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
});

const listSchema = v.object({
  before: v.optional(textIdSchema),
});

interface Parts extends PlayerReader {
  readonly feed: Feed;
  readonly limits: PlayerLimits;
  readonly purchases: Purchases;
}

/** `/web-api/purchases`: quotes and purchases of everything but bets. */
function purchaseRoutes(parts: Parts) {
  const routes = newRoutes();
  const { database, feed, limits, purchases } = parts;

  routes.post('/quote', async (context) => {
    const playerId = await playerOf(context, parts);
    const { refId, accountId, ...wish } = await requireBody(context, quoteSchema);
    const known = refId && (await purchases.byRef(playerId, refId));
    if (known) return context.json({ purchase: purchaseView(known) });
    const buyer = { playerId, language: context.get('language') };
    const { account, quote } = await purchases.quote(buyer, wish, accountId);
    const left = await limits.left(database, playerId, account.currency);
    return context.json(quoteView(wish, { account, quote, left }));
  });

  routes.post('/', async (context) => {
    const playerId = await playerOf(context, parts);
    const order = await requireBody(context, orderSchema);
    const buyer = { playerId, language: context.get('language') };
    const { purchase, isNew } = await purchases.buy(buyer, order, context.get('onBooked'));
    if (isNew) feed.publishPlayer(playerId, []);
    return context.json({ purchase: purchaseView(purchase) });
  });

  routes.get('/', async (context) => {
    const playerId = await playerOf(context, parts);
    const query = v.safeParse(listSchema, context.req.query());
    if (!query.success) throw new ApiFault(400, 'bad-request');
    const { purchases: list, hasMore } = await purchases.list(playerId, query.output.before);
    return context.json({ purchases: list.map(purchaseView), hasMore });
  });

  routes.get('/by-ref/:refId', async (context) => {
    const playerId = await playerOf(context, parts);
    const purchase = await purchases.byRef(playerId, context.req.param('refId'));
    if (!purchase) throw new ApiFault(404, 'not-found');
    return context.json({ purchase: purchaseView(purchase) });
  });

  return routes;
}

interface QuoteFacts {
  readonly account: Account;
  readonly quote: Quote;
  readonly left: readonly LimitLeft[];
}

/** A quote in an answer: amounts are decimals. */
function quoteView({ kind, ref }: Wish, { account, quote, left }: QuoteFacts) {
  const { iso, scale } = account.currency;
  const { currency } = quote.pool;
  // Limits do not apply to bonus money and points.
  const applied = account.type === 4 || account.isPoints ? [] : left;
  return {
    kind,
    ref,
    title: quote.title,
    lines: quote.lines,
    accountId: account.id,
    iso,
    scale,
    amount: fromMinor(quote.amount, scale),
    price: {
      iso: currency.iso,
      scale: currency.scale,
      amount: fromMinor(quote.price, currency.scale),
    },
    closesAt: quote.closesAt,
    terms: quote.terms,
    quote: quote.version,
    limits: applied.map(({ limitType, limitValue, limitBalance }) => ({
      limitType,
      limitValue: fromMinor(limitValue, scale),
      limitBalance: fromMinor(limitBalance, scale),
    })),
  };
}

/** A purchase in an answer: amounts are decimals. */
function purchaseView({ currency, ...purchase }: Purchase) {
  const { iso, scale } = currency;
  return {
    ...purchase,
    id: String(purchase.id),
    iso,
    scale,
    amount: fromMinor(purchase.amount, scale),
    payout: fromMinor(purchase.payout, scale),
  };
}

export const calls: Calls<Parts> = { '/web-api/purchases': purchaseRoutes };
