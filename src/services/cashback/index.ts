import { feedReset } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  cashbackLoad,
  cashbackState,
  pointsLoad,
  pointsState,
} from '@grandstand/bus-contracts/player';
import { feedPlayer, purchasePlaced } from '@grandstand/bus-contracts/shell';
import { catchError, EMPTY, map, merge, of, startWith, Subject, switchMap, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../api';
import { call$, logFailure } from '../../api/calls/call';
import { cashbackCall, pointsCall } from '../../api/endpoints/player/cashback';
import { playerRefusalOf } from '../../api/refusal-of';
import type { Log } from '../ports';
import { asPlayer$ } from '../shared/as-player';
import { shownPlayer$ } from '../shared/player';

export interface CashbackPorts {
  readonly bus: ShellHandle<'cashback'>;
  readonly api: ApiClient;
  readonly log: Log;
}

/**
 * Keeps the player's cashback and points current. Each is loaded for the first page that shows it, and again when
 * bets or money of the player have changed.
 */
export function createCashback({ bus, api, log }: CashbackPorts): void {
  // Messages of the feed during a break are lost.
  const changed$ = merge(
    bus.messages$(feedPlayer),
    bus.messages$(feedReset),
    bus.messages$(purchasePlaced),
  );

  /** A value of the player, and its first load. */
  const ofPlayer = <T>(call: () => Observable<T>, failed: string) => {
    const loaded$ = new Subject<T>();
    const load$ = (): Observable<T> => asPlayer$(bus, call);
    const isFailed = logFailure(log, failed);
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
    const value$: Observable<T | null> = shownPlayer$(bus).pipe(
      switchMap((userId) =>
        userId === ''
          ? of(null)
          : loaded$.pipe(
              switchMap((own) => reloaded$.pipe(startWith(own))),
              startWith(null),
            ),
      ),
    );
    const first$ = (): Observable<Record<string, never>> =>
      load$().pipe(
        tap((own) => loaded$.next(own)),
        map(() => ({})),
        catchError((error: unknown) => {
          throw playerRefusalOf(error);
        }),
      );
    return { value$, first$ };
  };

  const cashback = ofPlayer(
    () => call$(api, cashbackCall, {}),
    'The cashback could not be loaded again.',
  );
  const points = ofPlayer(
    () => call$(api, pointsCall, {}),
    'The points could not be loaded again.',
  );
  bus.publishFrom(cashbackState, cashback.value$);
  bus.publishFrom(pointsState, points.value$);
  bus.handle(cashbackLoad, () => cashback.first$());
  bus.handle(pointsLoad, () => points.first$());
}
