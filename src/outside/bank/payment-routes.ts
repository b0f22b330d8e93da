import { createHmac, randomInt, randomUUID } from 'node:crypto';
import type { DeclineReason, PaymentEvent, PaymentOrder } from '@grandstand/bus-contracts/domain';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { pageLanguage } from '../kit/page';
import type { ProgramOptions } from '../kit/program';
import { formOf } from '../kit/read-call';
import { cardDigits, isSecurityCode, isValidUntil, planOf } from './cards';
import type { CardPlan } from './cards';
import type { SendEvent } from './event-sender';
import { readOrder } from './orders';
import { bankPolicy, cardPage, challengePage, endPage } from './pages';
import type { CardFault } from './pages';
import { payoutRoutes } from './payout-routes';

const EVENTS_PATH = '/partner-api/v1/payments/events';
const MAX_TRIES = 3;
/** How long an order is remembered after its end, ms. */
const KEPT = 86_400_000;
const CODE_DIGITS = 1_000_000;

/** What the bank knows of an order. */
interface KnownOrder {
  readonly order: PaymentOrder;
  event: PaymentEvent | null;
  reason?: DeclineReason;
  /** What the bank does with the card that it was paid by. */
  plan?: CardPlan;
  /** The name of that card, which is not its number. */
  card?: string;
  challenge?: { readonly code: string; readonly digits: string; tries: number };
}

interface Options extends Pick<ProgramOptions, 'siteOrigin' | 'secret' | 'clock'> {
  readonly send: SendEvent;
  /** A card's name is made of its number, which is kept nowhere. */
  readonly cardKey: Uint8Array;
}

/** The pages on which players pay. Its state is in memory: the operator's books are what counts. */
export function paymentRoutes({ siteOrigin, secret, clock, send, cardKey }: Options): Hono {
  const orders = new Map<string, KnownOrder>();
  const nameOf = (digits: string): string =>
    createHmac('sha256', cardKey).update(digits).digest('base64url');
  const policy = bankPolicy(siteOrigin);
  const app = new Hono();

  const show = async (c: Context, markup: Promise<string>, status: 200 | 400 | 404 = 200) => {
    c.header('Content-Security-Policy', policy);
    c.header('X-Frame-Options', 'DENY');
    return c.html(await markup, status);
  };
  const back = ({ language, paymentId }: PaymentOrder, result: string): string =>
    `${siteOrigin}/${language}/onpay/${result}?payment=${encodeURIComponent(paymentId)}`;

  /** The order of a token, as the bank knows it; an answer where it can't be paid. */
  const find = async (
    c: Context,
    token: string | undefined,
  ): Promise<{ readonly account: KnownOrder; readonly token: string } | Response> => {
    const order = readOrder(token ?? '', secret);
    if (!order || token === undefined) {
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

  /** Ends or challenges an order, lets the operator know, and leads the player on. */
  const settle = (account: KnownOrder, event: PaymentEvent, reason?: DeclineReason): void => {
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
  const decline = (c: Context, account: KnownOrder, reason: DeclineReason): Response => {
    settle(account, 'declined', reason);
    notify(account, 'declined', reason);
    return leave(c, account, 'fail');
  };
  const pay = (c: Context, account: KnownOrder, digits: string): Response => {
    const plan = planOf(digits);
    account.plan = plan;
    account.card = nameOf(digits);
    settle(account, 'captured');
    if (plan.news !== 'lost') notify(account, 'captured');
    if (plan.news === 'twice') {
      notify(account, 'captured');
      notify(account, 'challenged');
    }
    return leave(c, account, 'success');
  };

  app.get('/pay', async (c) => {
    const found = await find(c, c.req.query('order'));
    if (found instanceof Response) return found;
    return show(c, cardPage({ order: found.account.order, token: found.token }));
  });

  app.post('/pay', async (c) => {
    const form = await formOf(c);
    const found = await find(c, form['order']);
    if (found instanceof Response) return found;
    const { account, token } = found;
    const digits = cardDigits(form['number'] ?? '');
    const fault = faultOf(digits, form, clock.now());
    if (fault || digits === undefined) {
      return show(c, cardPage({ order: account.order, token }, fault ?? 'badCard'), 400);
    }
    const plan = planOf(digits);
    if (plan.declined) return decline(c, account, plan.declined);
    if (!plan.isChallenged) return pay(c, account, digits);
    const code = String(randomInt(CODE_DIGITS)).padStart(6, '0');
    account.challenge = { code, digits, tries: 0 };
    settle(account, 'challenged');
    notify(account, 'challenged');
    return show(c, challengePage({ order: account.order, token }, { code, left: null }));
  });

  app.post('/challenge', async (c) => {
    const form = await formOf(c);
    const found = await find(c, form['order']);
    if (found instanceof Response) return found;
    const { account, token } = found;
    const { challenge } = account;
    if (!challenge) return show(c, cardPage({ order: account.order, token }));
    if (form['code']?.trim() === challenge.code) return pay(c, account, challenge.digits);
    challenge.tries += 1;
    const left = MAX_TRIES - challenge.tries;
    if (left === 0) return decline(c, account, 'not-proved');
    const { code } = challenge;
    return show(c, challengePage({ order: account.order, token }, { code, left }), 400);
  });

  app.post('/cancel', async (c) => {
    const form = await formOf(c);
    const found = await find(c, form['order']);
    if (found instanceof Response) return found;
    settle(found.account, 'cancelled');
    notify(found.account, 'cancelled');
    return leave(c, found.account, 'cancel');
  });

  // For the operator, whose signature the order has.
  app.get('/status', (c) => {
    const order = readOrder(c.req.query('order') ?? '', secret);
    if (!order) return c.json({ error: 'unknown-order' }, 404);
    const { event = null, reason, card } = orders.get(order.paymentId) ?? {};
    return c.json({ event, ...(reason && { reason }), ...(card !== undefined && { card }) });
  });

  app.route(
    '/',
    payoutRoutes({ secret, clock, send, planOfCard: (id) => orders.get(id)?.plan ?? {} }),
  );

  return app;
}

function faultOf(
  digits: string | undefined,
  form: Readonly<Record<string, string | undefined>>,
  now: number,
): CardFault | undefined {
  if (digits === undefined) return 'badCard';
  if (!isValidUntil(form['expiry'] ?? '', now)) return 'badExpiry';
  return isSecurityCode(form['cvc'] ?? '') ? undefined : 'badCode';
}
