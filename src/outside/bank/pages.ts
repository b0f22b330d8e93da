import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import type { PaymentOrder } from '@grandstand/bus-contracts/domain';
import type { Language } from '@grandstand/bus-contracts';
import { html } from 'hono/html';
import { FORM_STYLE, formPolicy, writeDocument } from '../kit/page';
import { BANK_TEXTS } from './texts';
import { TEST_CARDS } from './cards';

const BANK_STYLE =
  FORM_STYLE +
  [
    'main{width:min(100%,440px)}',
    'label{display:grid;gap:4px}',
    'input{min-height:44px;box-sizing:border-box;padding:8px 12px;border:1px solid ButtonBorder;border-radius:8px;background:Canvas;color:CanvasText;font:inherit}',
    '.main{border-color:transparent;background:#1a5fb4;color:#fff;font-weight:600}',
    '.amount{font-size:20px;font-weight:600}',
    '.fault{padding:8px 12px;border:1px solid currentColor;border-radius:8px;font-weight:600}',
    'ul{display:grid;gap:4px;margin:0;padding:0;list-style:none;font-size:14px;line-height:20px}',
    'code{white-space:nowrap}',
    'dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 12px;margin:0}',
    'dd{margin:0;overflow-wrap:anywhere}',
    'dd code{white-space:normal}',
  ].join('');

/** The policy of the bank's pages. */
export function bankPolicy(siteOrigin: string): string {
  return formPolicy(siteOrigin, BANK_STYLE);
}

export type Markup = ReturnType<typeof html>;
export type CardFault = 'badCard' | 'badExpiry' | 'badCode';

export interface OrderFacts {
  readonly order: PaymentOrder;
  /** The order as it came, for the forms. */
  readonly token: string;
}

/** The page with the fields of a card. */
export async function cardPage({ order, token }: OrderFacts, fault?: CardFault): Promise<string> {
  const { language, payee } = order;
  const texts = BANK_TEXTS[language].page;
  const amount = amountOf(order);
  return page(
    language,
    texts.pay,
    html`
      <p class="amount">
        ${texts.order.replace('{amount}', amount).replace('{payee}', () => payee)}
      </p>
      ${fault ? html`<p class="fault" role="alert">${texts[fault]}</p>` : ''}
      <form method="post" action="/pay" autocomplete="off">
        <input type="hidden" name="order" value="${token}" />
        <label>
          ${texts.number}
          <input name="number" inputmode="numeric" maxlength="23" required autofocus />
        </label>
        <label>
          ${texts.expiry}
          <input name="expiry" inputmode="numeric" maxlength="7" placeholder="08/29" required />
        </label>
        <label>
          ${texts.code}
          <input name="cvc" inputmode="numeric" maxlength="4" required />
        </label>
        <button class="main">${texts.payNow.replace('{amount}', amount)}</button>
      </form>
      ${cancelForm(language, token)}
      <p>${texts.demo}</p>
      <ul>
        ${TEST_CARDS.map(
          ({ number }, place) => html`<li><code>${number}</code> ${texts.cards[place] ?? ''}</li>`,
        )}
      </ul>
    `,
  );
}

/** The page on which the card's holder proves who they are. */
export async function challengePage(
  { order, token }: OrderFacts,
  { code, left }: { readonly code: string; readonly left: number | null },
): Promise<string> {
  const { language } = order;
  const texts = BANK_TEXTS[language].page;
  return page(
    language,
    texts.challenge,
    html`
      <p class="amount">${amountOf(order)}</p>
      <p>${texts.challengeText.replace('{code}', code)}</p>
      ${
        left === null
          ? ''
          : html`<p class="fault" role="alert">
              ${texts.wrongCode.replace('{left}', String(left))}
            </p>`
      }
      <form method="post" action="/challenge" autocomplete="off">
        <input type="hidden" name="order" value="${token}" />
        <label>
          ${texts.challengeCode}
          <input
            name="code"
            inputmode="numeric"
            autocomplete="one-time-code"
            maxlength="6"
            required
            autofocus
          />
        </label>
        <button class="main">${texts.confirm}</button>
      </form>
      ${cancelForm(language, token)}
    `,
  );
}

/** The page of an order that can't be paid. */
export async function endPage(
  language: Language,
  end: 'over' | 'unknown',
  back: string,
): Promise<string> {
  const texts = BANK_TEXTS[language].page;
  return page(
    language,
    texts[end],
    html`<p>${texts[`${end}Text`]}</p>
      <a href="${back}">${texts.toSite}</a>`,
  );
}

export function cancelForm(language: Language, token: string): Markup {
  return html`
    <form method="post" action="/cancel">
      <input type="hidden" name="order" value="${token}" />
      <button>${BANK_TEXTS[language].page.cancel}</button>
    </form>
  `;
}

export function amountOf({ amount, language, ...currency }: PaymentOrder): string {
  return formatMoney(amount, currency, languageTag(language));
}

/** A page of the bank. */
export async function page(language: Language, title: string, main: Markup): Promise<string> {
  const content = html`
    <div>
      <h1>${title}</h1>
      ${main}
    </div>
  `;
  return writeDocument({ language, title, style: BANK_STYLE, main: (await content).toString() });
}
