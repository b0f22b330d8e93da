import { createHmac, randomUUID } from 'node:crypto';
import type {
  DeclineReason,
  PaymentEvent,
  PaymentOrder,
  PayMethod,
} from '@grandstand/bus-contracts/domain';
import type { Context } from 'hono';
import { pageLanguage } from '../kit/page';
import type { ProgramOptions } from '../kit/program';
import type { CardPlan } from './cards';
import type { SendEvent } from './event-sender';
import { readOrder } from './orders';
import { bankPolicy, endPage } from './pages';

const EVENTS_PATH = '/partner-api/v1/payments/events';
/** How long an order is remembered after its end, ms. */
const KEPT = 86_400_000;

/** What the bank knows of an order. */
export interface KnownOrder {
  readonly order: PaymentOrder;
  event: PaymentEvent | null;
  reason?: DeclineReason;
  /** What the bank does with the card or wallet that it was paid by. */
  plan?: CardPlan;
  /** The name of that card, wallet or bank account, which is not its number. */
  card?: string;
  challenge?: { readonly code: string; readonly digits: string; tries: number };
  /** The transfer is under way. */
  isSent?: true;
  /** For the terminal. */
  code?: string;
  /** Of a voucher. */
  tries?: number;
}

/** How an order was paid. */
interface Payer {
  readonly plan: CardPlan;
  /** The number of a card, a wallet or a bank account; cash has none. */
  readonly source?: string;
}

export interface DeskOptions extends Pick<ProgramOptions, 'siteOrigin' | 'secret' | 'clock'> {
  readonly send: SendEvent;
  /** A card's name is made of its number, which is kept nowhere. */
  readonly cardKey: Uint8Array;
}

export type Desk = ReturnType<typeof createDesk>;

/** What all ways to pay have in common. Its state is in memory: the operator's books are what counts. */
export function createDesk({ siteOrigin, secret, clock, send, cardKey }: DeskOptions) {
  const orders = new Map<string, KnownOrder>();
  const nameOf = (source: string): string =>
    createHmac('sha256', cardKey).update(source).digest('base64url');
  const policy = bankPolicy(siteOrigin);

  const show = async (c: Context, markup: Promise<string>, status: 200 | 400 | 404 = 200) => {
    c.header('Content-Security-Policy', policy);
    c.header('X-Frame-Options', 'DENY');
    return c.html(await markup, status);
  };
  const back = ({ language, paymentId }: PaymentOrder, result: string): string =>
    `${siteOrigin}/${language}/onpay/${result}?payment=${encodeURIComponent(paymentId)}`;

  /** The order of a token, as the bank knows it; an answer where it can't be paid, or not by this way. */
  const find = async (
    c: Context,
    token: string | undefined,
    method?: PayMethod,
  ): Promise<{ readonly account: KnownOrder; readonly token: string } | Response> => {
    const order = readOrder(token ?? '', secret);
    if (!order || token === undefined || (method !== undefined && order.method !== method)) {
      const language = pageLanguage(c.req.header('Accept-Language'));
      return show(c, endPage(language, 'unknown', `${siteOrigin}/`), 404);
    }
    const account = orders.get(order.paymentId) ?? { order, event: null };
    const isEnded = account.event !== null && account.event !== 'challenged';
    if (isEnded || order.expiresAt <= clock.now()) {
      return show(c, endPage(order.language, 'over', back(order, 'pending')), 400);
    }
    return { account, token };
  };

  const notify = (
    { order, card }: KnownOrder,
    event: PaymentEvent,
    reason?: DeclineReason,
  ): void => {
    const { paymentId, amount, iso } = order;
    const facts = { eventId: randomUUID(), paymentId, event, amount, iso };
    const named = event === 'captured' && card !== undefined ? { card } : {};
    send(EVENTS_PATH, { ...facts, ...named, ...(reason && { reason }) });
  };

  /** Keeps an order, with what has happened to it. */
  const remember = (
    account: KnownOrder,
    event: PaymentEvent | null = account.event,
    reason?: DeclineReason,
  ): void => {
    for (const [id, { order }] of orders) {
      if (order.expiresAt + KEPT < clock.now()) orders.delete(id);
    }
    account.event = event;
    if (reason) account.reason = reason;
    orders.set(account.order.paymentId, account);
  };
  const leave = (c: Context, { order }: KnownOrder, result: string): Response => {
    c.header('Content-Security-Policy', policy);
    return c.redirect(back(order, result), 303);
  };
  const end = (account: KnownOrder, event: PaymentEvent, reason?: DeclineReason): void => {
    remember(account, event, reason);
    notify(account, event, reason);
  };
  const decline = (c: Context, account: KnownOrder, reason: DeclineReason): Response => {
    end(account, 'declined', reason);
    return leave(c, account, 'fail');
  };
  /** Takes the money, and lets the operator know. */
  const take = (account: KnownOrder, { plan, source }: Payer): void => {
    account.plan = plan;
    if (source !== undefined) account.card = nameOf(source);
    remember(account, 'captured');
    if (plan.news !== 'lost') notify(account, 'captured');
    if (plan.news === 'twice') {
      notify(account, 'captured');
      notify(account, 'challenged');
    }
  };
  const pay = (c: Context, account: KnownOrder, payer: Payer): Response => {
    take(account, payer);
    return leave(c, account, 'success');
  };

  return {
    show,
    back,
    find,
    remember,
    leave,
    end,
    decline,
    take,
    pay,
    known: (paymentId: string): KnownOrder | undefined => orders.get(paymentId),
  };
}
