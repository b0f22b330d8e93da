import { randomInt, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { OperatorClient } from '../../kit/operator-client';
import { formOf, languageOf } from '../../kit/read-call';
import type { KnownOrder } from '../books';
import { planOfEnding } from '../cards';
import type { Desk } from '../desk';
import { amountOf, page } from '../pages';
import { ibanOf } from './transfers';
import { fault, terminalPage, transferPage, voucherPage, walletPage } from './way-pages';
import { BANK_TEXTS } from '../texts';

const VOUCHER_PATH = '/partner-api/v1/payments/voucher';
const MAX_TRIES = 3;
const TERMINAL_CODES = 10_000_000_000;

interface Options {
  readonly desk: Desk;
  readonly operator: OperatorClient;
}

/** The forms of the ways to pay other than cards. */
export function wayRoutes({ desk, operator }: Options): Hono {
  const app = new Hono();

  app.get('/pay', async (c, next) => {
    const found = desk.find(c, c.req.query('order'));
    if ('refusal' in found) return found.refusal;
    const markup = firstPage(desk, found.account, found.token);
    return markup ? desk.show(c, markup) : next();
  });

  app.post('/wallet', async (c) => {
    const form = await formOf(c);
    const found = desk.find(c, form['order'], 'wallet');
    if ('refusal' in found) return found.refusal;
    const { account, token } = found;
    if (form['decision'] === 'refuse') return desk.decline(c, account, 'refused');
    const number = (form['number'] ?? '').replaceAll(/[\s+-]/g, '');
    if (!/^\d{6,15}$/.test(number)) {
      return desk.show(c, walletPage({ order: account.order, token }, true), 400);
    }
    const plan = planOfEnding(number);
    if (plan.declined) return desk.decline(c, account, plan.declined);
    return desk.pay(c, account, { plan, card: desk.nameOf(`wallet:${number}`) });
  });

  app.post('/transfer', async (c) => {
    const form = await formOf(c);
    const found = desk.find(c, form['order'], 'transfer');
    if ('refusal' in found) return found.refusal;
    const { account, token } = found;
    const iban = ibanOf(form['account'] ?? '');
    if (iban === undefined) {
      return desk.show(c, transferPage({ order: account.order, token }, true), 400);
    }
    if (account.arrivesAt === undefined) desk.sendTransfer(account, desk.nameOf(`iban:${iban}`));
    return desk.leave(c, account, 'pending');
  });

  app.post('/voucher', async (c) => {
    const form = await formOf(c);
    const found = desk.find(c, form['order'], 'voucher');
    if ('refusal' in found) return found.refusal;
    const { account, token } = found;
    const { paymentId, amount, iso } = account.order;
    const code = (form['code'] ?? '').slice(0, 40);
    const facts = { order: account.order, token };
    try {
      const call = { eventId: randomUUID(), paymentId, amount, iso, code };
      if (code !== '' && (await operator.post(VOUCHER_PATH, call))) {
        desk.remember({ ...account, event: 'captured' });
        return desk.leave(c, account, 'success');
      }
    } catch {
      return desk.show(c, voucherPage(facts, 'unchecked'), 400);
    }
    // Another call for the order may have come meanwhile.
    const latest = desk.known(paymentId) ?? account;
    const tries = (latest.tries ?? 0) + 1;
    const left = MAX_TRIES - tries;
    if (left === 0) return desk.decline(c, latest, 'refused');
    desk.remember({ ...latest, tries });
    return desk.show(c, voucherPage(facts, { left }), 400);
  });

  app.get('/terminal', (c) => {
    const code = (c.req.query('code') ?? '').trim().slice(0, 10);
    return machine(desk, c, { code, isBad: code !== '' && !desk.atTerminal(code) });
  });

  app.post('/terminal', async (c) => {
    const code = ((await formOf(c))['code'] ?? '').trim().slice(0, 10);
    const account = desk.atTerminal(code);
    if (!account) return machine(desk, c, { code, isBad: true });
    desk.take(account, { plan: {} });
    const { order } = account;
    const texts = BANK_TEXTS[order.language].terminal;
    const markup = html`
      <p>${texts.paidText.replace('{amount}', amountOf(order))}</p>
      <p><a href="${desk.back(order, 'success')}">${texts.back}</a></p>
    `;
    return desk.show(c, page(order.language, texts.paid, markup));
  });

  return app;
}

/** The page of an order that is paid by its way; undefined: by card. */
function firstPage(desk: Desk, account: KnownOrder, token: string): Promise<string> | undefined {
  const facts = { order: account.order, token };
  switch (account.order.method) {
    case 'card':
      return undefined;
    case 'wallet':
      return walletPage(facts);
    case 'transfer':
      return transferPage(facts);
    case 'voucher':
      return voucherPage(facts);
    case 'terminal': {
      const code = account.code ?? String(randomInt(TERMINAL_CODES)).padStart(10, '0');
      if (account.code === undefined) desk.remember({ ...account, code });
      return terminalPage(facts, { code, back: desk.back(account.order, 'pending') });
    }
  }
}

/** The page of the terminal at which a code is paid. */
function machine(
  desk: Desk,
  c: Context,
  { code, isBad = false }: { readonly code: string; readonly isBad?: boolean },
) {
  const account = desk.atTerminal(code);
  const language = account?.order.language ?? languageOf(c);
  const texts = BANK_TEXTS[language].terminal;
  const action = account ? texts.insert.replace('{amount}', amountOf(account.order)) : texts.find;
  const markup = html`
    ${isBad ? fault(texts.badCode) : ''}
    <form method="${account ? 'post' : 'get'}" action="/terminal" autocomplete="off">
      <input type="hidden" name="ui_locales" value="${language}" />
      <label>
        ${texts.code}
        <input name="code" inputmode="numeric" maxlength="10" required value="${code}" />
      </label>
      <button class="main">${action}</button>
    </form>
  `;
  return desk.show(c, page(language, texts.machine, markup), isBad ? 400 : 200);
}
