import { createScheduler, navigationState } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { casinoJackpots, casinoMeters } from '@grandstand/bus-contracts/player';
import {
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  map,
  retry,
  Subject,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import type { ApiClient } from '../../api';
import { call$ } from '../../api/calls/call';
import { jackpotsCall } from '../../api/endpoints/betting/jackpots';
import { refusalOf } from '../../api/refusal-of';
import type { PageEvents } from '../ports';
import { backoff } from '../shared/backoff';
import type { MeterConnect } from './connect';

export { createMeterConnect } from './connect';

export interface JackpotsPorts {
  readonly bus: ShellHandle<'jackpots'>;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly page: Pick<PageEvents, 'visible$'>;
  readonly connect: MeterConnect;
}

/** Between two tries to connect. */
const RETRY = backoff(2000, 60_000);

/** Loads the jackpots, and follows what they have while a page that asked for them is shown and visible. */
export function createJackpots({ bus, clock, api, page, connect }: JackpotsPorts): void {
  const asked$ = new Subject<void>();
  const scheduler = createScheduler(clock);
  const meters$ = defer(connect).pipe(
    retry({ delay: (_error, tries) => timer(RETRY(tries), scheduler), resetOnSuccess: true }),
  );
  const shown$ = page.visible$.pipe(switchMap((isVisible) => (isVisible ? meters$ : EMPTY)));
  const followed$ = bus.messages$(navigationState).pipe(
    map(({ area }) => area),
    distinctUntilChanged(),
    // Another area asks for itself.
    switchMap(() =>
      asked$.pipe(
        take(1),
        switchMap(() => shown$),
      ),
    ),
  );
  bus.listen(followed$, (meters) => {
    for (const meter of meters) bus.publish(casinoMeters, meter);
  });

  bus.handle(casinoJackpots, () =>
    call$(api, jackpotsCall, {}).pipe(
      tap(() => asked$.next()),
      catchError((error: unknown) => {
        throw refusalOf(error, ['not-found']);
      }),
    ),
  );
}
