import { fromMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { currencyOf } from '../catalog/currencies';
import type { Calls } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';
import { ApiFault } from '../../platform/http/fault';
import { amountSchema } from '../../platform/http/inputs';
import type { Bets } from '../placing/bets';
import type { Feed } from '../feed/feed';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import type { StoredBet } from '../placing/bet-rows';
import { betView } from '../placing/bet-rows';
import { minorOf } from '../coupon/stake';
import type { CashOuts } from './cash-outs';

/** As many bets as a page of the history has. */
const MAX_BETS = 100;

const idsSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(',')),
  v.array(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
  v.maxLength(MAX_BETS),
);

/** Amounts are decimals. */
const requestSchema = v.object({
  refId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  openStake: amountSchema,
  stake: amountSchema,
  amount: amountSchema,
});

interface Parts extends PlayerReader {
  readonly bets: Bets;
  readonly cashOuts: CashOuts;
  readonly feed: Feed;
}

/** `/web-api/bets`: offers to cash out open bets, and cashes them out. */
function cashOutRoutes(parts: Parts) {
  const routes = newRoutes();
  const { bets, cashOuts, feed } = parts;

  routes.get('/cash-out-offers', async (context) => {
    const playerId = await playerOf(context, parts);
    const ids = v.safeParse(idsSchema, context.req.query('betIds'));
    if (!ids.success) throw new ApiFault(400, 'bad-request');
    const stored = await bets.byIds(playerId, ids.output);
    return context.json({ offers: stored.map((bet) => offerView(bet, cashOuts)) });
  });

  routes.post('/:id/cash-out', async (context) => {
    const playerId = await playerOf(context, parts);
    const request = await requireBody(context, requestSchema);
    const betId = context.req.param('id');
    const bet = await bets.byId(playerId, betId);
    if (!bet) throw new ApiFault(404, 'not-found');
    const currency = currencyOf(bet.bet.currency_id);
    const cashedOut = await cashOuts.cashOut(playerId, {
      betId,
      refId: request.refId,
      openStake: minorOf(request.openStake, currency),
      stake: minorOf(request.stake, currency),
      amount: minorOf(request.amount, currency),
    });
    if (cashedOut.isNew) feed.publishPlayer(playerId, [betId]);
    return context.json({
      bet: betView(cashedOut.bet, context.get('language')),
      paid: fromMinor(cashedOut.paid, currency.scale),
    });
  });

  return routes;
}

/** An offer in an answer: amounts are decimals. */
function offerView(stored: StoredBet, cashOuts: CashOuts) {
  const { iso, scale } = currencyOf(stored.bet.currency_id);
  const betId = String(stored.bet.id);
  const offer = cashOuts.offer(stored);
  if (typeof offer === 'string') return { betId, refusal: offer };
  return {
    betId,
    iso,
    scale,
    openStake: fromMinor(offer.openStake, scale),
    amount: fromMinor(offer.amount, scale),
    fairValue: fromMinor(offer.fairValue, scale),
  };
}

export const calls: Calls<Parts> = { '/web-api/bets': cashOutRoutes };
