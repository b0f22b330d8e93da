import { accountState, Refusal } from '@grandstand/bus-contracts';
import type { RequestOf, ShellHandle } from '@grandstand/bus-contracts';
import { paymentsWithdraw } from '@grandstand/bus-contracts/player';
import type { BonusLeaving, Withdrawal } from '@grandstand/bus-contracts/player';
import { paymentsClose, paymentsConfirm, paymentsDialog } from '@grandstand/bus-contracts/shell';
import type { PaymentsDialog } from '@grandstand/bus-contracts/shell';
import { catchError, map, of, skip, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import { bonusesPreviewCall } from '../../../api/endpoints/rewards/bonuses';
import { withdrawCall } from '../../../api/endpoints/money/withdrawals';
import { failureOf, PROOF_REFUSALS, prove$ } from '../../../api/proof';
import { playerRefusalOf } from '../../../api/refusal-of';
import type { SteadyClock } from '../../ports';
import { createAreaSheet } from '../../shared/dialogs/area-sheets';
import { asPlayer$ } from '../../shared/player/as-player';
import { askedDialog, NOTHING_ASKED, reduceAsked } from '../../shared/dialogs/asked-dialog';
import { player$ } from '../../shared/player/player';
import { publishes, runService } from '../../shared/run-service';

interface WithdrawPorts {
  readonly bus: ShellHandle<'payments'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly areaPress$: Observable<string>;
}

/** What an area has asked for, with the currency of the account and what it costs. */
type Wish = RequestOf<typeof paymentsWithdraw> & {
  readonly iso: string;
  readonly scale: number;
  /** The bonus that is given up for it where it is active; null: there is none. */
  readonly leaving: BonusLeaving | null;
};

/** The operator's refusals that the dialog has words for. */
const REFUSALS = [
  'account-frozen',
  'bad-amount',
  'banned',
  'bonus-active',
  'bonus-figures-changed',
  'method-down',
  'not-found',
  'not-signed-in',
  'not-verified',
  'not-withdrawable',
  'withdrawals-held',
  ...PROOF_REFUSALS,
];

/** The refusals after which the player has to see again what of a bonus they lose. */
const BONUS_REFUSALS: readonly string[] = ['bonus-active', 'bonus-figures-changed'];

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
        const { amount, iso, scale, leaving } = task;
        return { amount, iso, scale, leaving: leaving && shownOf(leaving), proof, isBusy, message };
      }),
    ],
  });
  const { ask$, confirm$, close$ } = askedDialog(running, (error) =>
    failureOf(error, REFUSALS, clock.now()),
  );

  /** What the player loses with a withdrawal; as known before where the operator does not say. */
  const leaving$ = (known: BonusLeaving | null): Observable<BonusLeaving | null> =>
    call$(api, bonusesPreviewCall, {}).pipe(
      map(({ leaving }) => leaving),
      catchError((error: unknown) => {
        const refusal = playerRefusalOf(error);
        if (refusal.code === 'not-signed-in') throw refusal;
        // The operator takes no bonus that the player has not seen, so players without one need not wait.
        return of(known);
      }),
    );

  bus.handle(paymentsWithdraw, (wish, { envelope }) => {
    const accounts = bus.peek(accountState)?.all_accounts ?? [];
    const account = accounts.find(({ id }) => id === wish.accountId);
    return asPlayer$(bus, () => {
      if (!account) throw new Refusal('unavailable');
      const { iso, scale } = account;
      // The player sees what they lose before they confirm anything.
      const asked$ = leaving$(null).pipe(
        switchMap((leaving) => ask$({ ...wish, iso, scale, leaving })),
      );
      return sheet(envelope, asked$);
    });
  });
  bus.handle(paymentsConfirm, (proof) =>
    confirm$(
      ({ accountId, methodId, amount, refId, scale, leaving }) =>
        asPlayer$(bus, () =>
          prove$(api, proof).pipe(
            switchMap(() =>
              call$(api, withdrawCall, {
                accountId,
                methodId,
                amount,
                refId,
                scale,
                ...(leaving && { leaving: { bonusId: leaving.bonusId, lose: leaving.lose } }),
              }),
            ),
            map(({ withdrawal }) => withdrawal),
          ),
        ),
      (task, { message: { code } }) =>
        BONUS_REFUSALS.includes(code)
          ? leaving$(task.leaving).pipe(map((leaving) => ({ ...task, leaving })))
          : of(task),
    ),
  );
  bus.handle(paymentsClose, close$);
}

/** What the dialog says is lost; null where it is nothing, as with a bonus that waits for a deposit. */
function shownOf({ iso, scale, lose, inPlay }: BonusLeaving): PaymentsDialog['leaving'] {
  return lose > 0 || inPlay > 0 ? { iso, scale, lose, inPlay } : null;
}
