import { randomUUID } from 'node:crypto';
import { DECLINE_REASONS, PAYMENT_EVENTS, toMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { CURRENCIES } from '../../../betting/catalog/currencies';
import { newRoutes, requireBody } from '../../../platform/http/context';
import { ApiFault } from '../../../platform/http/fault';
import type { Database } from '../../../platform/database/database';
import type { Payments } from '../payments';
import { makeVoucher } from './vouchers';

const voucherSchema = v.object({
  iso: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** A decimal of the currency. */
  amount: v.pipe(v.number(), v.gtValue(0), v.maxValue(1_000_000)),
});

const eventSchema = v.object({
  event: v.picklist(PAYMENT_EVENTS),
  reason: v.optional(v.picklist(DECLINE_REASONS)),
});

interface Parts {
  readonly database: Database;
  readonly now: () => number;
  readonly payments: Payments;
}

/** QA's calls for deposits: vouchers, and events as if the bank had sent them. */
export function paymentControlRoutes(parts: Parts) {
  const routes = newRoutes();
  const { database, now, payments } = parts;

  routes.post('/vouchers', async (context) => {
    const { iso, amount } = await requireBody(context, voucherSchema);
    const currency = CURRENCIES.find((one) => one.iso === iso);
    const minor = currency && toMinor(amount, currency.scale);
    if (!currency || !minor) throw new ApiFault(400, 'bad-request');
    const at = Math.floor(now());
    return context.json({ code: await makeVoucher(database, { currency, amount: minor, at }) });
  });

  routes.post('/payments/:id/events', async (context) => {
    const { event, reason } = await requireBody(context, eventSchema);
    await payments.happen(context.req.param('id'), {
      change: event,
      eventId: `qa-${randomUUID()}`,
      reason: reason ?? null,
    });
    return context.json({});
  });

  return routes;
}
