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
import type { BankEvent, Books, KnownOrder } from './books';
import type { CardPlan } from './cards';
import type { EventSender } from './event-sender';
import { readOrder } from './orders';
import { bankPolicy, endPage } from './pages';
import type { Tasks } from './tasks';

const EVENTS_PATH = '/partner-api/v1/payments/events';
/** How long an order is remembered after its end, ms. */
const KEPT = 86_400_000;
/** How long a transfer takes in the demo, ms. */
const TRANSFER_TIME = 45_000;

/** How an order is paid. */
interface Payer {
  readonly plan: CardPlan;
  /** The name of a card or a wallet; cash has none, and the order may have it already. */
  readonly card?: string;
}

export interface DeskOptions extends Pick<ProgramOptions, 'siteOrigin' | 'secret' | 'clock'> {
  readonly books: Books;
  readonly keep: EventSender['keep'];
  readonly tasks: Tasks;
  /** A card's name is made of its number, which is kept nowhere. */
  readonly cardKey: Uint8Array;
}

/** An order that can be paid, as it came. */
interface FoundOrder {
  readonly account: KnownOrder;
  readonly token: string;
}

export type Desk = ReturnType<typeof createDesk>;

/** What all ways to pay have in common. */
export function createDesk(options: DeskOptions) {
  const { siteOrigin, secret, clock, books, keep, tasks, cardKey } = options;
  const policy = bankPolicy(siteOrigin);

  const show = async (c: Context, markup: Promise<string>, status: 200 | 400 | 404 = 200) => {
    c.header('Content-Security-Policy', policy);
    c.header('X-Frame-Options', 'DENY');
    return c.html(await markup, status);
  };
  const back = ({ language, paymentId }: PaymentOrder, result: string): string =>
    `${siteOrigin}/${language}/onpay/${result}?payment=${encodeURIComponent(paymentId)}`;
  const knownOf = (order: PaymentOrder): KnownOrder =>
    books.orders.get(order.paymentId) ?? { order, event: null };

  /**
   * The order of a token, as the bank knows it; a refusal where it can't be paid, or not by this way. It is found at
   * once, so that of two calls for an order the second one finds what the first has done.
   */
  const find = (
    c: Context,
    token: string | undefined,
    method?: PayMethod,
  ): FoundOrder | { readonly refusal: Promise<Response> } => {
    const order = readOrder(token ?? '', secret);
    if (!order || token === undefined || (method !== undefined && order.method !== method)) {
      const language = pageLanguage(c.req.header('Accept-Language'));
      return { refusal: show(c, endPage(language, 'unknown', `${siteOrigin}/`), 404) };
    }
    const account = knownOf(order);
    const isEnded = account.event !== null && account.event !== 'challenged';
    if (isEnded || order.expiresAt <= clock.now()) {
      return { refusal: show(c, endPage(order.language, 'over', back(order, 'pending')), 400) };
    }
    return { account, token };
  };

  const eventOf = (
    { order, card }: KnownOrder,
    event: PaymentEvent,
    reason?: DeclineReason,
  ): BankEvent => {
    const { paymentId, amount, iso } = order;
    const facts = { eventId: randomUUID(), paymentId, event, amount, iso };
    const named = event === 'captured' && card !== undefined ? { card } : {};
    return { path: EVENTS_PATH, content: { ...facts, ...named, ...(reason && { reason }) } };
  };

  /** Keeps an order, with the events of it that the operator has to get. */
  const remember = (account: KnownOrder, events: BankEvent[] = []): void => {
    const over = Array.from(books.orders.values()).filter(
      ({ order }) => order.expiresAt + KEPT < clock.now(),
    );
    const forgotten = over.map(({ order }) => order.paymentId);
    keep({ orders: [account], events, forgotten });
  };
  const leave = (c: Context, { order }: KnownOrder, result: string): Response => {
    c.header('Content-Security-Policy', policy);
    return c.redirect(back(order, result), 303);
  };
  const end = (account: KnownOrder, event: PaymentEvent, reason?: DeclineReason): void =>
    remember({ ...account, event, ...(reason && { reason }) }, [eventOf(account, event, reason)]);
  const decline = (c: Context, account: KnownOrder, reason: DeclineReason): Response => {
    end(account, 'declined', reason);
    return leave(c, account, 'fail');
  };
  /** Takes the money, and lets the operator know. */
  const take = (account: KnownOrder, payer: Payer): void => {
    const paid: KnownOrder = { ...account, ...payer, event: 'captured' };
    const { news } = payer.plan;
    const events: PaymentEvent[] =
      news === 'twice' ? ['captured', 'captured', 'challenged'] : ['captured'];
    remember(paid, news === 'lost' ? [] : events.map((event) => eventOf(paid, event)));
  };
  const pay = (c: Context, account: KnownOrder, payer: Payer): Response => {
    take(account, payer);
    return leave(c, account, 'success');
  };

  const awaitTransfer = ({ order, arrivesAt = 0 }: KnownOrder): void =>
    tasks.after(Math.max(0, arrivesAt - clock.now()), () => take(knownOf(order), { plan: {} }));
  /** Sends a transfer, which arrives later. */
  const sendTransfer = (account: KnownOrder, card: string): void => {
    const sent = { ...account, card, arrivesAt: clock.now() + TRANSFER_TIME };
    remember(sent);
    awaitTransfer(sent);
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
    sendTransfer,
    /** The name of a card, a wallet or a bank account. */
    nameOf: (source: string): string =>
      createHmac('sha256', cardKey).update(source).digest('base64url'),
    known: (paymentId: string): KnownOrder | undefined => books.orders.get(paymentId),
    /** The order that a code for the terminal pays. */
    atTerminal: (code: string): KnownOrder | undefined =>
      Array.from(books.orders.values()).find(
        (account) =>
          account.code === code && account.event === null && account.order.expiresAt > clock.now(),
      ),
    /** Waits for the transfers that an earlier run of the bank has sent. */
    resume(): void {
      for (const account of books.orders.values()) {
        if (account.arrivesAt !== undefined && account.event === null) awaitTransfer(account);
      }
    },
  };
}
