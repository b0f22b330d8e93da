import {
  DECLINE_REASONS,
  PAYMENT_EVENTS,
  PAYOUT_EVENTS,
  PAYOUT_REASONS,
} from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { newRoutes, requireBody } from '../../../platform/http/context';
import { ApiFault } from '../../../platform/http/fault';
import { idSchema } from '../../../platform/http/inputs';
import { partnerOf } from '../../../platform/partners/partner-api';
import type { PartnerReader } from '../../../platform/partners/partner-api';
import type { Payments } from '../payments';
import type { Withdrawals } from '../withdrawals/withdrawals';

const eventSchema = v.object({
  eventId: v.pipe(v.string(), v.regex(/^[\w-]{8,80}$/)),
  /** Minor units. */
  amount: idSchema,
  iso: v.pipe(v.string(), v.maxLength(3)),
});
const paymentEventSchema = v.object({
  ...eventSchema.entries,
  paymentId: v.pipe(v.string(), v.maxLength(80)),
  event: v.picklist(PAYMENT_EVENTS),
  reason: v.optional(v.picklist(DECLINE_REASONS)),
  /** The name that the bank has for the card, which is not its number. */
  card: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(80))),
});
const voucherSchema = v.object({
  ...eventSchema.entries,
  paymentId: v.pipe(v.string(), v.maxLength(80)),
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
});
const payoutEventSchema = v.object({
  ...eventSchema.entries,
  payoutId: v.pipe(v.string(), v.maxLength(80)),
  event: v.picklist(PAYOUT_EVENTS),
  reason: v.optional(v.picklist(PAYOUT_REASONS)),
});

interface Parts extends PartnerReader {
  readonly payments: Payments;
  readonly withdrawals: Withdrawals;
}

/** `/partner-api/v1`: what the bank says of payments and payouts. */
export function bankApi(parts: Parts) {
  const routes = newRoutes();
  // Signed, at least once, in any order.
  routes.post('/payments/events', async (context) => {
    const partner = await partnerOf(context, parts);
    const { paymentId, amount, iso, event, eventId, reason, card } = await requireBody(
      context,
      paymentEventSchema,
    );
    const isRight =
      partner === 'bank' && (await parts.payments.isSameAmount(paymentId, amount, iso));
    if (!isRight) throw new ApiFault(422, 'bad-request');
    await parts.payments.happen(paymentId, {
      change: event,
      eventId,
      reason: reason ?? null,
      card,
    });
    return context.json({});
  });
  // The page of the bank asks for the code, and the operator, who has sold the voucher, answers whether it pays.
  routes.post('/payments/voucher', async (context) => {
    const partner = await partnerOf(context, parts);
    const { paymentId, amount, iso, code, eventId } = await requireBody(context, voucherSchema);
    const isPaid =
      partner === 'bank' &&
      (await parts.payments.isSameAmount(paymentId, amount, iso)) &&
      (await parts.payments.payByVoucher(paymentId, { code, eventId }));
    if (!isPaid) throw new ApiFault(422, 'bad-request');
    return context.json({});
  });
  routes.post('/payouts/events', async (context) => {
    const partner = await partnerOf(context, parts);
    const { withdrawals } = parts;
    const { payoutId, amount, iso, event, eventId, reason } = await requireBody(
      context,
      payoutEventSchema,
    );
    const isRight = partner === 'bank' && (await withdrawals.isSameAmount(payoutId, amount, iso));
    if (!isRight) throw new ApiFault(422, 'bad-request');
    // What the state does not allow is written down: the bank must not send it again.
    await withdrawals.happen(payoutId, { change: event, eventId, reason: reason ?? null });
    return context.json({});
  });
  return routes;
}
