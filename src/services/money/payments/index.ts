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
} from '@grandstand/bus-contracts/player';
import type { Movement } from '@grandstand/bus-contracts/player';
import { catchError, forkJoin, map, tap } from 'rxjs';
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
import {
  withdrawableCall,
  withdrawalCall,
  withdrawalsCall,
} from '../../../api/endpoints/money/withdrawals';
import { HttpError } from '../../../api/errors';
import { playerRefusalOf } from '../../../api/refusal-of';
import { asPlayer$ } from '../../shared/player/as-player';
import { HOLD_CODES } from '../../../api/hold-codes';
import type { SteadyClock } from '../../ports';
import { handleStatements } from './statements';
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
const EXCLUDED = [
  'banned',
  'account-frozen',
  'self-excluded',
  'return-unconfirmed',
  'account-closed',
];
const CODES = [
  'method-down',
  'bad-amount',
  'limit-reached',
  'deposit-timeout',
  'not-activated',
  'session-limit-reached',
  'not-verified',
] as const;

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
export function createPayments({ bus, clock, api, areaPress$, loadPage }: PaymentsPorts): void {
  handleStatements({ bus, api });
  handleWithdrawals({ bus, clock, api, areaPress$ });
  const ofPlayer$ = <T>(call: () => Observable<T>, codes: readonly string[] = []): Observable<T> =>
    asPlayer$(bus, call).pipe(
      catchError((error: unknown) => {
        throw playerRefusalOf(error, codes);
      }),
    );
  const refusalOfPayer = (error: unknown): unknown => {
    if (!(error instanceof HttpError)) return error;
    const { code, text } = error;
    if (HOLD_CODES.includes(code)) return new Refusal('held', { text, cause: error });
    return EXCLUDED.includes(code) ? new Refusal('excluded', { text, cause: error }) : error;
  };
  /** A call that pays: only these are refused with `excluded` and `held`. */
  const paying$ = <T>(call: () => Observable<T>, codes: readonly string[]): Observable<T> =>
    ofPlayer$(
      () =>
        call().pipe(
          catchError((error: unknown) => {
            throw refusalOfPayer(error);
          }),
        ),
      codes,
    );

  /** Leaves the site: the operator leads on to the bank, whose address this page need not know. */
  const goToBank = (paymentId: string): void => {
    const { language } = bus.peek(navigationState) ?? { language: 'en' };
    loadPage(`/web-api/payment/deposits/${encodeURIComponent(paymentId)}/pay?lang=${language}`);
  };

  bus.handle(paymentsMethods, () => ofPlayer$(() => call$(api, paymentMethodsCall, {})));
  bus.handle(paymentsDeclineLimit, () =>
    ofPlayer$(() => call$(api, declineLimitCall, {}).pipe(map(() => ({})))),
  );
  bus.handle(paymentsList, () =>
    ofPlayer$(() =>
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
  bus.handle(paymentsWithdrawable, () => ofPlayer$(() => call$(api, withdrawableCall, {})));
  bus.handle(paymentsWithdrawal, (request) =>
    ofPlayer$(
      () => call$(api, withdrawalCall, request).pipe(map(({ withdrawal }) => withdrawal)),
      ['not-found'],
    ),
  );
  bus.handle(paymentsGet, (request) =>
    ofPlayer$(
      () => call$(api, paymentCall, request).pipe(map(({ payment }) => payment)),
      ['not-found'],
    ),
  );

  bus.handle(paymentsDeposit, (wish) => {
    const accounts = bus.peek(accountState)?.all_accounts ?? [];
    const account = accounts.find(({ id }) => id === wish.accountId);
    if (!account) throw new Refusal('unavailable');
    return paying$(() => call$(api, depositCall, { ...wish, scale: account.scale }), CODES).pipe(
      map(({ payment }) => ({ paymentId: payment.id })),
      tap(({ paymentId }) => goToBank(paymentId)),
    );
  });
  bus.handle(paymentsResume, ({ paymentId }) =>
    paying$(() => call$(api, resumeCall, { paymentId }), [...CODES, 'not-found']).pipe(
      map(({ payment }) => {
        if (!isOpenPayment(payment)) throw new Refusal('over');
        goToBank(paymentId);
        return {};
      }),
    ),
  );
}
