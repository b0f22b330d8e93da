import { accountState, Refusal } from '@grandstand/bus-contracts';
import type { RequestOf, ShellHandle } from '@grandstand/bus-contracts';
import { paymentsWithdraw } from '@grandstand/bus-contracts/player';
import type { Withdrawal } from '@grandstand/bus-contracts/player';
import { paymentsClose, paymentsConfirm, paymentsDialog } from '@grandstand/bus-contracts/shell';
import { map, skip, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../api';
import { call$ } from '../../api/calls/call';
import { withdrawCall } from '../../api/endpoints/player/money/withdrawals';
import { failureOf, PROOF_REFUSALS, prove$ } from '../../api/proof';
import type { SteadyClock } from '../ports';
import { createAreaSheet } from '../shared/dialogs/area-sheets';
import { asPlayer$ } from '../shared/as-player';
import { askedDialog, NOTHING_ASKED, reduceAsked } from '../shared/dialogs/asked-dialog';
import { player$ } from '../shared/player';
import { publishes, runService } from '../shared/run-service';

interface WithdrawPorts {
  readonly bus: ShellHandle<'payments'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly areaPress$: Observable<string>;
}

/** What an area has asked for, with the currency of the account. */
type Wish = RequestOf<typeof paymentsWithdraw> & { readonly iso: string; readonly scale: number };

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
  'withdrawals-held',
  ...PROOF_REFUSALS,
];

/** Withdrawals: an area proposes one, and the player confirms it in a dialog of the shell, which alone has the password. */
export function handleWithdrawals({ bus, clock, api, areaPress$ }: WithdrawPorts): void {
  const sheet = createAreaSheet({ bus, clock, areaPress$ });
  const running = runService(bus, {
    initial: NOTHING_ASKED,
    reduce: reduceAsked<Wish, Withdrawal>,
    change$: player$(bus).pipe(
      skip(1),
      map(() => ({ type: 'closed' as const })),
    ),
    publish: [
      publishes(paymentsDialog, ({ open }) => {
        if (!open) return null;
        const { task, proof, isBusy, message } = open;
        const { amount, iso, scale } = task;
        return { amount, iso, scale, proof, isBusy, message };
      }),
    ],
  });
  const { ask$, confirm$, close$ } = askedDialog(running, (error) =>
    failureOf(error, REFUSALS, clock.now()),
  );

  bus.handle(paymentsWithdraw, (wish, { envelope }) => {
    const accounts = bus.peek(accountState)?.all_accounts ?? [];
    const account = accounts.find(({ id }) => id === wish.accountId);
    return asPlayer$(bus, () => {
      if (!account) throw new Refusal('unavailable');
      const { iso, scale } = account;
      return sheet(envelope, ask$({ ...wish, iso, scale }));
    });
  });
  bus.handle(paymentsConfirm, (proof) =>
    confirm$(({ accountId, methodId, amount, refId, scale }) =>
      asPlayer$(bus, () =>
        prove$(api, proof).pipe(
          switchMap(() => call$(api, withdrawCall, { accountId, methodId, amount, refId, scale })),
          map(({ withdrawal }) => withdrawal),
        ),
      ),
    ),
  );
  bus.handle(paymentsClose, close$);
}
