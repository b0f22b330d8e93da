// The dialogs of passkeys and of the password are the same machine, `asked-dialog.ts`: an area requests it, the
// player confirms, and the area learns how it ended.
import type { ShellHandle } from '@grandstand/bus-contracts';
import { passwordChange } from '@grandstand/bus-contracts/player';
import { passwordClose, passwordConfirm, passwordDialog } from '@grandstand/bus-contracts/shell';
import { map, skip, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import { passwordCall } from '../../../api/endpoints/sign-in/password';
import { failureOf, PROOF_REFUSALS, prove$ } from '../../../api/proof';
import type { SteadyClock } from '../../ports';
import { createAreaSheet } from '../../shared/dialogs/area-sheets';
import { asPlayer$ } from '../../shared/player/as-player';
import { askedDialog, NOTHING_ASKED, reduceAsked } from '../../shared/dialogs/asked-dialog';
import { player$ } from '../../shared/player/player';
import { publishes, runService } from '../../shared/run-service';

export interface PasswordPorts {
  readonly bus: ShellHandle<'password'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  /** The name of the area in which the player presses, at each press by hand. */
  readonly areaPress$: Observable<string>;
}

/** The operator's refusals that the dialog has words for. */
const REFUSALS = ['not-signed-in', 'weak-password', ...PROOF_REFUSALS];

/**
 * The change of a player's password. An area asks for it; both passwords are typed in a dialog of the
 * shell, which alone has them.
 */
export function createPassword({ bus, clock, api, areaPress$ }: PasswordPorts): void {
  const sheet = createAreaSheet({ bus, clock, areaPress$ });
  const running = runService(bus, {
    initial: NOTHING_ASKED,
    reduce: reduceAsked<object, object>,
    change$: player$(bus).pipe(
      skip(1),
      map(() => ({ type: 'closed' as const })),
    ),
    publish: [
      publishes(passwordDialog, ({ open }) => {
        if (!open) return null;
        const { proof, isBusy, message } = open;
        return { proof, isBusy, message };
      }),
    ],
  });
  const { ask$, confirm$, close$ } = askedDialog(running, (error) =>
    failureOf(error, REFUSALS, clock.now()),
  );

  bus.handle(passwordChange, (_request, { envelope }) =>
    asPlayer$(bus, () => sheet(envelope, ask$({}))),
  );
  bus.handle(passwordConfirm, ({ next, ...proof }) =>
    confirm$(() =>
      asPlayer$(bus, () =>
        prove$(api, proof).pipe(switchMap(() => call$(api, passwordCall, { password: next }))),
      ),
    ),
  );
  bus.handle(passwordClose, close$);
}
