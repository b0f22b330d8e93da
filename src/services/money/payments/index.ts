import { accountState, navigationState, Refusal } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  isOpenPayment,
  paymentsDeclineLimit,
  paymentsDeposit,
  paymentsGet,
  paymentsList,
  paymentsMethods,
  paymentsResume,
  paymentsWithdrawable,
  paymentsWithdrawal,
  statementGet,
} from '@grandstand/bus-contracts/player';
import type { Movement } from '@grandstand/bus-contracts/player';
import { forkJoin, map, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import {
  declineLimitCall,
  depositCall,
  paymentCall,
  paymentMethodsCall,
  paymentsCall,
  resumeCall,
} from '../../../api/endpoints/money/deposits';
import { statementsCall } from '../../../api/endpoints/money/statements';
import {
  withdrawableCall,
  withdrawalCall,
  withdrawalsCall,
} from '../../../api/endpoints/money/withdrawals';
import { HOLD_CODES } from '../../../api/hold-codes';
import type { SteadyClock } from '../../ports';
import { forPlayer$, namedAs, relay } from '../../shared/player/relay';
import { handleWithdrawals } from './withdraw';

export interface PaymentsPorts {
  readonly bus: ShellHandle<'payments'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  /** The name of the area in which the player presses, at each press by hand. */
  readonly areaPress$: Observable<string>;
  /** Loads a page of this site in place of the running one. */
  readonly loadPage: (path: string) => void;
}

const LISTED = 60;

/** The operator's codes that mean the player may not pay now. */
const BARRED = {
  ...namedAs('excluded', [
    'banned',
    'account-frozen',
    'self-excluded',
    'return-unconfirmed',
    'account-closed',
  ]),
  ...namedAs('held', HOLD_CODES),
};

/** Both kinds as one list, the newest first. */
function listOf(lists: readonly (readonly Movement[])[]): Movement[] {
  return lists
    .flat()
    .toSorted((one, other) => other.createdAt - one.createdAt)
    .slice(0, LISTED);
}

/**
 * The player's deposits and withdrawals. An area asks for a deposit, and the player confirms it on the page of the
 * bank: no area and no page of this site gets the number of a card. How a payment ended is what the operator says, never the address
 * that the bank leads back to.
 */
export function createPayments(ports: PaymentsPorts): void {
  const { bus, api, loadPage } = ports;
  handleWithdrawals(ports);
  /** Leaves the site: the operator leads on to the bank, whose address this page need not know. */
  const goToBank = (paymentId: string): void => {
    const { language } = bus.peek(navigationState) ?? { language: 'en' };
    loadPage(`/web-api/payment/deposits/${encodeURIComponent(paymentId)}/pay?lang=${language}`);
  };

  relay(ports, paymentsMethods, paymentMethodsCall);
  bus.handle(paymentsDeclineLimit, () =>
    forPlayer$(bus, paymentsDeclineLimit, () =>
      call$(api, declineLimitCall, {}).pipe(map(() => ({}))),
    ),
  );
  bus.handle(paymentsList, () =>
    forPlayer$(bus, paymentsList, () =>
      forkJoin([
        call$(api, paymentsCall, {}).pipe(
          map(({ payments }) => payments.map((one) => ({ kind: 'deposit' as const, ...one }))),
        ),
        call$(api, withdrawalsCall, {}).pipe(
          map(({ withdrawals }) =>
            withdrawals.map((one) => ({ kind: 'withdrawal' as const, ...one })),
          ),
        ),
      ]).pipe(map((lists) => ({ payments: listOf(lists) }))),
    ),
  );
  relay(ports, paymentsWithdrawable, withdrawableCall);
  relay(ports, statementGet, statementsCall);
  bus.handle(paymentsWithdrawal, (request) =>
    forPlayer$(bus, paymentsWithdrawal, () =>
      call$(api, withdrawalCall, request).pipe(map(({ withdrawal }) => withdrawal)),
    ),
  );
  bus.handle(paymentsGet, (request) =>
    forPlayer$(bus, paymentsGet, () =>
      call$(api, paymentCall, request).pipe(map(({ payment }) => payment)),
    ),
  );

  bus.handle(paymentsDeposit, (wish) => {
    const accounts = bus.peek(accountState)?.all_accounts ?? [];
    const account = accounts.find(({ id }) => id === wish.accountId);
    if (!account) throw new Refusal('unavailable');
    const deposit = { ...wish, scale: account.scale };
    return forPlayer$(bus, paymentsDeposit, () => call$(api, depositCall, deposit), BARRED).pipe(
      map(({ payment }) => ({ paymentId: payment.id })),
      tap(({ paymentId }) => goToBank(paymentId)),
    );
  });
  bus.handle(paymentsResume, ({ paymentId }) =>
    forPlayer$(bus, paymentsResume, () => call$(api, resumeCall, { paymentId }), BARRED).pipe(
      map(({ payment }) => {
        if (!isOpenPayment(payment)) throw new Refusal('over');
        goToBank(paymentId);
        return {};
      }),
    ),
  );
}
