import type { ShellHandle } from '@grandstand/bus-contracts';
import { feedReset } from '@grandstand/bus-contracts';
import {
  verificationLoad,
  verificationState,
  verificationTicket,
} from '@grandstand/bus-contracts/player';
import type { Verification } from '@grandstand/bus-contracts/player';
import { feedPlayer } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  EMPTY,
  filter,
  map,
  merge,
  of,
  startWith,
  Subject,
  switchMap,
  tap,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../api';
import { call$, logFailure } from '../../api/calls/call';
import { verificationCall, verificationTicketCall } from '../../api/endpoints/player/verification';
import { playerRefusalOf } from '../../api/refusal-of';
import type { Log } from '../ports';
import { asPlayer$ } from '../shared/as-player';
import { shownPlayer$ } from '../shared/player';

export interface VerificationPorts {
  readonly bus: ShellHandle<'verification'>;
  readonly api: ApiClient;
  readonly log: Log;
}

/**
 * What the player is asked to prove. It is loaded for the first page that shows it, and again whenever the operator
 * announces a change of the player, so no page of another kind makes a call for it.
 */
export function createVerification({ bus, api, log }: VerificationPorts): void {
  const loaded$ = new Subject<Verification>();
  const load$ = (): Observable<Verification> =>
    asPlayer$(bus, () => call$(api, verificationCall, {}));
  const isFailed = logFailure(log, 'The verification could not be loaded again.');
  const changed$ = merge(
    bus.messages$(feedPlayer).pipe(filter(({ isStandingChanged = false }) => isStandingChanged)),
    // Messages of the feed during a break are lost.
    bus.messages$(feedReset),
  );
  const reloaded$ = changed$.pipe(
    // The newest change wins; what was there stays where the load fails.
    switchMap(() =>
      load$().pipe(
        catchError((error: unknown) => {
          isFailed(error);
          return EMPTY;
        }),
      ),
    ),
  );

  bus.publishFrom(
    verificationState,
    shownPlayer$(bus).pipe(
      switchMap((userId) =>
        userId === ''
          ? of(null)
          : loaded$.pipe(
              switchMap((verification) => reloaded$.pipe(startWith(verification))),
              startWith(null),
            ),
      ),
    ),
  );
  bus.handle(verificationLoad, () =>
    load$().pipe(
      tap((verification) => loaded$.next(verification)),
      map(() => ({})),
      catchError((error: unknown) => {
        throw playerRefusalOf(error);
      }),
    ),
  );
  bus.handle(verificationTicket, (proof) =>
    asPlayer$(bus, () => call$(api, verificationTicketCall, proof)).pipe(
      catchError((error: unknown) => {
        throw playerRefusalOf(error, ['profile-incomplete', 'not-asked', 'too-many-uploads']);
      }),
    ),
  );
}
