import { accountState, Refusal } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { paymentsWithdraw } from '@grandstand/bus-contracts/player';
import type { Withdrawal } from '@grandstand/bus-contracts/player';
import { paymentsClose, paymentsConfirm, paymentsDialog } from '@grandstand/bus-contracts/shell';
import type { ProofRequest } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  defaultIfEmpty,
  defer,
  filter,
  finalize,
  map,
  of,
  skip,
  switchMap,
  take,
  takeUntil,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../api';
import { call$ } from '../../api/calls/call';
import { withdrawCall } from '../../api/endpoints/player/withdrawals';
import { PROOF_REFUSALS, prove$, proofIn } from '../../api/proof';
import { messageOf, refusalOfStep } from '../../api/step-refusals';
import type { SteadyClock } from '../ports';
import { asPlayer$ } from '../shared/as-player';
import { player$ } from '../shared/player';
import { publishes, runService } from '../shared/run-service';
import { dialogOf, INITIAL, reduce } from './withdraw-state';
import type { Change, Wish } from './withdraw-state';

interface WithdrawPorts {
  readonly bus: ShellHandle<'payments'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
}

/** The operator's refusals that the dialog has words for. */
const REFUSALS = [
  'account-frozen',
  'bad-amount',
  'banned',
  'method-down',
  'not-found',
  'not-signed-in',
  'not-verified',
  'not-withdrawable',
  ...PROOF_REFUSALS,
];

function failureOf(error: unknown, now: number): Omit<Change & { type: 'failed' }, 'request'> {
  const refusal = refusalOfStep(error, REFUSALS, now);
  const { code, text, until } = messageOf(refusal);
  const proof = proofIn(refusal);
  const message = {
    code,
    ...(text !== undefined && { text }),
    ...(until !== undefined && { until }),
  };
  return { type: 'failed', message, ...(proof && { proof }) };
}

/** Withdrawals: an area proposes one, and the player confirms it in a dialog of the shell, which alone has the password. */
export function handleWithdrawals({ bus, clock, api }: WithdrawPorts): void {
  const { state, state$, dispatch } = runService(bus, {
    initial: INITIAL,
    reduce,
    change$: player$(bus).pipe(
      skip(1),
      map((): Change => ({ type: 'closed' })),
    ),
    publish: [publishes(paymentsDialog, dialogOf)],
  });

  /** Opens the dialog; emits the withdrawal once the player has confirmed it and the operator has it. */
  function ask$(wish: Wish): Observable<Withdrawal> {
    const request = Symbol(wish.refId);
    return defer(() => dispatch({ type: 'asked', request, wish })).pipe(
      switchMap(() => state$),
      filter(({ ended }) => ended?.request === request),
      take(1),
      map(({ ended }) => {
        if (!ended?.withdrawal) throw new Refusal('cancelled');
        return ended.withdrawal;
      }),
      finalize(() => {
        // The area has gone.
        if (state().open?.request === request) dispatch({ type: 'closed' });
      }),
    );
  }

  const withdrawn$ = (
    { accountId, methodId, amount, refId, scale }: Wish,
    proof: ProofRequest,
  ): Observable<Withdrawal> =>
    asPlayer$(bus, () =>
      prove$(api, proof).pipe(
        switchMap(() => call$(api, withdrawCall, { accountId, methodId, amount, refId, scale })),
        map(({ withdrawal }) => withdrawal),
      ),
    );

  bus.handle(paymentsWithdraw, (wish) => {
    const accounts = bus.peek(accountState)?.all_accounts ?? [];
    const account = accounts.find(({ id }) => id === wish.accountId);
    return asPlayer$(bus, () => {
      if (!account) throw new Refusal('unavailable');
      const { iso, scale } = account;
      return ask$({ ...wish, iso, scale });
    });
  });

  bus.handle(paymentsConfirm, (proof) => {
    const { open } = state();
    if (!open || open.isBusy) return {};
    const { request, wish } = open;
    const isClosed$ = state$.pipe(filter((now) => now.open?.request !== request));
    return dispatch({ type: 'began' }).pipe(
      take(1),
      switchMap(() => withdrawn$(wish, proof)),
      takeUntil(isClosed$),
      map((withdrawal): Change => ({ type: 'done', request, withdrawal })),
      catchError((error: unknown) => of<Change>({ request, ...failureOf(error, clock.now()) })),
      switchMap(dispatch),
      map(() => ({})),
      defaultIfEmpty({}),
    );
  });
  bus.handle(paymentsClose, () => dispatch({ type: 'closed' }).pipe(map(() => ({}))));
}
