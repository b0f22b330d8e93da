import type { ShellHandle } from '@grandstand/bus-contracts';
import { securityEnd, securityHistory, securitySessions } from '@grandstand/bus-contracts/player';
import { catchError } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import {
  sessionEndCall,
  sessionsCall,
  sessionsEndOthersCall,
  signInHistoryCall,
} from '../../../api/endpoints/sign-in/sessions';
import { playerRefusalOf } from '../../../api/refusal-of';
import { asPlayer$ } from '../../shared/player/as-player';

export interface SecurityPorts {
  readonly bus: ShellHandle<'security'>;
  readonly api: ApiClient;
}

/** Answers where the player is and was signed in, and ends sessions. */
export function createSecurity({ bus, api }: SecurityPorts): void {
  const forPlayer$ = <T>(call: () => Observable<T>): Observable<T> =>
    asPlayer$(bus, call).pipe(
      catchError((error: unknown) => {
        throw playerRefusalOf(error, ['not-found']);
      }),
    );

  bus.handle(securitySessions, () => forPlayer$(() => call$(api, sessionsCall, {})));
  bus.handle(securityEnd, (request) =>
    forPlayer$(() =>
      request.which === 'one'
        ? call$(api, sessionEndCall, { number: request.number })
        : call$(api, sessionsEndOthersCall, {}),
    ),
  );
  bus.handle(securityHistory, () => forPlayer$(() => call$(api, signInHistoryCall, {})));
}
