import { Refusal, sessionState } from '@grandstand/bus-contracts';
import { mailingGet, mailingSave } from '@grandstand/bus-contracts/player';
import type { Mailing } from '@grandstand/bus-contracts/player';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { catchError, concatMap, defer, EMPTY, ReplaySubject, Subject, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import { UnauthorizedError } from '../../api';
import type { ApiClient } from '../../api';
import { mailingCall, mailingSaveCall } from '../../api/endpoints/player/mailing';
import { refusalOf } from '../../api/refusal-of';

export interface MailingPorts {
  readonly bus: ShellHandle<'mailing'>;
  readonly api: ApiClient;
}

/** Answers with the player's mailing settings, and changes them. */
export function createMailing({ bus, api }: MailingPorts): void {
  const requested$ = new Subject<{ save$: Observable<Mailing>; saved$: Subject<Mailing> }>();

  /** Makes a call for the present player; it ends when they leave. */
  function callAsPlayer$(call: () => Promise<Mailing>): Observable<Mailing> {
    const userId = (): string => bus.peek(sessionState)?.userId ?? '';
    const player = userId();
    const mustBeHere = (): void => {
      if (player === '' || userId() !== player) throw new Refusal('not-signed-in');
    };
    return defer(() => {
      mustBeHere();
      return call();
    }).pipe(
      tap(mustBeHere),
      catchError((error: unknown) => {
        mustBeHere();
        throw asRefusal(error);
      }),
    );
  }

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

  bus.handle(mailingGet, (_, { signal }) =>
    callAsPlayer$(() => api.call(mailingCall, {}, { signal })),
  );
  bus.handle(mailingSave, (change, { signal }) => {
    const saved$ = new ReplaySubject<Mailing>(1);
    const save$ = callAsPlayer$(() => api.call(mailingSaveCall, change, { signal }));
    requested$.next({ save$, saved$ });
    return saved$;
  });
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof UnauthorizedError) return new Refusal('not-signed-in', { cause: error });
  return refusalOf(error);
}
