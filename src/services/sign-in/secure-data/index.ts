// The service sets the cookies `ggru` and `_grant_…` for 1800 s, and requests new values at that interval.
import { createScheduler } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { catchError, EMPTY, exhaustMap, switchMap } from 'rxjs';
import { AbortedError } from '../../../api';
import type { ApiClient } from '../../../api';
import { secureData } from '../../../api/endpoints/sign-in/secure-data';
import type { CookieJar, Log } from '../../ports';
import { call$ } from '../../../api/calls/call';
import { player$ } from '../../shared/player/player';
import { ticks$ } from '../../time/ticks';

export interface SecureDataPorts {
  readonly bus: ShellHandle<'secure-data'>;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly cookies: CookieJar;
  readonly log: Log;
}

/** How long the cookies are valid (specification, section 9); then new values are requested. */
const LIFE_MS = 1_800_000;

/** Keeps a player's secure data in cookies; the session removes them when the player leaves. */
export function createSecureData({ bus, clock, api, cookies, log }: SecureDataPorts): void {
  const request$ = call$(api, secureData, {}).pipe(
    catchError((error: unknown) => {
      if (!(error instanceof AbortedError))
        log('error', 'The secure data could not be loaded.', error);
      return EMPTY;
    }),
  );
  const answers$ = player$(bus).pipe(
    switchMap((userId) =>
      userId === ''
        ? EMPTY
        : ticks$(LIFE_MS, createScheduler(clock)).pipe(exhaustMap(() => request$)),
    ),
  );
  bus.listen(answers$, (data) => {
    if (data === null) {
      log('error', 'The secure data is empty.');
      return;
    }
    const expires = clock.now() + LIFE_MS;
    cookies.set('ggru', data.ggru, { expires });
    cookies.set(`_grant_${data.session}`, data.grant, { expires });
  });
}
