// Its commands (`passkeys.add`, `passkeys.remove`) wait for the dialog, and end as `cancelled` where it is closed
// or another player comes.
import { Refusal } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  passkeysAdd,
  passkeysGet,
  passkeysRemove,
  passkeysRename,
} from '@grandstand/bus-contracts/player';
import type { PasskeyList } from '@grandstand/bus-contracts/player';
import { passkeysClose, passkeysConfirm, passkeysDialog } from '@grandstand/bus-contracts/shell';
import type { PasskeysDialog, ProofRequest } from '@grandstand/bus-contracts/shell';
import { map, skip, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { abortable$, call$ } from '../../../api/calls/call';
import {
  passkeyAddCall,
  passkeyCreationCall,
  passkeyRemoveCall,
  passkeyRenameCall,
  passkeysCall,
} from '../../../api/endpoints/sign-in/passkeys';
import { prove$ } from '../../../api/proof';
import { createAreaSheet } from '../../shared/dialogs/area-sheets';
import { asPlayer$ } from '../../shared/player/as-player';
import { forPlayer$, relay } from '../../shared/player/relay';
import { askedDialog, NOTHING_ASKED, reduceAsked } from '../../shared/dialogs/asked-dialog';
import type { AskedState } from '../../shared/dialogs/asked-dialog';
import type { SteadyClock } from '../../ports';
import type { PasskeyCeremonies } from '../../ports/passkey-ceremonies';
import { player$ } from '../../shared/player/player';
import { publishes, runService } from '../../shared/run-service';
import { passkeyFailure } from './passkey-failure';

/** What an area has asked for. */
type Task =
  | { readonly act: 'add' }
  | { readonly act: 'remove'; readonly id: number; readonly name: string };

export interface PasskeysPorts {
  readonly bus: ShellHandle<'passkeys'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  /** The name of the area in which the player presses, at each press by hand. */
  readonly areaPress$: Observable<string>;
  readonly ceremonies: PasskeyCeremonies;
}

/**
 * The player's own passkeys. Areas see their names; what is added or removed is confirmed by the player in
 * a dialog of the shell, which alone has the password, the challenges and the credentials.
 */
export function createPasskeys(ports: PasskeysPorts): void {
  const { bus, clock, api, areaPress$, ceremonies } = ports;
  const sheet = createAreaSheet({ bus, clock, areaPress$ });
  const running = runService(bus, {
    initial: NOTHING_ASKED,
    reduce: reduceAsked<Task, PasskeyList>,
    change$: player$(bus).pipe(
      skip(1),
      map(() => ({ type: 'closed' as const })),
    ),
    publish: [publishes(passkeysDialog, dialogOf)],
  });
  const { ask$, confirm$, close$ } = askedDialog(running, (error) =>
    passkeyFailure(error, clock.now()),
  );

  const list$ = (): Observable<PasskeyList> =>
    forPlayer$(bus, passkeysGet, () => call$(api, passkeysCall, {}));

  const made$ = (): Observable<PasskeyList> =>
    call$(api, passkeyCreationCall, {}).pipe(
      switchMap(({ flowId, options }) =>
        abortable$((signal) => ceremonies.create(options, { signal })).pipe(
          switchMap((response) => call$(api, passkeyAddCall, { flowId, response })),
        ),
      ),
    );

  function done$(task: Task, proof: ProofRequest): Observable<PasskeyList> {
    return asPlayer$(bus, () =>
      prove$(api, proof).pipe(
        switchMap(() =>
          task.act === 'add' ? made$() : call$(api, passkeyRemoveCall, { id: task.id }),
        ),
      ),
    );
  }

  bus.handle(passkeysGet, () =>
    list$().pipe(map((list) => ({ ...list, canAdd: ceremonies.isSupported() }))),
  );
  relay(ports, passkeysRename, passkeyRenameCall);
  bus.handle(passkeysAdd, (_request, { envelope }) =>
    asPlayer$(bus, () => sheet(envelope, ask$({ act: 'add' }))),
  );
  bus.handle(passkeysRemove, ({ id }, { envelope }) =>
    list$().pipe(
      switchMap(({ passkeys }) => {
        const known = passkeys.find((one) => one.id === id);
        if (!known) throw new Refusal('not-found');
        return sheet(envelope, ask$({ act: 'remove', id, name: known.name }));
      }),
    ),
  );

  bus.handle(passkeysConfirm, (proof) => confirm$((task) => done$(task, proof)));
  bus.handle(passkeysClose, close$);
}

/** The published state. */
function dialogOf({ open }: AskedState<Task, PasskeyList>): PasskeysDialog | null {
  if (!open) return null;
  const { task, proof, isBusy, message } = open;
  return { act: task.act, name: task.act === 'remove' ? task.name : '', proof, isBusy, message };
}
