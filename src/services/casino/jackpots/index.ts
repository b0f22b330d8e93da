// A connection that breaks is opened again after 2 s, then after twice as long each time, 60 s at most.
import { navigationState } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { casinoJackpots, casinoMeters } from '@grandstand/bus-contracts/player';
import { distinctUntilChanged, map, Subject, switchMap, take, tap } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import { jackpotsCall } from '../../../api/endpoints/casino/jackpots';
import type { PageEvents } from '../../ports';
import { whileVisible$ } from '../../shared/event-stream';
import { refuseAs } from '../../shared/player/relay';
import type { MeterConnect } from './connect';

export { createMeterConnect } from './connect';

export interface JackpotsPorts {
  readonly bus: ShellHandle<'jackpots'>;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly page: Pick<PageEvents, 'visible$'>;
  readonly connect: MeterConnect;
}

/** Loads the jackpots, and follows what they have while a page that asked for them is shown and visible. */
export function createJackpots({ bus, clock, api, page, connect }: JackpotsPorts): void {
  const asked$ = new Subject<void>();
  const shown$ = whileVisible$({ clock, page, connect });
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
      refuseAs(casinoJackpots),
    ),
  );
}
