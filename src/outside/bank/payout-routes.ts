import { randomUUID } from 'node:crypto';
import type { PayoutOrder } from '@grandstand/bus-contracts/domain';
import { Hono } from 'hono';
import type { ProgramOptions } from '../kit/program';
import { formOf } from '../kit/read-call';
import type { Books, KnownPayout } from './books';
import type { EventSender } from './event-sender';
import { readPayout } from './orders';
import type { Tasks } from './tasks';

const EVENTS_PATH = '/partner-api/v1/payouts/events';
/** How long a payout takes, ms. */
const PAYOUT_TIME = 5_000;

interface Options extends Pick<ProgramOptions, 'secret' | 'clock'> {
  readonly books: Books;
  readonly keep: EventSender['keep'];
  readonly tasks: Tasks;
}

/** Pays players by the operator's orders: each order once, however often it comes. */
export function createPayouts({ secret, clock, books, keep, tasks }: Options) {
  const routes = new Hono();

  const end = (payout: KnownPayout): void => {
    const { order } = payout;
    const { payout: failure, news } = books.orders.get(order.cardOf)?.plan ?? {};
    const ended: KnownPayout = failure
      ? { ...payout, event: failure, reason: failure === 'refused' ? 'refused' : 'card-closed' }
      : { ...payout, event: 'paid' };
    const { payoutId, amount, iso } = order;
    const content = { eventId: randomUUID(), payoutId, amount, iso, ...resultOf(ended) };
    const event = { path: EVENTS_PATH, content };
    const times = { lost: [], twice: [event, event] };
    keep({ payouts: [ended], events: news ? times[news] : [event] });
  };
  const awaitEnd = (payout: KnownPayout): void =>
    tasks.after(Math.max(0, payout.endsAt - clock.now()), () => end(payout));

  const accept = (order: PayoutOrder): KnownPayout => {
    const payout = { order, event: null, endsAt: clock.now() + PAYOUT_TIME };
    keep({ payouts: [payout] });
    awaitEnd(payout);
    return payout;
  };

  routes.post('/payouts', async (c) => {
    const order = readPayout((await formOf(c))['order'] ?? '', secret);
    if (!order) return c.json({ error: 'unknown-order' }, 404);
    return c.json(resultOf(books.payouts.get(order.payoutId) ?? accept(order)));
  });

  return {
    routes,
    /** Goes on with the payouts that an earlier run of the bank has begun. */
    resume(): void {
      for (const payout of books.payouts.values()) if (payout.event === null) awaitEnd(payout);
    },
  };
}

function resultOf({ event, reason }: KnownPayout) {
  return { event, ...(reason && { reason }) };
}
