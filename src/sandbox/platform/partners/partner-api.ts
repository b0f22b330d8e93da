import {
  DECLINE_REASONS,
  type Partner,
  PARTNERS,
  PAYMENT_EVENTS,
  PAYOUT_EVENTS,
  PAYOUT_REASONS,
} from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import type { SiteContext } from '../http/context';
import { newRoutes, requireBody } from '../http/context';
import { ApiFault } from '../http/fault';
import { idSchema } from '../http/inputs';
import type { PartnerCalls } from './partner-calls';
import type { Partners } from './partners';
import type { Payments } from '../../money/payments/payments';
import type { Withdrawals } from '../../money/payments/withdrawals/withdrawals';

const helloSchema = v.object({
  origin: v.pipe(v.string(), v.maxLength(200), v.url()),
  version: v.pipe(v.string(), v.maxLength(100)),
});
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
const downSchema = v.object({ name: v.picklist(PARTNERS), isDown: v.boolean() });

export interface PartnerReader {
  readonly partnerCalls: PartnerCalls;
}

interface Parts extends PartnerReader {
  readonly partners: Partners;
  readonly payments: Payments;
  readonly withdrawals: Withdrawals;
}

/** The partner that a call is from; refuses a call that is not signed as it should be. */
export async function partnerOf(
  { req }: SiteContext,
  { partnerCalls }: PartnerReader,
): Promise<Partner> {
  const { pathname, search } = new URL(req.url);
  const checked = await partnerCalls.check({
    method: req.method,
    path: pathname + search,
    header: (name) => req.header(name),
    body: new Uint8Array(await req.arrayBuffer()),
  });
  if ('partner' in checked) return checked.partner;
  throw new ApiFault(401, 'unauthorized', { reason: checked.refusal });
}

/** `/partner-api/v1`: the calls of partners' programs. */
export function partnerApi(parts: Parts) {
  const routes = newRoutes();
  routes.post('/hello', async (context) => {
    const partner = await partnerOf(context, parts);
    parts.partners.hello(partner, await requireBody(context, helloSchema));
    return context.json({});
  });
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

/** QA's calls for partners. */
export function partnerControlRoutes({ partners }: Parts) {
  const routes = newRoutes();
  routes.get('/partners', (context) => context.json({ partners: partners.list() }));
  routes.post('/partners', async (context) => {
    const { name, isDown } = await requireBody(context, downSchema);
    partners.setDown(name, isDown);
    return context.json({ partners: partners.list() });
  });
  return routes;
}
