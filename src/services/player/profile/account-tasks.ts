import type { ShellHandle } from '@grandstand/bus-contracts';
import { sessionSignOut } from '@grandstand/bus-contracts';
import { accountClose, dataExport, dataExported } from '@grandstand/bus-contracts/player';
import type { DataExport } from '@grandstand/bus-contracts/player';
import { profileClose, profileConfirm, profileDialog } from '@grandstand/bus-contracts/shell';
import type { ProfileDialog } from '@grandstand/bus-contracts/shell';
import { catchError, filter, from, map, of, skip, switchMap, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import { closeCall } from '../../../api/endpoints/player/closing';
import { dataExportCall, dataExportedCall } from '../../../api/endpoints/player/data-export';
import { withdrawableCall } from '../../../api/endpoints/money/withdrawals';
import { failureOf, PROOF_REFUSALS, prove$ } from '../../../api/proof';
import type { CookieJar, SteadyClock } from '../../ports';
import { createAreaSheet } from '../../shared/dialogs/area-sheets';
import { asPlayer$ } from '../../shared/player/as-player';
import { relay } from '../../shared/player/relay';
import { askedDialog, NOTHING_ASKED, reduceAsked } from '../../shared/dialogs/asked-dialog';
import { suppressPromotions } from '../../shared/offers';
import { player$ } from '../../shared/player/player';
import { publishes, runService } from '../../shared/run-service';

interface TaskPorts {
  readonly bus: ShellHandle<'profile'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly cookies: CookieJar;
  readonly areaPress$: Observable<string>;
}

type Task = Pick<ProfileDialog, 'task' | 'money'>;
/** The copy that was made; null: the account is closed. */
interface Done {
  readonly made: DataExport | null;
}
const EXPORT: Task = { task: 'export', money: [] };

/** The operator's refusals that the dialog has words for. */
const REFUSALS = ['not-signed-in', ...PROOF_REFUSALS];

/** What needs a proof on the page of the account: the area asks for it, and the player confirms it in a dialog of the shell, which alone has the password. */
export function handleAccountTasks({ bus, clock, cookies, api, areaPress$ }: TaskPorts): void {
  const sheet = createAreaSheet({ bus, clock, areaPress$ });
  const running = runService(bus, {
    initial: NOTHING_ASKED,
    reduce: reduceAsked<Task, Done>,
    change$: player$(bus).pipe(
      skip(1),
      map(() => ({ type: 'closed' as const })),
    ),
    publish: [
      publishes(profileDialog, ({ open }) => {
        if (!open) return null;
        const { task, proof, isBusy, message } = open;
        return { ...task, proof, isBusy, message };
      }),
    ],
  });
  const { ask$, confirm$, close$ } = askedDialog(running, (error) =>
    failureOf(error, REFUSALS, clock.now()),
  );

  relay({ bus, api }, dataExported, dataExportedCall);
  bus.handle(dataExport, (_request, { envelope }) =>
    asPlayer$(bus, () => sheet(envelope, ask$(EXPORT))).pipe(
      map(({ made }) => made),
      filter((made) => made !== null),
    ),
  );
  bus.handle(accountClose, (_request, { envelope }) =>
    asPlayer$(bus, () =>
      sheet(envelope, money$().pipe(switchMap((money) => ask$({ task: 'close', money })))),
    ).pipe(
      tap(() => suppressPromotions({ cookies, clock }, null)),
      // The operator has ended the session already.
      switchMap(() => from(bus.send(sessionSignOut, {})).pipe(catchError(() => of({})))),
    ),
  );
  bus.handle(profileConfirm, (proof) =>
    confirm$(({ task }) =>
      asPlayer$(bus, () => prove$(api, proof).pipe(switchMap(() => do$(task)))),
    ),
  );
  bus.handle(profileClose, close$);

  function do$(task: Task['task']): Observable<Done> {
    return task === 'close'
      ? call$(api, closeCall, {}).pipe(map(() => ({ made: null })))
      : call$(api, dataExportCall, {}).pipe(map((answer) => ({ made: answer.export })));
  }

  /** What is in the player's accounts; nothing where it can't be loaded: that is no reason to keep somebody. */
  function money$(): Observable<Task['money']> {
    return call$(api, withdrawableCall, {}).pipe(
      map(({ accounts }) =>
        accounts
          .filter(({ money, inBets }) => money > 0 || inBets > 0)
          .map(({ iso, scale, money, available, inBets }) => ({
            iso,
            scale,
            available,
            inBets,
            rest: money - available,
          })),
      ),
      catchError(() => of([])),
    );
  }
}
