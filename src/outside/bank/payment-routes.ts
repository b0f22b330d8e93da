import { randomInt } from 'node:crypto';
import { Hono } from 'hono';
import type { OperatorClient } from '../kit/operator-client';
import { formOf } from '../kit/read-call';
import { cardDigits, isSecurityCode, isValidUntil, planOf } from './cards';
import { createDesk } from './desk';
import type { DeskOptions } from './desk';
import { readOrder } from './orders';
import { cardPage, challengePage } from './pages';
import type { CardFault } from './pages';
import { payoutRoutes } from './payout-routes';
import { wayRoutes } from './ways/way-routes';

const MAX_TRIES = 3;
const CODE_DIGITS = 1_000_000;

interface Options extends DeskOptions {
  readonly operator: OperatorClient;
}

/** The pages on which players pay. */
export function paymentRoutes(options: Options): Hono {
  const { secret, clock, send, operator } = options;
  const desk = createDesk(options);
  const { show, find, decline } = desk;
  const app = new Hono();

  // A page of its own for each other way.
  app.route('/', wayRoutes({ desk, operator, clock }));

  app.get('/pay', async (c) => {
    const found = await find(c, c.req.query('order'));
    if (found instanceof Response) return found;
    return show(c, cardPage({ order: found.account.order, token: found.token }));
  });

  app.post('/pay', async (c) => {
    const form = await formOf(c);
    const found = await find(c, form['order'], 'card');
    if (found instanceof Response) return found;
    const { account, token } = found;
    const digits = cardDigits(form['number'] ?? '');
    const fault = faultOf(digits, form, clock.now());
    if (fault || digits === undefined) {
      return show(c, cardPage({ order: account.order, token }, fault ?? 'badCard'), 400);
    }
    const plan = planOf(digits);
    if (plan.declined) return decline(c, account, plan.declined);
    if (!plan.isChallenged) return desk.pay(c, account, { plan, source: digits });
    const code = String(randomInt(CODE_DIGITS)).padStart(6, '0');
    account.challenge = { code, digits, tries: 0 };
    desk.end(account, 'challenged');
    return show(c, challengePage({ order: account.order, token }, { code, left: null }));
  });

  app.post('/challenge', async (c) => {
    const form = await formOf(c);
    const found = await find(c, form['order'], 'card');
    if (found instanceof Response) return found;
    const { account, token } = found;
    const { challenge } = account;
    if (!challenge) return show(c, cardPage({ order: account.order, token }));
    if (form['code']?.trim() === challenge.code)
      return desk.pay(c, account, {
        plan: planOf(challenge.digits),
        source: challenge.digits,
      });
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
    // A transfer that is under way can't be called back.
    if (found.account.isSent) return desk.leave(c, found.account, 'pending');
    desk.end(found.account, 'cancelled');
    return desk.leave(c, found.account, 'cancel');
  });

  // For the operator, whose signature the order has.
  app.get('/status', (c) => {
    const order = readOrder(c.req.query('order') ?? '', secret);
    if (!order) return c.json({ error: 'unknown-order' }, 404);
    const { event = null, reason, card } = desk.known(order.paymentId) ?? {};
    return c.json({ event, ...(reason && { reason }), ...(card !== undefined && { card }) });
  });

  app.route(
    '/',
    payoutRoutes({ secret, clock, send, planOfCard: (id) => desk.known(id)?.plan ?? {} }),
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
