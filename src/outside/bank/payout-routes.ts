import { randomUUID } from 'node:crypto';
import type { PayoutEvent, PayoutOrder, PayoutReason } from '@grandstand/bus-contracts/domain';
import { Hono } from 'hono';
import type { ProgramOptions } from '../kit/program';
import { formOf } from '../kit/read-call';
import type { CardPlan } from './cards';
import type { SendEvent } from './event-sender';
import { readPayout } from './orders';

const EVENTS_PATH = '/partner-api/v1/payouts/events';
/** How long a payout takes, ms. */
const PAYOUT_TIME = 5_000;

/** How a payout has ended; `event` is null before that. */
interface KnownPayout {
  event: PayoutEvent | null;
  reason?: PayoutReason;
}

interface Options extends Pick<ProgramOptions, 'secret' | 'clock'> {
  readonly send: SendEvent;
  /** What the bank does with the card that an order of a deposit was paid by. */
  readonly planOfCard: (paymentId: string) => CardPlan;
}

/** Pays players by the operator's orders: each order once, however often it comes. */
export function payoutRoutes({ secret, clock, send, planOfCard }: Options): Hono {
  const payouts = new Map<string, KnownPayout>();
  const app = new Hono();

  const end = (order: PayoutOrder, payout: KnownPayout): void => {
    const { payout: failure, news } = planOfCard(order.cardOf);
    payout.event = failure ?? 'paid';
    if (failure) payout.reason = failure === 'refused' ? 'refused' : 'card-closed';
    const { payoutId, amount, iso } = order;
    const content = { eventId: randomUUID(), payoutId, amount, iso, ...payout };
    if (news !== 'lost') send(EVENTS_PATH, content);
    if (news === 'twice') send(EVENTS_PATH, content);
  };

  app.post('/payouts', async (c) => {
    const order = readPayout((await formOf(c))['order'] ?? '', secret);
    if (!order) return c.json({ error: 'unknown-order' }, 404);
    const known = payouts.get(order.payoutId);
    if (known) return c.json(known);
    const payout: KnownPayout = { event: null };
    payouts.set(order.payoutId, payout);
    clock.after(PAYOUT_TIME, () => end(order, payout));
    return c.json(payout);
  });

  return app;
}
