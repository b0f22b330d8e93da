import { html } from 'hono/html';
import { encode } from 'uqr';
import { BANK_TEXTS } from '../texts';
import { TEST_CARDS } from '../cards';
import { amountOf, cancelForm, page } from '../pages';
import type { Markup, OrderFacts } from '../pages';
import { PAYEE_IBAN, referenceOf, transferCode } from './transfers';

/** The page of an e-wallet: its holder approves or refuses. */
export function walletPage({ order, token }: OrderFacts, isBad = false): Promise<string> {
  const texts = BANK_TEXTS[order.language].wallet;
  const { cards } = BANK_TEXTS[order.language].page;
  return page(
    order.language,
    texts.title,
    html`
      ${orderLine({ order, token })} ${isBad ? fault(texts.badNumber) : ''}
      <form method="post" action="/wallet" autocomplete="off">
        <input type="hidden" name="order" value="${token}" />
        <label>
          ${texts.number}
          <input name="number" inputmode="tel" maxlength="24" autofocus />
        </label>
        <button class="main" name="decision" value="approve">
          ${texts.approve.replace('{amount}', amountOf(order))}
        </button>
        <button name="decision" value="refuse">${texts.refuse}</button>
      </form>
      <p>${texts.demo}</p>
      <ul>
        ${TEST_CARDS.map(({ number, plan }, place) =>
          'isChallenged' in plan
            ? ''
            : html`<li><code>${number.slice(-4)}</code> ${cards[place] ?? ''}</li>`,
        )}
      </ul>
    `,
  );
}

/** The page with what a bank transfer needs, as text and as a code for a banking app. */
export function transferPage({ order, token }: OrderFacts, isBad = false): Promise<string> {
  const texts = BANK_TEXTS[order.language].transfer;
  return page(
    order.language,
    texts.title,
    html`
      ${orderLine({ order, token })}
      <p>${texts.text}</p>
      <dl>
        <dt>${texts.to}</dt>
        <dd><code>${PAYEE_IBAN}</code></dd>
        <dt>${texts.reference}</dt>
        <dd><code>${referenceOf(order.paymentId)}</code></dd>
      </dl>
      ${picture(transferCode(order), texts.qr)} ${isBad ? fault(texts.badAccount) : ''}
      <form method="post" action="/transfer" autocomplete="off">
        <input type="hidden" name="order" value="${token}" />
        <label>
          ${texts.from}
          <input name="account" maxlength="42" required value="GB82 WEST 1234 5698 7654 32" />
        </label>
        <button class="main">${texts.sent}</button>
      </form>
      ${cancelForm(order.language, token)}
      <p>${texts.demo}</p>
    `,
  );
}

export type VoucherFault = 'unchecked' | { readonly left: number };

/** The page that asks for the code of a voucher. */
export function voucherPage({ order, token }: OrderFacts, wrong?: VoucherFault): Promise<string> {
  const texts = BANK_TEXTS[order.language].voucher;
  const text =
    wrong === 'unchecked'
      ? texts.unchecked
      : wrong && `${texts.badCode} ${texts.left.replace('{left}', String(wrong.left))}`;
  return page(
    order.language,
    texts.title,
    html`
      ${orderLine({ order, token })} ${text === undefined ? '' : fault(text)}
      <form method="post" action="/voucher" autocomplete="off">
        <input type="hidden" name="order" value="${token}" />
        <label>
          ${texts.code}
          <input name="code" maxlength="40" autocapitalize="characters" required autofocus />
        </label>
        <button class="main">
          ${BANK_TEXTS[order.language].page.payNow.replace('{amount}', amountOf(order))}
        </button>
      </form>
      ${cancelForm(order.language, token)}
      <p>${texts.rest}</p>
    `,
  );
}

/** The page with the code that is typed at a terminal. */
export function terminalPage(
  { order, token }: OrderFacts,
  { code, back }: { readonly code: string; readonly back: string },
): Promise<string> {
  const texts = BANK_TEXTS[order.language].terminal;
  return page(
    order.language,
    texts.title,
    html`
      ${orderLine({ order, token })}
      <p>${texts.text}</p>
      <p>${texts.code}: <code class="amount">${code}</code></p>
      <p><a href="/terminal?ui_locales=${order.language}">${texts.open}</a></p>
      <p><a href="${back}">${texts.back}</a></p>
      ${cancelForm(order.language, token)}
    `,
  );
}

function orderLine({ order }: OrderFacts): Markup {
  const text = BANK_TEXTS[order.language].page.order.replace('{amount}', amountOf(order));
  return html`<p class="amount">${text.replace('{payee}', () => order.payee)}</p>`;
}

export function fault(text: string): Markup {
  return html`<p class="fault" role="alert">${text}</p>`;
}

/** A QR code as a picture without scripts. */
function picture(content: string, name: string): Markup {
  const { data, size } = encode(content, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return html`
    <svg role="img" aria-label="${name}" viewBox="0 0 ${size} ${size}" width="200" height="200">
      <path fill="#fff" d="M0 0h${size}v${size}h-${size}z" />
      <path fill="#000" d="${path}" />
    </svg>
  `;
}
