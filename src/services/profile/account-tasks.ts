import type { ShellHandle } from '@grandstand/bus-contracts';
import { dataExport, dataExported } from '@grandstand/bus-contracts/player';
import type { DataExport } from '@grandstand/bus-contracts/player';
import { profileClose, profileConfirm, profileDialog } from '@grandstand/bus-contracts/shell';
import { catchError, map, skip, switchMap } from 'rxjs';
import type { ApiClient } from '../../api';
import { call$ } from '../../api/calls/call';
import { dataExportCall, dataExportedCall } from '../../api/endpoints/player/data-export';
import { failureOf, PROOF_REFUSALS, prove$ } from '../../api/proof';
import { playerRefusalOf } from '../../api/refusal-of';
import type { SteadyClock } from '../ports';
import { asPlayer$ } from '../shared/as-player';
import { askedDialog, NOTHING_ASKED, reduceAsked } from '../shared/asked-dialog';
import { player$ } from '../shared/player';
import { publishes, runService } from '../shared/run-service';

interface TaskPorts {
  readonly bus: ShellHandle<'profile'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
}

/** The operator's refusals that the dialog has words for. */
const REFUSALS = ['not-signed-in', ...PROOF_REFUSALS];

/** What needs a proof on the page of the account: the area asks for it, and the player confirms it in a dialog of the shell, which alone has the password. */
export function handleAccountTasks({ bus, clock, api }: TaskPorts): void {
  const running = runService(bus, {
    initial: NOTHING_ASKED,
    reduce: reduceAsked<object, DataExport>,
    change$: player$(bus).pipe(
      skip(1),
      map(() => ({ type: 'closed' as const })),
    ),
    publish: [
      publishes(profileDialog, ({ open }) => {
        if (!open) return null;
        const { proof, isBusy, message } = open;
        return { task: 'export' as const, proof, isBusy, message };
      }),
    ],
  });
  const { ask$, confirm$, close$ } = askedDialog(running, (error) =>
    failureOf(error, REFUSALS, clock.now()),
  );

  bus.handle(dataExported, () =>
    asPlayer$(bus, () => call$(api, dataExportedCall, {})).pipe(
      catchError((error: unknown) => {
        throw playerRefusalOf(error);
      }),
    ),
  );
  bus.handle(dataExport, () => asPlayer$(bus, () => ask$({})));
  bus.handle(profileConfirm, (proof) =>
    confirm$(() =>
      asPlayer$(bus, () =>
        prove$(api, proof).pipe(
          switchMap(() => call$(api, dataExportCall, {})),
          map((answer) => answer.export),
        ),
      ),
    ),
  );
  bus.handle(profileClose, close$);
}
