import { randomInt, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { OperatorClient } from '../../kit/operator-client';
import type { ProgramOptions } from '../../kit/program';
import { formOf, languageOf } from '../../kit/read-call';
import { planOfEnding } from '../cards';
import type { Desk, KnownOrder } from '../desk';
import { amountOf, page } from '../pages';
import { ibanOf } from './transfers';
import { fault, terminalPage, transferPage, voucherPage, walletPage } from './way-pages';
import { WAY_TEXTS } from './way-texts';

const VOUCHER_PATH = '/partner-api/v1/payments/voucher';
const MAX_TRIES = 3;
/** How long a transfer takes in the demo, ms. */
const TRANSFER_TIME = 45_000;
const TERMINAL_CODES = 10_000_000_000;

interface Options extends Pick<ProgramOptions, 'clock'> {
  readonly desk: Desk;
  readonly operator: OperatorClient;
}

/** The forms of the ways to pay other than cards. */
export function wayRoutes({ desk, operator, clock }: Options): Hono {
  const app = new Hono();
  /** Orders that are paid in cash, by the codes for the terminal. */
  const atTerminals = new Map<string, KnownOrder>();

  /** The page of an order that is paid by its way; undefined: by card. */
  const first = (account: KnownOrder, token: string): Promise<string> | undefined => {
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
        for (const [code, { order }] of atTerminals) {
          if (order.expiresAt <= clock.now()) atTerminals.delete(code);
        }
        account.code ??= String(randomInt(TERMINAL_CODES)).padStart(10, '0');
        atTerminals.set(account.code, account);
        desk.remember(account);
        const back = desk.back(account.order, 'pending');
        return terminalPage(facts, { code: account.code, back });
      }
    }
  };

  app.get('/pay', async (c, next) => {
    const found = await desk.find(c, c.req.query('order'));
    if (found instanceof Response) return found;
    const markup = first(found.account, found.token);
    return markup ? desk.show(c, markup) : next();
  });

  app.post('/wallet', async (c) => {
    const form = await formOf(c);
    const found = await desk.find(c, form['order'], 'wallet');
    if (found instanceof Response) return found;
    const { account, token } = found;
    if (form['decision'] === 'refuse') return desk.decline(c, account, 'refused');
    const number = (form['number'] ?? '').replaceAll(/[\s+-]/g, '');
    if (!/^\d{6,15}$/.test(number)) {
      return desk.show(c, walletPage({ order: account.order, token }, true), 400);
    }
    const plan = planOfEnding(number);
    if (plan.declined) return desk.decline(c, account, plan.declined);
    return desk.pay(c, account, { plan, source: `wallet:${number}` });
  });

  app.post('/transfer', async (c) => {
    const form = await formOf(c);
    const found = await desk.find(c, form['order'], 'transfer');
    if (found instanceof Response) return found;
    const { account, token } = found;
    const iban = ibanOf(form['account'] ?? '');
    if (iban === undefined) {
      return desk.show(c, transferPage({ order: account.order, token }, true), 400);
    }
    if (!account.isSent) {
      account.isSent = true;
      desk.remember(account);
      clock.after(TRANSFER_TIME, () => desk.take(account, { plan: {}, source: `iban:${iban}` }));
    }
    return desk.leave(c, account, 'pending');
  });

  app.post('/voucher', async (c) => {
    const form = await formOf(c);
    const found = await desk.find(c, form['order'], 'voucher');
    if (found instanceof Response) return found;
    const { account, token } = found;
    const { paymentId, amount, iso } = account.order;
    const code = (form['code'] ?? '').slice(0, 40);
    const facts = { order: account.order, token };
    try {
      const call = { eventId: randomUUID(), paymentId, amount, iso, code };
      if (code !== '' && (await operator.post(VOUCHER_PATH, call))) {
        desk.remember(account, 'captured');
        return desk.leave(c, account, 'success');
      }
    } catch {
      return desk.show(c, voucherPage(facts, 'unchecked'), 400);
    }
    account.tries = (account.tries ?? 0) + 1;
    desk.remember(account);
    const left = MAX_TRIES - account.tries;
    if (left === 0) return desk.decline(c, account, 'refused');
    return desk.show(c, voucherPage(facts, { left }), 400);
  });

  const machine = (
    c: Context,
    { code, isBad = false }: { readonly code: string; readonly isBad?: boolean },
  ) => {
    const account = atTerminals.get(code);
    const language = account?.order.language ?? languageOf(c);
    const texts = WAY_TEXTS[language].terminal;
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
  };

  app.get('/terminal', (c) => {
    const code = (c.req.query('code') ?? '').trim().slice(0, 10);
    return machine(c, { code, isBad: code !== '' && !atTerminals.has(code) });
  });

  app.post('/terminal', async (c) => {
    const code = ((await formOf(c))['code'] ?? '').trim().slice(0, 10);
    const account = atTerminals.get(code);
    if (!account || account.event !== null || account.order.expiresAt <= clock.now()) {
      return machine(c, { code, isBad: true });
    }
    atTerminals.delete(code);
    desk.take(account, { plan: {} });
    const { order } = account;
    const texts = WAY_TEXTS[order.language].terminal;
    const markup = html`
      <p>${texts.paidText.replace('{amount}', amountOf(order))}</p>
      <p><a href="${desk.back(order, 'success')}">${texts.back}</a></p>
    `;
    return desk.show(c, page(order.language, texts.paid, markup));
  });

  return app;
}
