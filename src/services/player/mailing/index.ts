// The service saves one change after another.
import { mailingGet, mailingSave } from '@grandstand/bus-contracts/player';
import type { Mailing } from '@grandstand/bus-contracts/player';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { catchError, concatMap, EMPTY, ReplaySubject, Subject, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { mailingCall, mailingSaveCall } from '../../../api/endpoints/player/mailing';
import { forPlayer$, relay } from '../../shared/player/relay';

export interface MailingPorts {
  readonly bus: ShellHandle<'mailing'>;
  readonly api: ApiClient;
}

/** Answers with the player's mailing settings, and changes them. */
export function createMailing({ bus, api }: MailingPorts): void {
  const requested$ = new Subject<{ save$: Observable<Mailing>; saved$: Subject<Mailing> }>();

  // Two requests at once may arrive in the other order: the last choice must win.
  const saves$ = requested$.pipe(
    concatMap(({ save$, saved$ }) =>
      save$.pipe(
        tap({
          next: (answer) => saved$.next(answer),
          error: (error: unknown) => saved$.error(error),
        }),
        catchError(() => EMPTY),
      ),
    ),
  );
  bus.listen(saves$, () => {});

  relay({ bus, api }, mailingGet, mailingCall);
  bus.handle(mailingSave, (change, { signal }) => {
    const saved$ = new ReplaySubject<Mailing>(1);
    const save$ = forPlayer$(bus, mailingSave, () => api.call(mailingSaveCall, change, { signal }));
    requested$.next({ save$, saved$ });
    return saved$;
  });
}
