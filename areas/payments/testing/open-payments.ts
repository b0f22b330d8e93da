import { navigationGo, Refusal } from '@grandstand/bus-contracts';
import {
  limitsDepositOffer,
  limitsSetDeposit,
  paymentsDeclineLimit,
  paymentsDeposit,
  paymentsGet,
  paymentsList,
  paymentsMethods,
  paymentsResume,
  paymentsWithdraw,
  paymentsWithdrawable,
  paymentsWithdrawal,
  purchaseList,
  type BoughtThing,
  type DepositLimitOffer,
  type Payment,
  type PaymentMethods,
  type Withdrawable,
  type Withdrawal,
} from '@grandstand/bus-contracts/player';
import { PLAIN_WITHDRAWAL } from '@grandstand/bus-contracts/testing';
import { openArea } from '../../../src/routes/testing/open-area';
import client from '../client';
import server from '../server';
import { LIMIT_OFFER, METHODS, WITHDRAWABLE } from './samples';

/** What the operator of a test has; a test may change it at any time. */
interface Site {
  methods?: PaymentMethods;
  /** What a limit may be; null: it can't be loaded. */
  limitOffer?: DepositLimitOffer | null;
  payment?: Payment;
  withdrawable?: Withdrawable;
  withdrawal?: Withdrawal;
  /** The pages of what the player bought; null: they can't be loaded. */
  purchases?: readonly (readonly BoughtThing[])[] | null;
  /** The page below the dialog that has the form; left out: it is on its page. */
  below?: string;
  /** The code with which it refuses deposits and withdrawals. */
  refusal?: string;
}

/** A page of a player, with a service of the test’s. */
export async function openPayments(path: string, site: Site = {}) {
  const wishes: {
    refId: string;
    amount: number;
    accountId: number;
    isWithoutBonus?: boolean;
    section?: string | null;
  }[] = [];
  const resumed: string[] = [];
  const moves: string[] = [];
  const { below } = site;
  const page = await openArea({ client, server, path, ...(below && { below }) });
  const service = page.test.bus.join('payments');
  const wish = (wished: (typeof wishes)[number]): void => {
    wishes.push(wished);
    if (site.refusal) throw new Refusal(site.refusal);
  };
  page.test.bus.join('navigation').handle(navigationGo, ({ path: to }) => {
    moves.push(to);
    return {};
  });
  service.handle(paymentsMethods, () => site.methods ?? METHODS);
  const answers: unknown[] = [];
  const answered = (answer: object): Record<string, never> => {
    if (site.refusal) throw new Refusal(site.refusal);
    answers.push(answer);
    site.methods = { ...(site.methods ?? METHODS), isLimitAsked: false };
    return {};
  };
  service.handle(paymentsDeclineLimit, () => answered({}));
  const limits = page.test.bus.join('limits');
  limits.handle(limitsDepositOffer, () => {
    if (site.limitOffer === null) throw new Refusal('unavailable');
    return site.limitOffer ?? LIMIT_OFFER;
  });
  limits.handle(limitsSetDeposit, (change) => answered(change));
  service.handle(paymentsWithdrawable, () => site.withdrawable ?? WITHDRAWABLE);
  service.handle(paymentsList, () => ({
    payments: [
      ...(site.payment ? [{ kind: 'deposit' as const, ...site.payment }] : []),
      ...(site.withdrawal ? [{ kind: 'withdrawal' as const, ...site.withdrawal }] : []),
    ],
  }));
  service.handle(paymentsResume, ({ paymentId }) => {
    if (site.refusal) throw new Refusal(site.refusal);
    resumed.push(paymentId);
    return {};
  });
  service.handle(paymentsGet, () => found(site.payment));
  service.handle(paymentsWithdrawal, () => found(site.withdrawal));
  service.handle(paymentsDeposit, (wished) => {
    wish(wished);
    return { paymentId: 'p-1' };
  });
  service.handle(paymentsWithdraw, (wished) => {
    wish(wished);
    site.withdrawal = PLAIN_WITHDRAWAL;
    return PLAIN_WITHDRAWAL;
  });
  page.test.bus.join('purchase').handle(purchaseList, ({ before }) => {
    if (site.purchases === null) throw new Refusal('unavailable');
    const { purchases: pages = [[]] } = site;
    const place = 1 + pages.findIndex((each) => each.at(-1)?.id === before);
    return { purchases: [...(pages[place] ?? [])], hasMore: place < pages.length - 1 };
  });
  await page.sessionIs('player', 'ann');
  return {
    ...page,
    site,
    /** Where the area has moved to. */
    moves,
    /** The deposits that were continued. */
    resumed,
    /** The deposits and withdrawals that were asked for. */
    wishes,
    /** The limits that were set, or an empty object for none. */
    answers,
  };
}

function found<Movement>(movement: Movement | undefined): Movement {
  if (!movement) throw new Refusal('not-found');
  return movement;
}
