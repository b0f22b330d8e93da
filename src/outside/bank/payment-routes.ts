import { randomInt } from 'node:crypto';
import { Hono } from 'hono';
import type { OperatorClient } from '../kit/operator-client';
import type { ProgramOptions } from '../kit/program';
import { formOf } from '../kit/read-call';
import { cardDigits, isSecurityCode, isValidUntil, planOf } from './cards';
import type { Desk } from './desk';
import { readOrder } from './orders';
import { cardPage, challengePage } from './pages';
import type { CardFault } from './pages';
import { wayRoutes } from './ways/way-routes';

const MAX_TRIES = 3;
const CODE_DIGITS = 1_000_000;

interface Options extends Pick<ProgramOptions, 'secret' | 'clock'> {
  readonly desk: Desk;
  readonly operator: OperatorClient;
}

/** The pages on which players pay. */
export function paymentRoutes({ desk, operator, secret, clock }: Options): Hono {
  const { show, find, decline } = desk;
  const app = new Hono();

  // A page of its own for each other way.
  app.route('/', wayRoutes({ desk, operator }));

  app.get('/pay', async (c) => {
    const found = find(c, c.req.query('order'));
    if ('refusal' in found) return found.refusal;
    return show(c, cardPage({ order: found.account.order, token: found.token }));
  });

  app.post('/pay', async (c) => {
    const form = await formOf(c);
    const found = find(c, form['order'], 'card');
    if ('refusal' in found) return found.refusal;
    const { account, token } = found;
    const digits = cardDigits(form['number'] ?? '');
    const fault = faultOf(digits, form, clock.now());
    if (fault || digits === undefined) {
      return show(c, cardPage({ order: account.order, token }, fault ?? 'badCard'), 400);
    }
    const plan = planOf(digits);
    if (plan.declined) return decline(c, account, plan.declined);
    const payer = { plan, card: desk.nameOf(digits) };
    if (!plan.isChallenged) return desk.pay(c, account, payer);
    const code = String(randomInt(CODE_DIGITS)).padStart(6, '0');
    desk.end({ ...account, ...payer, challenge: { code, tries: 0 } }, 'challenged');
    return show(c, challengePage({ order: account.order, token }, { code, left: null }));
  });

  app.post('/challenge', async (c) => {
    const form = await formOf(c);
    const found = find(c, form['order'], 'card');
    if ('refusal' in found) return found.refusal;
    const { account, token } = found;
    const { challenge, plan = {} } = account;
    if (!challenge) return show(c, cardPage({ order: account.order, token }));
    const { code } = challenge;
    if (form['code']?.trim() === code) return desk.pay(c, account, { plan });
    const tries = challenge.tries + 1;
    const left = MAX_TRIES - tries;
    if (left === 0) return decline(c, account, 'not-proved');
    desk.remember({ ...account, challenge: { code, tries } });
    return show(c, challengePage({ order: account.order, token }, { code, left }), 400);
  });

  app.post('/cancel', async (c) => {
    const form = await formOf(c);
    const found = find(c, form['order']);
    if ('refusal' in found) return found.refusal;
    // A transfer that is under way can't be called back.
    if (found.account.arrivesAt !== undefined) return desk.leave(c, found.account, 'pending');
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
